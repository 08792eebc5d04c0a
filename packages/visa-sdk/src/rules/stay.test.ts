import { CalendarDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { fittingOption, stayDays } from './stay';

const options = [
	{ duration: 90, fee: 100 },
	{ duration: 30, fee: 60 },
	{ duration: 90, fee: 80 },
];

describe('[WIZ-11] the length of a stay', () => {
	it('counts the first and the last day, over months and leap days', () => {
		const start = new CalendarDate(2028, 2, 28);
		expect(stayDays(start, new CalendarDate(2028, 2, 29))).toBe(2);
		expect(stayDays(start, new CalendarDate(2028, 3, 28))).toBe(30);
	});

	it('fits the shortest permission that is long enough, and the cheapest of them', () => {
		expect(fittingOption(options, 30)).toBe(options[1]);
		expect(fittingOption(options, 31)).toBe(options[2]);
		expect(fittingOption(options, 91)).toBeNull();
	});
});
