import fc from 'fast-check';
import { PAGE_MAXIMUM } from 'visa-sdk/rules';
import { describe, expect, it } from 'vitest';
import { parseSearch } from '../../shell/query';
import { deskLists } from '../applications/deskLists';
import type { Definition } from '../resource';
import { resources } from '../resources';
import { addressOf, isTypedOn, type ListState, listViewOf, pageSizes, queryOf, readListState } from './listState';

const definitions = Object.values(resources);
const searchOf = (address: string) => parseSearch(address.split('?')[1] ?? '');

/** Any state that a list can be brought into. */
const states = ({ columns, filters }: Definition): fc.Arbitrary<ListState> => {
	const sortable = columns.filter(({ isSortable }) => isSortable).map(({ id }) => id);
	const hideable = columns.filter(({ isHideable }) => isHideable).map(({ id }) => id);
	const chosen = filters.map((filter) => {
		const text =
			filter.kind === 'search'
				? fc.string({ maxLength: 100, unit: 'grapheme' }).map((typed) =>
						typed
							.trim()
							.slice(0, 100)
							.replace(/[\0\p{Cs}]/gu, '')
							.trim(),
					)
				: filter.kind === 'select'
					? fc.constantFrom(...filter.options.map(({ id }) => id))
					: fc.uuid();
		return [
			filter.id,
			fc.option(
				text.map((value) => value || undefined),
				{ nil: undefined },
			),
		] as const;
	});
	return fc.record({
		page: fc.integer({ min: 1, max: PAGE_MAXIMUM }),
		size: fc.constantFrom(...pageSizes),
		sort: fc.option(
			fc.record({
				column: fc.constantFrom(...sortable),
				direction: fc.constantFrom('ascending' as const, 'descending' as const),
			}),
		),
		filters: fc.record(Object.fromEntries(chosen)) as fc.Arbitrary<ListState['filters']>,
		columns: fc
			.record({
				hidden: fc.subarray(hideable),
				order: fc.shuffledSubarray(columns.map(({ id }) => id)),
				pinned: fc.shuffledSubarray(columns.map(({ id }) => id)),
				sizes: fc.dictionary(fc.constantFrom(...columns.map(({ id }) => id)), fc.integer({ min: 0, max: 2_000 })),
			})
			.map((state) => Object.fromEntries(Object.entries(state).filter(([, part]) => Object.keys(part).length > 0))),
	});
};

describe('what a list shows', () => {
	it.each(definitions)('[DSH-07] $path: stands in the address, and is the same when it is read back', (definition) => {
		fc.assert(
			fc.property(states(definition), (state) => {
				const address = addressOf(definition, state);
				expect(address.startsWith(`/dashboard/${definition.path}`)).toBe(true);
				expect(readListState(definition, searchOf(address))).toEqual(state);
			}),
		);
	});

	it.each(definitions)('[DSH-07] $path: whatever the address says, the list shows something it knows', (definition) => {
		const names = [
			'page',
			'size',
			'sort',
			'hidden',
			'order',
			'pinned',
			'widths',
			...definition.filters.map(({ id }) => id),
			'colour',
		];
		fc.assert(
			fc.property(fc.dictionary(fc.constantFrom(...names), fc.anything()), (search) => {
				const state = readListState(definition, search);
				expect(readListState(definition, searchOf(addressOf(definition, state)))).toEqual(state);
				expect(queryOf(definition, state)).toMatchObject({ page: state.page, limit: state.size });
			}),
		);
	});

	it('[DSH-07] asks for nothing that no database text can hold', () => {
		const { filters } = readListState(resources.services, { search: '\0' });
		expect(filters.search).toBeUndefined();
		expect(readListState(resources.services, { search: 'Te\0z\ud83d' }).filters.search).toBe('Tez');
	});

	it('[DSH-10] understands of a day only what the server looks for', () => {
		const shape = { ...resources.services, filters: [{ id: 'from', kind: 'date' as const, label: '' }] };
		const read = (from: string) => readListState(shape, { from }).filters.from;
		expect(read('2026-11-22')).toBe('2026-11-22');
		for (const none of ['0001-01-01', '2026-02-30', '22/11/2026']) expect(read(none)).toBeUndefined();
	});

	it('[DSH-07] keeps in a view everything but the page: on every page of its list the view is the current one', () => {
		const viewOn = (page: string) =>
			listViewOf(
				resources.services,
				readListState(resources.services, { page, sort: '-name', size: '50', hidden: 'position' }),
			);
		expect(viewOn('3')).toBe('sort=-name&size=50&hidden=position');
		expect(viewOn('1')).toBe(viewOn('3'));
	});

	it('[DSH-07] counts letters that are typed on as one step, and every other change of filters as one of its own', () => {
		const list = deskLists['visa-applications'];
		const isOn = (before: ListState['filters'], after: ListState['filters']) => isTypedOn(list, before, after);
		expect(isOn({}, { search: 'a' })).toBe(false);
		expect(isOn({ search: 'a' }, { search: 'ay' })).toBe(true);
		expect(isOn({ search: 'ay' }, {})).toBe(false);
		expect(isOn({}, { status: 'APPROVED' })).toBe(false);
		expect(isOn({ status: 'APPROVED' }, { status: 'REJECTED' })).toBe(false);
		expect(isOn({ search: 'ay', status: 'APPROVED' }, {})).toBe(false);
	});

	it('leaves out of the address what is usual', () => {
		const definition = resources.services;
		expect(addressOf(definition, readListState(definition, {}))).toBe('/dashboard/services');
	});
});
