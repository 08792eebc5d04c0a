import { describe, expect, it } from 'vitest';
import { earliestPromoEnd, isPromoOver } from './promoValidity';

const end = new Date('2026-12-31T23:59:00+04:00');

describe('[REV-09] the end of a promo code', () => {
	it.each([
		['2026-12-31T23:58:59.999+04:00', false],
		['2026-12-31T23:59:00+04:00', false],
		['2026-12-31T23:59:59.999+04:00', false],
		['2027-01-01T00:00:00+04:00', true],
	])('"until 23:59" at %s', (now, isOver) => {
		expect(isPromoOver(end, new Date(now))).toBe(isOver);
	});

	it('is the same for a list that compares it with the start of the minute', () => {
		const now = new Date('2026-12-31T23:59:30+04:00');
		expect(earliestPromoEnd(now)).toEqual(end);
	});
});
