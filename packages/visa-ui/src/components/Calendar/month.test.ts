import { CalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDayAllowed } from '../../field/dayLimits';
import { canShowMonth, clampDay, dayForKey, weeksOf } from './month';

const december = new CalendarDate(2026, 12, 8);
const anyDay = fc
	.record({
		year: fc.integer({ min: 2020, max: 2040 }),
		month: fc.integer({ min: 1, max: 12 }),
		day: fc.integer({ min: 1, max: 28 }),
	})
	.map(({ year, month, day }) => new CalendarDate(year, month, day));

describe('the month grid', () => {
	it('[DAT-11] begins on Monday', () => {
		// 1 December 2026 is a Tuesday.
		expect(weeksOf(december)[0]?.map((day) => day?.day ?? null)).toEqual([null, 1, 2, 3, 4, 5, 6]);
	});

	it('holds every day of the month once, in six weeks', () => {
		fc.assert(
			fc.property(anyDay, (day) => {
				const weeks = weeksOf(day);
				const days = weeks.flat().filter((one) => one !== null);
				expect(weeks).toHaveLength(6);
				expect(days.map((one) => one.day)).toEqual(
					Array.from({ length: day.calendar.getDaysInMonth(day) }, (_one, index) => index + 1),
				);
			}),
		);
	});
});

describe('limits', () => {
	it('[DAT-05] refuses days before the earliest', () => {
		expect(isDayAllowed(december.subtract({ days: 1 }), { minValue: december })).toBe(false);
		expect(isDayAllowed(december, { minValue: december })).toBe(true);
	});

	it('listens to a rule of its own and to the latest day', () => {
		expect(isDayAllowed(december, { isDateUnavailable: (day) => day.day === 8 })).toBe(false);
		expect(isDayAllowed(december, { maxValue: december.subtract({ days: 1 }) })).toBe(false);
	});

	it('keeps the keyboard inside', () => {
		expect(clampDay(december.subtract({ years: 1 }), { minValue: december })).toBe(december);
		expect(clampDay(december.add({ years: 9 }), { maxValue: december })).toBe(december);
	});

	it('turns no page on which nothing may be chosen', () => {
		expect(canShowMonth(december, -1, { minValue: december })).toBe(false);
		expect(canShowMonth(december, -1, { minValue: new CalendarDate(2026, 11, 30) })).toBe(true);
		expect(canShowMonth(december, 1, { maxValue: december })).toBe(false);
		expect(canShowMonth(december, 1, {})).toBe(true);
	});
});

describe('keys', () => {
	it.each([
		['ArrowLeft', '2026-12-07'],
		['ArrowRight', '2026-12-09'],
		['ArrowUp', '2026-12-01'],
		['ArrowDown', '2026-12-15'],
		['PageUp', '2026-11-08'],
		['PageDown', '2027-01-08'],
		['Home', '2026-12-07'],
		['End', '2026-12-13'],
	])('%s leads to %s', (key, day) => {
		expect(dayForKey(key, december)?.toString()).toBe(day);
	});

	it('leaves other keys alone', () => {
		expect(dayForKey('x', december)).toBeNull();
	});
});
