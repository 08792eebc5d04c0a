import { CalendarDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { isDayAllowed } from './dayLimits';

const december = new CalendarDate(2026, 12, 8);

describe('limits', () => {
	it('[DAT-05] refuses days before the earliest', () => {
		expect(isDayAllowed(december.subtract({ days: 1 }), { minValue: december })).toBe(false);
		expect(isDayAllowed(december, { minValue: december })).toBe(true);
	});

	it('listens to a rule of its own and to the latest day', () => {
		expect(isDayAllowed(december, { isDateUnavailable: (day) => day.day === 8 })).toBe(false);
		expect(isDayAllowed(december, { maxValue: december.subtract({ days: 1 }) })).toBe(false);
	});
});
