import { CalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	ageOn,
	businessToday,
	earliestEnd,
	earliestStart,
	formatTypedDate,
	fromIso,
	HORIZON_DAYS,
	isEndAllowed,
	isSoughtDay,
	isStartAllowed,
	LEAD_DAYS,
	latestDay,
	latestStart,
	parseDay,
	parseTypedDate,
	toIso,
} from './tripDates';

const day = (text: string) => {
	const parsed = parseDay(text);
	if (!parsed) throw new Error(`${text} is no day`);
	return parsed;
};
const anyDay = fc
	.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
	.map((date) => new CalendarDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()));
const typed = (value: CalendarDate) =>
	`${String(value.day).padStart(2, '0')}/${String(value.month).padStart(2, '0')}/${value.year}`;

describe('typed dates', () => {
	it.each([
		['08122026', '08/12/2026'],
		['8', '8'],
		['0812', '08/12'],
		['081220', '08/12/20'],
		['08.12.2026', '08/12/2026'],
		['08-12-2026 at noon', '08/12/2026'],
		['081220261234', '08/12/2026'],
		['abc', ''],
		['', ''],
	])('[DAT-03] %s is put into the form %s', (text, form) => {
		expect(formatTypedDate(text)).toBe(form);
	});

	it('[DAT-03] takes full-width digits for the digits they are', () => {
		expect(formatTypedDate('０８／１２／２０２６')).toBe('08/12/2026');
	});

	it('[DAT-03] the form holds at most 10 characters, only digits and slashes, and stays as it is', () => {
		fc.assert(
			fc.property(fc.stringMatching(/^[\d/. aə-]{0,30}$/), (text) => {
				const form = formatTypedDate(text);
				expect(form).toMatch(/^(\d{1,2}(\/\d{1,2}(\/\d{1,4})?)?)?$/);
				expect(form.length).toBeLessThanOrEqual(10);
				expect(formatTypedDate(form)).toBe(form);
				expect(form.replace(/\D/g, '')).toBe(text.replace(/\D/g, '').slice(0, 8));
			}),
		);
	});

	it('[DAT-03] every day of three centuries is read back as it was typed, also without slashes', () => {
		fc.assert(
			fc.property(anyDay, (value) => {
				expect(parseTypedDate(typed(value))?.toString()).toBe(value.toString());
				expect(formatTypedDate(typed(value).replaceAll('/', ''))).toBe(typed(value));
			}),
		);
	});

	it.each([
		'31/02/2027',
		'29/02/2027',
		'29/02/2100',
		'31/04/2027',
		'00/01/2027',
		'01/00/2027',
		'01/13/2027',
		'32/01/2027',
		'01/01/0000',
		'1/2/2027',
		'08/12/27',
		'08/12/2026 ',
		'2026-12-08',
		'',
	])("[DAT-03] '%s' is no date", (text) => {
		expect(parseTypedDate(text)).toBeNull();
	});

	it.each(['29/02/2028', '29/02/2000', '31/12/2026', '01/01/2027'])('[DAT-03] %s is a date', (text) => {
		expect(parseTypedDate(text)).not.toBeNull();
	});
});

