import { CalendarDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { components } from '../../strings/az/components';
import { laterOf, typedFault } from './typedFault';

const words = components.dateRange;
const start = new CalendarDate(2026, 12, 8);
const minValue = new CalendarDate(2026, 12, 1);
const maxValue = new CalendarDate(2027, 3, 1);

describe('typedFault', () => {
	it.each([
		['31/02/2027', words.noSuchDay],
		['abc', words.noSuchDay],
		['05/12/2026', words.endBeforeStart('08/12/2026')],
		['05112026', words.endBeforeStart('08/12/2026')],
		['02/03/2027', words.tooLate('01/03/2027')],
		['10/12/2026', words.unavailable],
	])('%s → %s', (text, sentence) => {
		expect(typedFault({ text, start, minValue, maxValue }, words)).toBe(sentence);
	});

	it('speaks of the earliest day when there is no beginning yet', () => {
		expect(typedFault({ text: '30/11/2026', start: null, minValue }, words)).toBe(words.tooEarly('01/12/2026'));
	});
});

describe('laterOf', () => {
	it('takes what there is, and the later of two', () => {
		expect(laterOf(null, undefined)).toBeUndefined();
		expect(laterOf(start, undefined)).toBe(start);
		expect(laterOf(start, minValue)).toBe(start);
		expect(laterOf(minValue, start)).toBe(start);
	});
});
