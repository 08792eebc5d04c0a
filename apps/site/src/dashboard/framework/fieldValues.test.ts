import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInBaku, momentText, numberText, parseMoment, parseNumber, parseWhole } from './fieldValues';

describe('what is typed into a field', () => {
	it.each([
		['', null],
		[' 1 250 ', 1250],
		['75,5', 75.5],
		['0.005', 0.005],
		['-3', -3],
	])('%j is the number %j', (text, number) => expect(parseNumber(text)).toBe(number));

	it.each(['abc', '1,2,3', '1e5', 'Infinity', '--1'])('%j is no number', (text) => expect(parseNumber(text)).toBeNaN());

	it.each([
		['1 000', 1000],
		['-3', -3],
		['', null],
		// Whoever writes it may mean a thousand: it is no 1.
		['1.000', Number.NaN],
		['1,000', Number.NaN],
		['1,5', Number.NaN],
	])('%j is the whole number %j', (text, number) => expect(parseWhole(text)).toBe(number));

	it('is the same number when it is shown and read again', () => {
		fc.assert(fc.property(fc.integer(), (number) => parseNumber(numberText(number)) === number));
	});

	it('is a moment by the clock of Baku, and the same when it is read again', () => {
		expect(momentText('2026-12-31T20:00:00.000Z')).toBe('2027-01-01T00:00');
		expect(dayInBaku('2026-12-31T20:00:00.000Z')).toBe('2027-01-01');
		const minutes = fc.integer({ min: 28_000_000, max: 60_000_000 });
		fc.assert(
			fc.property(minutes, (minute) => {
				const instant = new Date(minute * 60_000).toISOString();
				expect(Date.parse(parseMoment(momentText(instant)))).toBe(minute * 60_000);
			}),
		);
		const end = parseMoment('2026-12-31T23:59', true);
		expect([momentText(end), new Date(end).toISOString()]).toEqual(['2026-12-31T23:59', '2026-12-31T19:59:59.999Z']);
		expect([momentText(''), momentText(null), momentText('x'), parseMoment('')]).toEqual(['', '', '', '']);
	});
});
