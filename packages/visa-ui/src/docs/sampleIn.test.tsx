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

it('what says nothing that is known stays the very same, as do days and functions', () => {
	const day = new Date(0);
	const rows = [{ id: 'az', day, open: () => 'Ölkə' }];
	expect(sampleIn(rows, 'en')).toBe(rows);
});

/** People keep their names in every language. */
const people =
	/Leyla Məmmədova|Aysel Məmmədova|Rəşad Əliyev|Ülviyyə Hüseynzadə|Rəna Əliyeva|Məhəmmədhüseynzadə-Şahsuvarova Gülbəniz/g;
const folder = new URL('./patterns/', import.meta.url);

it.each(readdirSync(folder))('each phrase of the samples in %s is known in the other languages', (file) => {
	// The reason is in English.
	const page = readFileSync(new URL(file, folder), 'utf8').replaceAll(/because="[^"]*"/g, '');
	const samples = [...page.matchAll(/<Example[\s\S]*?<\/Example>|<Pair[\s\S]*?^\/>|<Words[\s\S]*?\/>/gm)].map(
		([text]) => text,
	);
	const phrases = samples.flatMap((text) =>
		[...text.matchAll(/"([^"\n]*)"|'([^'\n]*)'|>\s*([^<>{}]+?)\s*</g)].map(([, a, b, c]) => (a ?? b ?? c ?? '').trim()),
	);
	const unknown = phrases
		.filter((words) => /[əğışçöü]/i.test(words.replaceAll(people, '')))
		.filter((words) => !(words in sampleWords));
	expect(unknown).toEqual([]);
});
