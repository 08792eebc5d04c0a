import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type AnatomyPart, anatomies } from '../docs/anatomies';
import { examples } from '../docs/examplesOf';
import { fields } from './fields';

const folder = fileURLToPath(new URL('../components/', import.meta.url));
const names = readdirSync(folder, { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map((entry) => entry.name);
const read = (path: string) => readFileSync(`${folder}${path}`, 'utf8');
const entry = readFileSync(fileURLToPath(new URL('../entries/index.ts', import.meta.url)), 'utf8');
const headings = ['When to use', 'When not to use', 'Anatomy', 'Do and don’t', 'Keyboard', 'Props', 'Tokens'];

/** The text of a page between one heading and the next. */
const chapterOf = (page: string, heading: string) => page.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';

/** What the page shows a frame later: an expectation waits for it. */
const shown = /toHaveFocus|toBeVisible|toBeInTheDocument|toHaveAttribute|toHaveTextContent|toHaveAccessible/;
const source = fileURLToPath(new URL('../', import.meta.url));
const stories = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
	path.endsWith('.stories.tsx'),
);

it.each(stories)('%s asks with patience', (path) => {
	const lines = readFileSync(`${source}${path}`, 'utf8').split('\n');
	const hasty = lines.filter((line) => /(^|\) )\s*await expect\(/.test(line) && shown.test(line));
	expect(hasty, 'What is shown a frame later is expected within `waitFor`').toEqual([]);
});

/** What reports a change and isn't a form field: it moves, opens, filters or turns pages. */
const notFields = ['Calendar', 'DataTable', 'FilterBar', 'Menu', 'Pagination', 'RangeCalendar', 'SplitView', 'Tabs'];

it('every component that tells of a change keeps the contract of fields, or says that it is none', () => {
	const tellsOfChange = (name: string) =>
		readdirSync(`${folder}${name}`)
			.filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\./.test(file))
			.some((file) =>
				/\b(onChange|onFile)\?:|HeldValue|HeldChoice|RevocableChoice|TextInputProps|DateFieldProps|AriaCheckboxProps/.test(
					read(`${name}/${file}`),
				),
			);
	const telling = names.filter(tellsOfChange).filter((name) => !notFields.includes(name));
	expect(telling).toEqual(Object.keys(fields).sort());
});

/** What covers a page or fills it, or isn't visible at all: its page shows it, and describes in words what to do. */
const notInFrames = [
	...[
		'AppShell',
		'Box',
		'CommandPalette',
		'ConfirmDialog',
		'Container',
		'DataTable',
		'Dialog',
		'Drawer',
		'ImageViewer',
	],
	...['Popover', 'SkipLink', 'SplitView', 'ThemeSelector', 'Toast', 'Tooltip', 'VisuallyHidden'],
];

it('every component’s page draws something to do and something not to do, but for what stands in no frame', () => {
	const drawn = names.filter((name) => examples[name]);
	const left = names.filter((name) => !drawn.includes(name) && !notInFrames.includes(name));
	expect(left, 'Each is drawn in a docs/examplesOf….tsx').toEqual([]);
	expect(drawn.filter((name) => notInFrames.includes(name))).toEqual([]);
});

describe.each(names)('the folder of %s', (name) => {
	it('has an index, stories and a page of words', () => {
		const wanted = ['index.ts', `${name}.stories.tsx`, `${name}.mdx`];
		expect(wanted.filter((file) => !existsSync(`${folder}${name}/${file}`))).toEqual([]);
	});

	it('exports a component of its name', () => {
		const exported = [...read(`${name}/index.ts`).matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) =>
			list.split(',').map((item) => item.trim()),
		);
		const isIcons = name === 'Icon';
		expect(isIcons || exported.includes(name) || exported.includes(`${name}Region`)).toBe(true);
	});

	it('is offered by the main entry', () => {
		const isOffered = entry.includes(`'../components/${name}'`);
		expect(isOffered, `entries/index.ts exports components/${name}`).toBe(true);
	});

	it('has one sheet of its states', () => {
		expect(read(`${name}/${name}.stories.tsx`).match(/tags: \['sheet'\]/g)).toHaveLength(1);
	});

	it('says when to use it and how', () => {
		const page = read(`${name}/${name}.mdx`).replaceAll("'", '’');
		const found = [...page.matchAll(/^## (.+)$/gm)].map(([, words]) => words);
		expect(found).toEqual(headings);
	});

	// A page takes the tags of its first story: if that is a test, the sidebar would hide the page with it.
	it('keeps its page in the sidebar where tests are hidden', () => {
		expect(read(`${name}/${name}.mdx`)).toContain("<Meta of={stories} tags={['!behaviour']} />");
	});

	it('draws its anatomy with a place for each part that the page counts, or says in words that it is of one', () => {
		const words = chapterOf(read(`${name}/${name}.mdx`), 'Anatomy');
		const counted = words.match(/^\d+\. /gm)?.length ?? 0;
		expect(words.replace('Anatomy', '').trim()).not.toBe('');
		expect(counted, 'parts counted under Anatomy; of a single part, say so in a sentence instead of a list').not.toBe(
			1,
		);
		const parts: readonly AnatomyPart[] = anatomies[name]?.parts ?? [];
		expect(parts.filter((part) => part === '')).toEqual([]);
		expect(parts.length, 'the parts in docs/anatomies, of those that the page counts').toBe(counted);
	});
});
