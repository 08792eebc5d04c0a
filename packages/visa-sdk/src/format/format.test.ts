import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDay, parseTypedDate } from '../rules';
import {
	azCalendar,
	dayOfInstant,
	formatAmount,
	formatDay,
	formatDayFull,
	formatDayShort,
	formatInstant,
	formatMoney,
	formatMonth,
	formatTime,
	formatTyped,
	monthName,
} from './index';

/** Node has the full CLDR data; the tables for browsers must say the same. */
const intl = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('az', { timeZone: 'UTC', ...options });
const anyDate = fc
	.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
	.map((date) => ({ date, day: parseDay(date.toISOString().slice(0, 10)) }));
const parsed = (text: string) => {
	const day = parseDay(text);
	if (!day) throw new Error(`${text} is no day`);
	return day;
};

/** As in CLDR, except for places where a line could break. */
const inOneLine = (text: string) => text.replaceAll(' ', '\u00a0');

describe('calendar words', () => {
	it('[DAT-11] months are those of CLDR', () => {
		const days = Array.from({ length: 12 }, (_, index) => Date.UTC(2026, index, 8));
		expect(azCalendar.months).toEqual(days.map((day) => intl({ month: 'long' }).format(day)));
		expect(azCalendar.monthsShort).toEqual(days.map((day) => intl({ month: 'short' }).format(day)));
		expect(monthName(12)).toBe('dekabr');
	});

	it('[DAT-11] weekdays are those of CLDR, from Monday', () => {
		const days = Array.from({ length: 7 }, (_, index) => Date.UTC(2026, 5, 1 + index));
		expect(azCalendar.weekdays).toEqual(days.map((day) => intl({ weekday: 'long' }).format(day)));
		expect(azCalendar.weekdaysShort).toEqual(days.map((day) => intl({ weekday: 'short' }).format(day)));
	});
});

describe('dates', () => {
	it('[DAT-11] every day is written as CLDR writes it', () => {
		const long = intl({ dateStyle: 'long' });
		const full = intl({ dateStyle: 'full' });
		const medium = intl({ dateStyle: 'medium' });
		fc.assert(
			fc.property(anyDate, ({ date, day }) => {
				if (!day) throw new Error(`${date.toISOString()} is no day`);
				expect(formatDay(day)).toBe(inOneLine(long.format(date)));
				expect(formatDay(day.toString())).toBe(formatDay(day));
				expect(formatDayFull(day)).toBe(full.format(date));
				expect(formatDayShort(day)).toBe(inOneLine(medium.format(date)));
				expect(formatMonth(day)).toBe(intl({ month: 'long', year: 'numeric' }).format(date));
			}),
			{ numRuns: 500 },
		);
	});

	it('[DAT-03] a written day can be typed again', () => {
		expect(formatTyped(parsed('2026-12-08'))).toBe('08/12/2026');
		fc.assert(
			fc.property(anyDate, ({ day }) => {
				expect(day && parseTypedDate(formatTyped(day))?.toString()).toBe(day?.toString());
			}),
		);
	});

	it('[DAT-11] an instant is written in the time of Baku', () => {
		expect(formatInstant('2026-12-31T20:05:00.000Z')).toBe('1\u00a0yanvar\u00a02027, 00:05');
		expect(formatInstant('2026-12-08T10:05:00.000Z')).toBe('8\u00a0dekabr\u00a02026, 14:05');
	});

	it('[DAT-11] an instant falls on the day that it is in Baku, at the time there', () => {
		expect(dayOfInstant('2026-12-31T20:05:00.000Z')).toBe('2027-01-01');
		expect(dayOfInstant('2026-12-31T19:59:00.000Z')).toBe('2026-12-31');
		expect(formatTime('2026-12-31T20:05:00.000Z')).toBe('00:05');
	});
});

describe('money', () => {
	it('[DAT-11] amounts are written as CLDR writes them', () => {
		const cents = new Intl.NumberFormat('az', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
		fc.assert(
			fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (qepik) => {
				const expected = cents.format(qepik / 100);
				const amount = formatAmount(qepik / 100);
				expect(amount).toBe(qepik % 100 === 0 ? expected.replace(/^-0,00$/, '0,00').slice(0, -3) : expected);
			}),
		);
	});

	it.each([
		[20, '20\u00a0AZN'],
		[20.5, '20,50\u00a0AZN'],
		[1250, '1.250\u00a0AZN'],
		[1234567.89, '1.234.567,89\u00a0AZN'],
		[0, '0\u00a0AZN'],
		[0.01, '0,01\u00a0AZN'],
		[-6, '-6\u00a0AZN'],
	])('[DAT-11] %d is %s', (azn, text) => {
		expect(formatMoney(azn)).toBe(text);
	});
});

it('of a year below 100 the weekday is that of its own, 2,000 years before the same day of ours', () => {
	expect(formatDayFull(parsed('0050-01-01'))).toBe('1 yanvar 50, şənbə');
	expect(formatDayFull(parsed('2050-01-01'))).toBe('1 yanvar 2050, şənbə');
});
