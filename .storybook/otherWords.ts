import type { StorybookConfig } from '@storybook/react-vite';
import { otherNames } from '../packages/visa-ui/src/docs/otherNames.ts';

interface Entry {
	type: string;
	title: string;
	anchors?: readonly { id: string; title: string }[];
}
interface Generator {
	getIndex(): Promise<{ entries: Record<string, Entry> }>;
}

const helped = new WeakSet<Generator>();

/** Puts the other names where the sidebar's search also looks: Storybook has the place for a page's headings. */
async function findByOtherNames(given: Promise<Generator> | Generator): Promise<Generator> {
	const generator = await given;
	if (helped.has(generator)) return generator;
	helped.add(generator);
	const getIndex = generator.getIndex.bind(generator);
	generator.getIndex = async () => {
		const index = await getIndex();
		const named = Object.entries(index.entries).map(([id, entry]) => {
			const names = entry.type === 'docs' ? otherNames[entry.title] : undefined;
			return [id, names ? { ...entry, anchors: names.map((title) => ({ id: '', title })) } : entry] as const;
		});
		return { ...index, entries: Object.fromEntries(named) };
	};
	return generator;
}

/** Storybook takes it like any other setting, without a type. */
export const findable = { storyIndexGenerator: findByOtherNames } as Partial<StorybookConfig>;
