import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTime } from './clock';

describe('a typed time', () => {
	it.each([
		['9:5', '09:05'],
		['9.05', '09:05'],
		['0905', '09:05'],
		['9', '09:00'],
		[' 23:59 ', '23:59'],
		['00:00', '00:00'],
	])('%j is %s', (text, time) => {
		expect(readTime(text)).toBe(time);
	});

	it.each(['', '24:00', '12:60', '9:5:0', 'səhər', '905', '12:', '-1:00'])('%j is none', (text) => {
		expect(readTime(text)).toBeNull();
	});

	it('every time of a day is read as itself', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hours, minutes) => {
				const text = `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
				expect(readTime(text)).toBe(text);
			}),
		);
	});
});
