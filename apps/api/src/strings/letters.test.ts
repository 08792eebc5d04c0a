import { languages } from 'visa-sdk/rules';
import { describe, expect, it } from 'vitest';
import { type LetterSample, toStaff, toTravellers } from '../../stories/letters';
import type { Letter } from '../platform/mail/letter';
import { textOf } from '../platform/mail/letter';
import { writeLetter } from '../platform/mail/writeLetter';
import { az } from './az';
import { en } from './en';
import { ru } from './ru';

/** Every sentence by its place; those with parameters for numbers, names and both kinds of a choice. */
function told(value: unknown, place = ''): [place: string, sentence: string][] {
	if (typeof value === 'string') return [[place, value]];
	if (typeof value === 'function')
		return [true, false].flatMap((fact) => told(value(fact, fact, fact), `${place}(${fact})`));
	return Object.entries(value as object).flatMap(([name, inner]) => told(inner, place ? `${place}.${name}` : name));
}
const azerbaijani = /[əğışçöü]/iu;
const cyrillic = /\p{Script=Cyrillic}/u;

describe.each([
	['English', en, /[a-z]{2}/, cyrillic],
	['Russian', ru, cyrillic, /[a-z]{2}/],
] as const)('[ACC-10] the letters in %s', (_language, words, own, foreign) => {
	const original = new Map(told(az));
	const sentences = told(words);

	it('say everything, each sentence in its own letters', () => {
		expect(sentences.map(([place]) => place)).toEqual([...original.keys()]);
		for (const [place, sentence] of sentences) {
			expect(sentence, place).toMatch(own);
			expect(sentence, place).not.toBe(original.get(place));
			expect(sentence, place).not.toMatch(azerbaijani);
			// The service's name, a kind of file, and what stands for names and numbers here.
			expect(sentence.replaceAll(/Viza|PDF|true|false/g, ''), place).not.toMatch(foreign);
		}
	});

	it('say the same where Azerbaijani does', () => {
		const inIt = new Map(sentences);
		for (const places of Map.groupBy(original.keys(), (place) => original.get(place)).values())
			expect(new Set(places.map((place) => inIt.get(place))), places.join(', ')).toHaveLength(1);
	});
});

/** Without what staff say, which is data, and what is the same everywhere. */
const wordsOf = (letter: Letter) => {
	const { quote: _, ...rest } = letter;
	return textOf(rest).replaceAll(/https:\S+|\S+@\S+|VZ-\S+|Viza\b|AZN|PDF|Aysel/g, '');
};

describe.each(Object.entries<LetterSample>(toTravellers))('[ACC-10] %s', (_name, sample) => {
	it('is whole in each language, with its dates and sums, and leads to the same pages', async () => {
		const letters = languages.map((language) => sample.in(language));
		const [, english = '', russian = ''] = letters.map(wordsOf);
		expect(english).not.toMatch(azerbaijani);
		expect(english).not.toMatch(cyrillic);
		expect(russian).not.toMatch(/[a-zəğışçöü]/iu);
		const shapes = letters.map(({ to, paragraphs, facts, sums, button, link, code, quote }) => ({
			...{ to, code, quote, button: button?.url, link: link?.url },
			counts: [paragraphs.length, facts?.length, sums?.rows.length],
		}));
		expect(shapes[1]).toEqual(shapes[0]);
		expect(shapes[2]).toEqual(shapes[0]);
		for (const letter of letters) {
			const { html, text } = await writeLetter(letter);
			expect(html).toMatch(new RegExp(`<html[^>]* lang="${letter.language}"`));
			expect(html + text).not.toMatch(/undefined|null|NaN|\[object/);
			expect(text).toContain(sample.leadsTo);
		}
	});
});

it('[ACC-10] dates and sums are as the language writes them', () => {
	const text = (language: (typeof languages)[number]) => textOf(toTravellers.paidOtherwise.in(language));
	const inOneLine = (words: string) => words.replaceAll(' ', '\u00a0');
	expect(text('az')).toContain(`Səfər: ${inOneLine('10 yanvar 2027')} – ${inOneLine('20 yanvar 2027')}`);
	expect(text('en')).toContain(`Trip: ${inOneLine('10 January 2027')} – ${inOneLine('20 January 2027')}`);
	expect(text('ru')).toContain(`Поездка: ${inOneLine('10 января 2027')} – ${inOneLine('20 января 2027')}`);
	expect(textOf(toTravellers.made.in('en'))).toContain(
		`Your application is kept until ${inOneLine('4 December 2026')}, 12:30.`,
	);
	expect(textOf(toTravellers.made.in('ru'))).toContain(`Заявка сохраняется до ${inOneLine('4 декабря 2026')}, 12:30.`);
});

it('[ACC-10] [ACC-09] the country is called as the language calls it', () => {
	const country = (language: (typeof languages)[number]) => toTravellers.made.in(language).facts?.[1]?.value;
	expect(languages.map(country)).toEqual(['İtaliya', 'Italy', 'Италия']);
});

it('[PAY-06] whoever is asked not to pay again is not told until when to pay again', () => {
	for (const language of languages) {
		const told = ({ in: write }: LetterSample) => write(language).paragraphs.at(-1) ?? '';
		expect(told(toTravellers.declined)).toMatch(new RegExp(`^${told(toTravellers.unclear)} .+`));
	}
});

it('[PAY-06] the letter about an unclear payment says that nothing is known yet, not that nothing was paid', () => {
	const first = ({ in: write }: LetterSample, language: (typeof languages)[number]) =>
		write(language).paragraphs.find((paragraph) => paragraph.includes('AZN'));
	const unknown = { az: /hələ bəlli deyil/, en: /not known yet/, ru: /Пока неизвестно/ };
	const unpaid = /ödənilmədi|did not go through|не прошёл/;
	for (const language of languages) {
		expect(first(toTravellers.unclear, language)).toMatch(unknown[language]);
		expect(first(toTravellers.unclear, language)).not.toMatch(unpaid);
		expect(first(toTravellers.declined, language)).toMatch(unpaid);
	}
});

it('[ACC-10] staff are written to in Azerbaijani whatever is stored for them', () => {
	for (const sample of Object.values(toStaff)) {
		const all = languages.map((language) => sample.in(language));
		expect(all[1]).toEqual(all[0]);
		expect(all[2]).toEqual(all[0]);
		expect(all[0]?.language).toBe('az');
	}
});
