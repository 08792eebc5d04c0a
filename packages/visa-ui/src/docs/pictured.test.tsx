import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StringsProvider } from '../strings/context';
import { anatomies } from './anatomies';
import { examples } from './examplesOf';
import { catalogues, type SampleLanguage, SampleLanguageContext, sampleIn } from './sampleIn';
import { sampleWords } from './sampleWords';

/** What a picture says in a language: its text, and its attributes that are read or announced. */
function saidBy(picture: ReactNode, language: SampleLanguage): string[] {
	const markup = renderToStaticMarkup(
		<StringsProvider strings={catalogues[language]}>
			<SampleLanguageContext value={language}>{sampleIn(picture, language)}</SampleLanguageContext>
		</StringsProvider>,
	);
	const read = markup.matchAll(/>([^<]+)<| (?:aria-label|aria-valuetext|placeholder|title|alt)="([^"]+)"/g);
	return [...read].map(([, text = '', attribute = '']) => (text || attribute).trim());
}

const people = [
	'Leyla Məmmədova',
	'Leyla Həsənova',
	'Aysel Məmmədova',
	'Aysel Quliyeva',
	'Rəşad Əliyev',
	'Orxan Əliyev',
	'Ülviyyə Hüseynzadə',
	'İlqar Şıxəliyev',
];
/** Initials, a file, what a machine writes, amounts and keys: with people, the same in every language. */
const code =
	/^(\p{Lu}{2}|OK|NEW_REQ|DOCS_MISSING|\+994X+|pasport\.jpg|[\d.,\s]*(AZN|KB|%)|(AZ|VZ)-[\dA-Z-]+|AZ\d+|Ctrl( K)?)$/u;
const isName = (words: string) => words.split(', ').every((one) => people.includes(one) || code.test(one));

/** A word that two languages spell alike, also before a colon. */
function isAlike(words: string, language: 'en' | 'ru'): boolean {
	const word = words.replace(/:$/, '');
	return sampleWords[word]?.[language] === word;
}

const pictures = [
	...Object.entries(anatomies).map(([name, { content }]) => ({ name: `the anatomy of ${name}`, content })),
	...Object.entries(examples).flatMap(([name, pairs]) =>
		pairs.flatMap(({ good, bad, because }) => [
			{ name: `do of ${name}: ${because}`, content: good },
			{ name: `don't of ${name}: ${because}`, content: bad },
		]),
	),
];

it.each(pictures)('[LIB-02] $name – says everything in the language that it is in', ({ content }) => {
	const azerbaijani = new Set(saidBy(content, 'az'));
	for (const language of ['en', 'ru'] as const) {
		const left = saidBy(content, language).filter(
			(words) => /\p{L}{2}/u.test(words) && azerbaijani.has(words) && !isName(words) && !isAlike(words, language),
		);
		expect(
			left,
			`these are the same in ${language} as in Azerbaijani: translate them in \`docs/sampleWords\`, in the file of the ` +
				'sidebar chapter; add names of people to `people` and codes to `code` in this test',
		).toEqual([]);
	}
});
