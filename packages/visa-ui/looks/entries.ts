import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src/', import.meta.url));

const filesEndingWith = (end: string) =>
	readdirSync(source, { recursive: true, encoding: 'utf8' })
		.filter((path) => path.endsWith(end))
		.sort();

/** The source files of stories; known before Storybook is built. */
export const storyFiles = filesEndingWith('.stories.tsx');
/** The source files of docs pages. */
export const pageFiles = filesEndingWith('.mdx');

/** Whether a file has a screenshot story: its sheet, or its states. */
export const isTagged = (file: string, tag: 'sheet' | 'states') =>
	readFileSync(source + file, 'utf8').includes(tag === 'sheet' ? "tags: ['sheet']" : 'statesOf(');

/** 'components/Badge/Badge.stories.tsx' → 'Badge'. */
export const nameOf = (file: string) => /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? file;

interface Entry {
	id: string;
	/** 'Wizard/Steps' */
	title: string;
	name: string;
	type: 'story' | 'docs';
	importPath: string;
	tags: string[];
}

/** Everything in the built Storybook. */
export function allEntries(): Entry[] {
	const index = readFileSync(`${process.env.STORYBOOK_FOLDER}/index.json`, 'utf8');
	const { entries } = JSON.parse(index) as { entries: Record<string, Entry> };
	return Object.values(entries);
}

/** The entries of one stories file in the built Storybook. */
export const entriesOf = (file: string) =>
	allEntries().filter((entry) => entry.importPath.endsWith(`/visa-ui/src/${file}`));

const storiesOf = (file: string) => entriesOf(file).filter(({ type }) => type === 'story');

/**
 * The stories of a file that work in any window. The steps of a `sized` one need a window of its size, with text at 100
 * %: elsewhere it would look for something in vain, for as long as stories wait.
 */
export const storiesForAnyWindow = (file: string) => storiesOf(file).filter(({ tags }) => !tags.includes('sized'));

/** The id of a file's screenshot story. @throws if the file has none */
export function taggedOf(file: string, tag: 'sheet' | 'states'): string {
	const story = storiesOf(file).find((one) =>
		tag === 'states' ? one.id.endsWith('--states') : one.tags.includes(tag),
	);
	if (!story) throw new Error(`${file} has no ${tag}`);
	return story.id;
}

/** The id of a file's sheet. */
export const sheetOf = (file: string) => taggedOf(file, 'sheet');

/** The id of a docs page. @throws if the file isn't one */
export function pageOf(file: string): string {
	const page = entriesOf(file).find(({ type }) => type === 'docs');
	if (!page) throw new Error(`${file} is no page of Storybook`);
	return page.id;
}
