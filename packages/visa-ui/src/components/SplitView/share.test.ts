import { describe, expect, it } from 'vitest';
import { heldShare, shareForKey } from './share';

describe('the share of a list', () => {
	it('stays within its limits', () => {
		expect([heldShare(-3), heldShare(42.5), heldShare(99)]).toEqual([20, 42.5, 70]);
	});

	it('goes to its ends by Home and End', () => {
		expect([shareForKey('Home'), shareForKey('End'), shareForKey('x')]).toEqual([20, 70, undefined]);
	});
});
