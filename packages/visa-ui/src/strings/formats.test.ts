import { CalendarDate } from '@internationalized/date';
import { formatAmount, formatDay, formatDayFull, formatDayShort, formatInstant, formatMonth } from 'visa-sdk/format';
import { describe, expect, it } from 'vitest';
import { az } from './az';
import { en } from './en';
import { ru } from './ru';

const day = new CalendarDate(2026, 12, 8);

describe('dates and numbers in the languages of the catalogues', () => {
	it.each([
		['az', az, '8 dekabr 2026, çərşənbə axşamı', '8\u00a0dek\u00a02026', 'dekabr 2026', '1.250,50'],
		['en', en, '8 December 2026, Tuesday', '8\u00a0Dec\u00a02026', 'December 2026', '1,250.50'],
		['ru', ru, '8 декабря 2026, вторник', '8\u00a0дек.\u00a02026', 'декабрь 2026', '1\u00a0250,50'],
	])('[DAT-11] %s', (_name, { formats }, full, short, month, amount) => {
		expect(formatDayFull(day, formats)).toBe(full);
		const inOneLine = full.split(',')[0]?.replaceAll(' ', '\u00a0');
		expect(formatDay('2026-12-08', formats)).toBe(inOneLine);
		expect(formatDayShort(day, formats)).toBe(short);
		expect(formatMonth(day, formats)).toBe(month);
		expect(formatAmount(1250.5, formats)).toBe(amount);
		expect(formatInstant('2026-12-08T10:05:00Z', formats)).toBe(`${inOneLine}, 14:05`);
	});
});

type Sentence = (...facts: unknown[]) => unknown;
/** For a sentence that takes an object: every property is the number. */
const factsOf = (count: number): object => new Proxy({}, { get: () => count });
/** Everything that sentences say about numbers. */
function told(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	if (typeof value === 'function')
		return [1, 5, 21].flatMap((count) =>
			[count, `${count}`, factsOf(count)].flatMap((fact) => {
				try {
					return told((value as Sentence)(fact, fact, fact, fact));
				} catch {
					return []; // Of a list, not of a number.
				}
			}),
		);
	return Object.values(Object(value)).flatMap(told);
}
/** A given number, a place where a line could break, and what is counted. */
const unitApart = /\b(?:1|5|21) (?:%|KB|MB|КБ|МБ|gün|iş gün|nəfər|day|working|people|person|день|дн|рабоч|человек)/u;
/** Exactly as in the requirements. [VOP-01] */
const asRequired = /^Up to \d+ days?$/;

it.each([
	['az', az],
	['en', en],
	['ru', ru],
])('[DAT-11] in %s no line ends between a number and what it counts', (_name, words) => {
	expect(told(words).filter((sentence) => unitApart.test(sentence) && !asRequired.test(sentence))).toEqual([]);
});

describe('what belongs together', () => {
	it.each([
		['az', az],
		['en', en],
		['ru', ru],
	])('[CTY-07] a line of %s never ends within a range of days', (_name, { wizard }) => {
		for (const say of [wizard.country.fromDays, wizard.service.workingDays]) {
			expect(say(10, 15)).toContain('10–\u206015\u00a0');
			expect(say(5, 5)).not.toContain('\u2060');
		}
	});
});