describe('allowed days', () => {
	const today = day('2026-12-20');

	it('[DAT-05] the first start is today and 17 days, over the end of a year and of February', () => {
		expect(earliestStart(today).toString()).toBe('2027-01-06');
		expect(earliestStart(day('2028-02-12')).toString()).toBe('2028-02-29');
		expect(earliestStart(day('2027-02-12')).toString()).toBe('2027-03-01');
		expect(isStartAllowed(day('2027-01-05'), today)).toBe(false);
		expect(isStartAllowed(day('2027-01-06'), today)).toBe(true);
	});

	it('[DAT-06] the end comes strictly after the start, and never before today and 17 days', () => {
		const start = day('2027-01-10');
		expect(isEndAllowed(start, start, today)).toBe(false);
		expect(isEndAllowed(start.add({ days: 1 }), start, today)).toBe(true);
		expect(isEndAllowed(day('2027-01-05'), null, today)).toBe(false);
		expect(isEndAllowed(day('2027-01-06'), null, today)).toBe(true);
		expect(isEndAllowed(day('2026-12-31'), day('2026-12-30'), today)).toBe(false);
	});

	it('[DAT-06] the end picker opens on the first allowed end', () => {
		expect(earliestEnd(today, null).toString()).toBe('2027-01-06');
		expect(earliestEnd(today, day('2026-12-31')).toString()).toBe('2027-01-01');
		fc.assert(
			fc.property(anyDay, fc.integer({ min: 0, max: 400 }), (now, later) => {
				const start = earliestStart(now).add({ days: later });
				const end = earliestEnd(now, start);
				expect(isEndAllowed(end, start, now)).toBe(true);
				expect(isEndAllowed(end.subtract({ days: 1 }), start, now)).toBe(false);
			}),
		);
	});

	it('[DAT-06] no trip is further away than 730 days', () => {
		expect(latestDay(today).toString()).toBe('2028-12-19');
		// A trip that starts on the last day could not end.
		expect(latestStart(today).toString()).toBe('2028-12-18');
		expect(isStartAllowed(day('2028-12-18'), today)).toBe(true);
		expect(isStartAllowed(day('2028-12-19'), today)).toBe(false);
		expect(isEndAllowed(day('2028-12-19'), day('2028-12-18'), today)).toBe(true);
		expect(isEndAllowed(day('2028-12-20'), day('2028-12-18'), today)).toBe(false);
		expect(isStartAllowed(day('9998-01-01'), today)).toBe(false);
		expect(isEndAllowed(day('9999-01-01'), day('9998-01-01'), today)).toBe(false);
	});

	it('[DAT-06] the allowed days are the ones from the first to the last, without a gap', () => {
		fc.assert(
			fc.property(anyDay, fc.integer({ min: -50, max: 1500 }), fc.integer({ min: 0, max: 800 }), (now, away, long) => {
				const isInReach = (days: number) => days >= LEAD_DAYS && days <= HORIZON_DAYS;
				const start = now.add({ days: away });
				const end = start.add({ days: long });
				expect(isStartAllowed(start, now)).toBe(isInReach(away) && away < HORIZON_DAYS);
				expect(isEndAllowed(start, null, now)).toBe(isInReach(away));
				expect(isEndAllowed(end, start, now)).toBe(long > 0 && isInReach(away + long));
			}),
		);
	});
});

describe('the business day', () => {
	it.each([
		['2026-12-08T19:59:59.999Z', '2026-12-08'],
		['2026-12-08T20:00:00.000Z', '2026-12-09'],
		['2026-12-31T19:59:59.999Z', '2026-12-31'],
		['2026-12-31T20:00:00.000Z', '2027-01-01'],
		['2028-02-28T20:00:00.000Z', '2028-02-29'],
		['2028-02-29T20:00:00.000Z', '2028-03-01'],
		// The same instant as seen from other time zones.
		['2026-12-09T09:00:00.000+13:00', '2026-12-09'],
		['2026-12-08T10:00:00.000-10:00', '2026-12-09'],
		['2026-12-08T09:59:59.000-10:00', '2026-12-08'],
	])('[DAT-09] %s is %s in Baku', (instant, expected) => {
		expect(businessToday(new Date(instant)).toString()).toBe(expected);
		expect(fromIso(instant)?.toString()).toBe(expected);
	});

	it('[DAT-09] a day survives the wire: it goes out as its beginning in Baku and comes back', () => {
		expect(toIso(day('2026-12-08'))).toBe('2026-12-07T20:00:00.000Z');
		fc.assert(
			fc.property(anyDay, (value) => {
				expect(fromIso(toIso(value))?.toString()).toBe(value.toString());
				expect(fromIso(value.toString())?.toString()).toBe(value.toString());
			}),
		);
	});

	it('[DAT-09] every instant of a day in Baku falls on that day', () => {
		fc.assert(
			fc.property(
				fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
				(instant) => {
					const shifted = new Date(instant.getTime() + 4 * 60 * 60 * 1000);
					expect(businessToday(instant).toString()).toBe(shifted.toISOString().slice(0, 10));
				},
			),
		);
	});

	it.each(['2026-02-30', '2026-12-08T25:00:00Z', '2026-12-08T10:00', '08/12/2026', 'tomorrow', '', '2026-1-1'])(
		"[DAT-09] '%s' names no day",
		(text) => {
			expect(fromIso(text)).toBeNull();
		},
	);
});

describe('age', () => {
	it('a day that is asked about is one of three centuries', () => {
		for (const text of ['1900-01-01', '2026-11-27', '2199-12-31'])
			expect([text, isSoughtDay(text)]).toEqual([text, true]);
		for (const text of ['1899-12-31', '2200-01-01', '2026-02-29', '2026-1-1', ''])
			expect([text, isSoughtDay(text)]).toEqual([text, false]);
	});

	it('a birthday counts from its own day; one of 29 February from 1 March in other years', () => {
		expect(ageOn(day('2026-11-20'), day('2008-11-21'))).toBe(17);
		expect(ageOn(day('2026-11-21'), day('2008-11-21'))).toBe(18);
		expect(ageOn(day('2026-02-28'), day('2008-02-29'))).toBe(17);
		expect(ageOn(day('2026-03-01'), day('2008-02-29'))).toBe(18);
	});
});
