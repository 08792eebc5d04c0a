import { describe, expect, it } from 'vitest';
import { ageOf, daysUntil } from './age';

const now = Date.parse('2026-11-22T10:00:00Z');

describe('the age of a request', () => {
	it.each([
		['2026-11-22T09:59:40Z', '0\u00a0dəq'],
		['2026-11-22T09:01:00Z', '59\u00a0dəq'],
		['2026-11-22T09:00:00Z', '1\u00a0saat'],
		['2026-11-21T10:00:01Z', '23\u00a0saat'],
		['2026-11-21T10:00:00Z', '1\u00a0gün'],
		['2026-11-23T10:00:00Z', '0\u00a0dəq'],
	])('[DSH-10] of %s is %s', (instant, age) => expect(ageOf(instant, now)).toBe(age));
});

describe('the days until a departure', () => {
	it.each([
		['2026-11-22', 0],
		['2026-12-01', 9],
		['2026-11-20', -2],
	])('[DSH-10] on %s are %d', (day, days) => expect(daysUntil(day, '2026-11-22')).toBe(days));
});
