import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earliestEnd, isEndAllowed, isStartAllowed, latestDay, latestStart, parseDay } from './tripDates';
import { endFault, startFault, tripDateErrors } from './tripDayFaults';

const day = (text: string) => {
	const parsed = parseDay(text);
	if (!parsed) throw new Error(`${text} is no day`);
	return parsed;
};
const today = day('2026-11-21');
const start = day('2026-12-10');
const typed = (text: string) => ({ day: null, typed: text });

describe('why a day of the trip is refused', () => {
	it.each([
		['', 'missing'],
		['abc', 'unfinished'],
		['10/12', 'unfinished'],
		['31/02/2027', 'noSuchDay'],
		['31022027', 'noSuchDay'],
		['07/12/2026', 'tooEarly'],
		['20/11/2028', 'tooLate'],
		['08/12/2026', null],
	])('[DAT-12] a start typed as "%s" is %s', (text, fault) => {
		expect(startFault(typed(text), today)).toBe(fault);
	});

	it.each([
		['', 'missing'],
		['07/12/2026', 'tooEarly'],
		['10/12/2026', 'notAfterStart'],
		['21/11/2028', 'tooLate'],
		['20/11/2028', null],
		['11/12/2026', null],
	])('[DAT-12] an end typed as "%s" after a start is %s', (text, fault) => {
		expect(endFault(typed(text), start, today)).toBe(fault);
	});

	it('[DAT-08] [DAT-12] there is a reason exactly where a day is not allowed', () => {
		const away = fc.option(fc.integer({ min: -10, max: 760 }));
		fc.assert(
			fc.property(away, away, (first, last) => {
				const from = first === null ? null : today.add({ days: first });
				const to = last === null ? null : today.add({ days: last });
				const faults = tripDateErrors(from, to, today);
				expect('startDate' in faults).toBe(!from || !isStartAllowed(from, today));
				expect('endDate' in faults).toBe(!to || !isEndAllowed(to, from, today));
			}),
		);
	});

	it('[DAT-08] each field has its own reason', () => {
		expect(tripDateErrors(start, start.add({ days: 1 }), today)).toEqual({});
		expect(tripDateErrors(null, null, today)).toEqual({ startDate: 'missing', endDate: 'missing' });
		expect(tripDateErrors(start, start, today)).toEqual({ endDate: 'notAfterStart' });
		expect(tripDateErrors(today, null, today)).toEqual({ startDate: 'tooEarly', endDate: 'missing' });
	});

	it('[DAT-12] the days that a hint or a reason names are themselves allowed', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 800 }), (later) => {
				const now = today.add({ days: later });
				expect(startFault({ day: latestStart(now) }, now)).toBeNull();
				expect(endFault({ day: latestDay(now) }, latestStart(now), now)).toBeNull();
				expect(endFault({ day: earliestEnd(now, latestStart(now)) }, latestStart(now), now)).toBeNull();
			}),
		);
	});
});
