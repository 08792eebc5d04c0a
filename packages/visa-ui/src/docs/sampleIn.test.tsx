import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleIn } from './sampleIn';
import { sampleWords } from './sampleWords';

const List = ({ items }: { items: readonly { label: string }[] }) =>
	items.map(({ label }) => <li key={label}>{label}</li>);

it('a sample is in the language asked for: its text, its props, and the records in them', () => {
	const sample = (
		<figure title="Ölkələr">
			<b>Almaniya</b> VZ-7
			<List items={[{ label: 'İtaliya' }]} />
		</figure>
	);
	expect(renderToStaticMarkup(sampleIn(sample, 'en'))).toBe(
		'<figure title="Countries"><b>Germany</b> VZ-7<li>Italy</li></figure>',
	);
	expect(renderToStaticMarkup(sampleIn(sample, 'ru'))).toContain('Германия');
	expect(sampleIn(sample, 'az')).toBe(sample);
});

it('what says nothing that is known stays the very same, as do days and handlers', () => {
	const day = new Date(0);
	const rows = [{ id: 'az', day, onOpen: () => 'Ölkə' }];
	expect(sampleIn(rows, 'en')).toBe(rows);
});

it('what a function draws is in the language too, by the same function each time', () => {
	const columns = [{ id: 'country', cell: (name: string) => <b title="Ölkə">{name}</b> }];
	const [column] = sampleIn(columns, 'en');
	expect(renderToStaticMarkup(column?.cell('Almaniya'))).toBe('<b title="Country">Germany</b>');
	expect(sampleIn(columns, 'en')[0]).toBe(column);
});

it('what contains itself has an end', () => {
	const world: Record<string, unknown> = { name: 'Ölkə' };
	world.world = world;
	expect(sampleIn(world, 'en').name).toBe('Country');
});

/** People and places keep their names in every language, and so does the alphabet. */
const names =
	/(Leyla|Aysel|Anar) (Məmmədova?|Həsənova)|Rəşad Əliyev|Ülviyyə Hüseynzadə|Rəna Əliyeva|Məhəmmədhüseynzadə-Şahsuvarova Gülbəniz|Rauf Əliyev|Şəbnəm Çıraqova|İlqar Məmmədov|Nigar Əhmədova|Əli Vəliyev|Orxan Əliyev|İlqar Şıxəliyev|ığid|Heydər Əliyev|Мəmmədova|AZƏRBAYCAN RESPUBLİKASI|Ə ə Ğ ğ .*/g;
const azerbaijani = /[əğışçöü]/i;

/** What code says in quotation marks and between tags, on one line as it is shown. */
const phrasesIn = (code: string) =>
	[...code.matchAll(/"([^"\n]*)"|'([^'\n]*)'|>\s*([^<>{}();]+?)\s*</g)].map(([, a, b, c]) =>
		(a ?? b ?? c ?? '')
			.trim()
			.replace(/\s+/g, ' ')
			.replaceAll(String.raw`\n`, '\n')
			.replaceAll(String.raw`\u00a0`, '\u00a0'),
	);

const WHAT_TO_DO =
	'translate these into English and Russian in `docs/sampleWords`, in the file of the sidebar chapter; add names of ' +
	'people and places, which stay the same, to `names` in this test';

const unknownIn = (phrases: string[]) =>
	phrases
		// A list in one text.
		.flatMap((words) => words.split(/,(?=\p{Lu})/u))
		.filter((words) => azerbaijani.test(words.replaceAll(names, '')))
		.filter((words) => !(words in sampleWords));

const folder = new URL('./patterns/', import.meta.url);

it.each(readdirSync(folder))('each phrase of the samples in %s is known in the other languages', (file) => {
	// The reason is in English.
	const page = readFileSync(new URL(file, folder), 'utf8').replaceAll(/because="[^"]*"/g, '');
	const samples = page.match(/<Example[\s\S]*?<\/Example>|<Pair[\s\S]*?^\/>|<Words[\s\S]*?\/>/gm) ?? [];
	expect(unknownIn(samples.flatMap(phrasesIn)), WHAT_TO_DO).toEqual([]);
});

const docs = new URL('./', import.meta.url);
const isPicture = (file: string) => /^(examplesOf|anatomies[/]of|tableSample)/.test(file);

it.each(readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter(isPicture))(
	'each phrase of the pictures in %s is known in the other languages, also of what opens above a page',
	(file) => {
		// The reason is in English.
		const shown = readFileSync(new URL(file, docs), 'utf8').replaceAll(/because: '.*'/g, '');
		expect(unknownIn(phrasesIn(shown)), WHAT_TO_DO).toEqual([]);
	},
);

const components = new URL('../components/', import.meta.url);
const isStories = (file: string) => file.endsWith('.stories.tsx');

it.each(readdirSync(components, { recursive: true, encoding: 'utf8' }).filter(isStories))(
	'each phrase of the stories in %s is known in the other languages',
	(file) => {
		const shown = readFileSync(new URL(file, components), 'utf8')
			// A story whose name is a sentence is a test, and always in Azerbaijani; no step is shown.
			.replaceAll(/export const \w+[^=\n]*= \{\n\tname:\s+['"`][\s\S]*?\n\};\n/g, '')
			.replaceAll(/\tplay: async[\s\S]*?\n\t\},\n/g, '')
			.replaceAll(/\/\*\*?[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
		expect(unknownIn(phrasesIn(shown)), WHAT_TO_DO).toEqual([]);
	},
);
