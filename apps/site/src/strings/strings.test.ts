import { describe, expect, it } from 'vitest';
import { words as deskWords } from '../dashboard/applications/strings';
import { strings as az } from './az';
import { strings as en } from './en';
import { strings as ru } from './ru';

/** Values for whatever a sentence may contain: a number, a text, a company, a device. */
const anything = (value: string | number) =>
	Object.assign(Object(value), {
		...{ name: 'Viza', company: 'Viza', taxId: '1234567890', imageRetentionDays: 90 },
		...{ kind: 'phone', system: 'Android', browser: 'Chrome' },
	});
type Sentence = (...facts: unknown[]) => unknown;

/** Every sentence by its place; those with parameters for a few values. */
function told(
	value: unknown,
	place = '',
	fact: (count: number) => unknown = anything,
): [place: string, sentence: string | null][] {
	if (value === null || typeof value === 'string') return [[place, value]];
	if (typeof value === 'function') {
		const make = value as Sentence;
		return [1, 2, 5, 21].flatMap((count) => told(make(fact(count), fact(count)), `${place}(${count})`, fact));
	}
	return Object.entries(value as object).flatMap(([name, inner]) =>
		told(inner, place ? `${place}.${name}` : name, fact),
	);
}
const sentencesOf = (language: object) => new Map(told(language));
/** Of numbers only: what is one to the word `1` alone. What needs more facts is shown above. */
const bare = (language: object) =>
	Object.entries(language).flatMap(([name, part]) =>
		Object.entries(part as object).flatMap(([key, sentence]) => {
			try {
				return told(sentence, `${name}.${key}`, Number);
			} catch {
				return [];
			}
		}),
	);
const original = sentencesOf(az);
/** Names and figures, the same in every language. */
const isPlain = (sentence: string) => !/\p{L}/u.test(sentence.replaceAll(/Viza|Android|Chrome/g, ''));

const inOneLine = (text: string) => text.replace(' ', '\u00a0');
/** A number, a place where a line could break, and what is counted. */
const unitApart = /\d (?:%|KB|MB|КБ|МБ|gün|iş gün|nəfər|saat|day|working|people|person|день|дн|рабоч|человек)/u;

describe('[ACC-09] the site in', () => {
	it.each([
		['Azerbaijani', az],
		['English', en],
		['Russian', ru],
	])('%s keeps a number and what it counts in one line', (_language, language) => {
		const counted = [...told(language), ...bare(language)].filter(([place]) => place.endsWith(')'));
		expect(counted.filter(([, sentence]) => unitApart.test(sentence ?? ''))).toEqual([]);
	});

	it.each([
		['Azerbaijani', az],
		['English', en],
		['Russian', ru],
	])('%s says in words which of how many it is: a slash isn’t a word', (_language, { applications, request }) => {
		const told = [
			applications.page(2, 3),
			request.passportOf(2, 3, 1, true),
			deskWords.detail.passportOf(2, 3, 1, true),
		];
		for (const sentence of told) expect(sentence).toMatch(/^[^/]*2[^/]+3[^/]*$/u);
	});

	it('Azerbaijani keeps a percentage and its ending in one line', () => {
		const endings = [...told(az), ...bare(az)].flatMap(([place, sentence]) =>
			/%-/.test(sentence ?? '') ? [{ place, sentence }] : [],
		);
		expect(endings.length).toBeGreaterThan(0);
		expect(endings.filter(({ sentence }) => /%-(?!\u2060)/.test(sentence ?? ''))).toEqual([]);
	});

	it.each([
		['English', en, /[a-z]/i, /[əğışçöü]|\p{Script=Cyrillic}/iu],
		['Russian', ru, /\p{Script=Cyrillic}/u, /[əğışçöü]/iu],
	])('%s is whole: every sentence, in its own letters', (_language, language, own, foreign) => {
		const sentences = sentencesOf(language);
		expect([...sentences.keys()]).toEqual([...original.keys()]);
		for (const [place, sentence] of sentences) {
			if (sentence === null || isPlain(original.get(place) ?? '')) {
				expect(sentence, place).toBe(original.get(place));
				continue;
			}
			expect(sentence, place).toMatch(own);
			expect(sentence, place).not.toBe(original.get(place));
			// What can be typed, and coins, keep their characters.
			expect(sentence.replaceAll(/(?<= )ə(?= )|qəpik|VÖEN/g, ''), place).not.toMatch(foreign);
		}
	});

	it.each([
		['Azerbaijani', az],
		['English', en],
		['Russian', ru],
	])(
		'%s names a part of the site in quotation marks, not in the straight ones of a typewriter',
		(_language, language) => {
			expect(told(language).filter(([, sentence]) => sentence?.includes('"'))).toEqual([]);
		},
	);

	it('Russian counts as Russian does', () => {
		const { people } = ru.applications;
		expect([1, 2, 5, 11, 21, 22].map(people)).toEqual([
			...['1 человек', '2 человека', '5 человек', '11 человек', '21 человек', '22 человека'].map(inOneLine),
		]);
		expect(ru.home.countryDays(10, 21)).toBe('10–\u206021\u00a0рабочий день');
		expect(ru.auth.confirm.resendIn(22)).toBe('Письмо можно отправить ещё раз через 22 секунды');
	});
});
