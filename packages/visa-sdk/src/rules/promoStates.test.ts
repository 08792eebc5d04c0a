import { describe, expect, it } from 'vitest';
import { promoState } from './promoStates';

const now = Date.parse('2026-11-29T12:00:00.000Z');
const code = {
	isActive: true,
	validFrom: '2026-11-01T00:00:00.000Z',
	validTo: '2026-12-01T00:00:00.000Z',
	totalLimit: 2,
	used: 1,
	reserved: 0,
};

describe('[DSH-02] the state of a promo code', () => {
	it.each([
		['usable', {}],
		['usable', { totalLimit: null, used: 900 }],
		['usable', { validFrom: '2026-11-29T12:00:00.000Z' }],
		['coming', { validFrom: '2026-11-29T12:00:00.001Z' }],
		['usedUp', { used: 2 }],
		['usedUp', { reserved: 1 }],
		['usedUp', { used: 2, validFrom: '2026-11-30T00:00:00.000Z' }],
		['expired', { validTo: '2026-11-29T12:00:00.000Z', used: 2 }],
		['off', { isActive: false, validTo: '2026-11-01T00:00:00.000Z' }],
	] as const)('is %s with %o', (state, change) => {
		expect(promoState({ ...code, ...change }, now)).toBe(state);
	});
});
