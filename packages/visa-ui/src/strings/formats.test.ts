import { CalendarDate } from '@internationalized/date';
import { formatAmount, formatDay, formatDayFull, formatDayShort, formatInstant, formatMonth } from 'visa-sdk/format';
import { describe, expect, it } from 'vitest';
import { az } from './az';
import { en } from './en';
import { ru } from './ru';

const day = new CalendarDate(2026, 12, 8);

describe('dates and numbers in the languages of the catalogues', () => {
	it.each([
		['az', az, '8 dekabr 2026, çərşənbə axşamı', '8 dek 2026', 'dekabr 2026', '1.250,50'],
		['en', en, '8 December 2026, Tuesday', '8 Dec 2026', 'December 2026', '1,250.50'],
		['ru', ru, '8 декабря 2026, вторник', '8 дек. 2026', 'декабрь 2026', '1\u00a0250,50'],
	])('[DAT-11] %s', (_name, { formats }, full, short, month, amount) => {
		expect(formatDayFull(day, formats)).toBe(full);
		expect(formatDay('2026-12-08', formats)).toBe(full.split(',')[0]);
		expect(formatDayShort(day, formats)).toBe(short);
		expect(formatMonth(day, formats)).toBe(month);
		expect(formatAmount(1250.5, formats)).toBe(amount);
		expect(formatInstant('2026-12-08T10:05:00Z', formats)).toBe(`${full.split(',')[0]}, 14:05`);
	});
});
