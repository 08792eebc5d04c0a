import { afterEach, expect, it, vi } from 'vitest';
import { sortAsDrawn } from './sortAsDrawn';

afterEach(() => vi.unstubAllGlobals());

it('brings fields into the order of the page, and those that are not on it after them', () => {
	const onThePage = ['site-menu', 'lastName', 'firstName'].map((id) => ({ id }));
	vi.stubGlobal('document', { querySelectorAll: () => onThePage });
	const names = new Set(['gender', 'firstName', 'phone', 'lastName']);
	sortAsDrawn(names);
	expect([...names]).toEqual(['lastName', 'firstName', 'gender', 'phone']);
});
