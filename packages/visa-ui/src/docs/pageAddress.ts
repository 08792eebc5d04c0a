interface Entry {
	id: string;
	title: string;
	type: string;
	importPath: string;
}

/** The entries of Storybook's index, in the order of the sidebar. */
export function indexEntries(): Entry[] {
	const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
		__STORYBOOK_PREVIEW__?: { storyStoreValue?: { storyIndex: { entries: Record<string, Entry> } } };
	};
	return Object.values(preview?.storyStoreValue?.storyIndex.entries ?? {});
}

const pages = () => indexEntries().filter(({ type }) => type === 'docs');

/** The URL of a component's documentation page, for a link that leaves the stories' iframe. */
export function pageAddress(name: string): string | undefined {
	const page = pages().find(({ importPath }) => importPath.endsWith(`/${name}/${name}.mdx`));
	return page && `./?path=/docs/${page.id}`;
}

/** The components' pages by sidebar group: 'Actions', 'Fields', … */
export function componentPages(): { name: string; group: string; address: string }[] {
	return pages()
		.filter(({ importPath }) => importPath.includes('/components/'))
		.map(({ id, title }) => {
			const [group = '', name = ''] = title.split('/');
			return { name, group, address: `./?path=/docs/${id}` };
		});
}

/** The URL of a page or story, by its title: 'Foundations/Colour'. */
export function addressOf(title: string): string | undefined {
	const entry = indexEntries().find((one) => one.title === title);
	return entry && `./?path=/${entry.type === 'docs' ? 'docs' : 'story'}/${entry.id}`;
}
