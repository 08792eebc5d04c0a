import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText, readAmount } from './readAmount';

describe('a typed amount', () => {
	it.each([
		['12', 12],
		['12,5', 12.5],
		['12.50', 12.5],
		['1.250', 1250],
		['1.250,50', 1250.5],
		['1 250,50', 1250.5],
		['12,', 12],
		['0,005', 0.005],
		['0.005', 0.005],
		['20 AZN', 20],
		['20₼', 20],
		['AZN 12,50', 12.5],
		['₼20', 20],
		['12,50 manat', 12.5],
		['１２，５０', 12.5],
		['  ', null],
		['', null],
	])('%j is %d', (text, amount) => {
		expect(readAmount(text)).toBe(amount);
	});

	it.each([
		['1,250', 1250],
		['1,250.50', 1250.5],
		['12,5', 12.5],
		['12.50', 12.5],
	])('in English %j is %d', (text, amount) => {
		expect(readAmount(text, { decimal: '.' })).toBe(amount);
	});

	it('is shown with the decimals of the reader', () => {
		expect(amountText(12.5, { decimal: '.' })).toBe('12.50');
		expect(amountText(12.5)).toBe('12,50');
	});

	it.each(['on', '-5', '1,2,3', '1.2.3', '12x', '1,250.50', ',5', 'USD 5'])('%j is none', (text) => {
		expect(readAmount(text)).toBeNaN();
	});

	it('what the field shows is read as the same amount', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 100_000_000 }), (qepik) => {
				expect(readAmount(amountText(qepik / 100))).toBe(qepik / 100);
			}),
		);
	});
});
