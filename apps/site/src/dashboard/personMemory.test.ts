import { beforeEach, describe, expect, it } from 'vitest';
import { listAddress, rememberList } from './framework/listState';
import { rememberFor } from './personMemory';
import { resources } from './resources';

const list = resources.promocodes;
const left = '/dashboard/promocodes?search=Rustamov';

describe('what the dashboard remembers of a person', () => {
	beforeEach(() => {
		rememberFor(null);
		rememberFor('aysel');
		rememberList(list, left);
	});

	it('[DSH-07] stays while the same one works', () => {
		rememberFor('aysel');
		expect(listAddress(list)).toBe(left);
	});

	it('[DSH-07] [SEC-02] is gone when another one signs in on the same page', () => {
		rememberFor('kamran');
		expect(listAddress(list)).toBe('/dashboard/promocodes');
	});
});
