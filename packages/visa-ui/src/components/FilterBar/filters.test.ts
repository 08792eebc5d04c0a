import { describe, expect, it } from 'vitest';
import { activeFilters, dayOf, withFilter, withoutFilters } from './filters';
import type { Filter } from './types';

const filters: Filter[] = [
	{ id: 'search', label: 'Axtarış', kind: 'search' },
	{ id: 'status', label: 'Status', kind: 'select', options: [{ id: 'IN_REVIEW', label: 'Baxılır' }] },
	{ id: 'from', label: 'Tarixdən', kind: 'date' },
];

describe('the filters in use', () => {
	it('are named in words, in the order of their fields', () => {
		const active = activeFilters(filters, { from: '2026-12-08', status: 'IN_REVIEW', search: 'aysel' });
		expect(active.map(({ label, words }) => `${label}: ${words}`)).toEqual([
			'Status: Baxılır',
			'Tarixdən: 8\u00a0dekabr\u00a02026',
		]);
	});

	it('are not what the address made up', () => {
		expect(activeFilters(filters, { status: 'NONSENSE', from: 'yesterday', page: '3' })).toEqual([]);
		expect(activeFilters(filters, { from: '2026-02-30' })).toEqual([]);
	});
});

describe('a day of the address', () => {
	it.each(['', '2026-13-01', '2026-02-30', '2027-02-29', '2026-1-1', '08/12/2026', undefined])('%s is none', (text) => {
		expect(dayOf(text)).toBeNull();
	});
});

describe('changing a filter', () => {
	it('leaves out what is empty and keeps the rest as it was', () => {
		const value = { status: 'IN_REVIEW', page: '2' };
		expect(withFilter<string>(value, 'status', null)).toEqual({ page: '2' });
		expect(withFilter<string>(value, 'from', '2026-12-08')).toEqual({ ...value, from: '2026-12-08' });
		expect(withoutFilters<string>({ ...value, search: 'a' }, filters)).toEqual({ page: '2' });
		expect(value).toEqual({ status: 'IN_REVIEW', page: '2' });
	});
});
