import { describe, expect, it } from 'vitest';
import { words } from '../strings';
import { reasonOf } from './History';

describe('the reason of an event', () => {
	it.each([
		['Xidmət gecikdi (1,50 AZN)', 'Xidmət gecikdi (1,50 AZN)'],
		['callback', words.history.causes.callback],
		['answered by the traveller', 'Səyahətçi cavab verdi'],
		['created', null],
		['', null],
		[null, null],
	])('[DSH-15] %j is told as %j', (reason, told) => expect(reasonOf({ reason: reason ?? null })).toBe(told));
});
