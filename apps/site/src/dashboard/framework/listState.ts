import { isSoughtDay, SEARCH_MAXIMUM } from 'visa-sdk/rules';
import type { TableColumnState, TableSort } from 'visa-ui';
import { stringifySearch } from '../../shell/query';
import { forgetWithPerson } from '../personMemory';
import type { AnyFilter, ListShape, Values } from '../resource';
import { readColumns, writeColumns } from './columnsInAddress';

/** How many rows a page can have. */
export const pageSizes = [20, 50, 100] as const;

/** What a list shows. All of it stands in the address. [DSH-07] */
export interface ListState {
	page: number;
	size: number;
	sort: TableSort | null;
	filters: Record<string, string | undefined>;
	/** Which are shown, in which order and width, and which are held. */
	columns: TableColumnState;
}
type Search = Record<string, unknown>;

/** What an address asks for. Whatever the list does not understand is as if it were not there. */
export function readListState(definition: ListShape, search: Search): ListState {
	const { columns, filters } = definition;
	const text = (name: string) => (typeof search[name] === 'string' ? String(search[name]).trim() : '');
	const page = Number(text('page'));
	const [, minus, column = ''] = /^(-?)(.*)$/.exec(text('sort')) ?? [];
	return {
		page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
		size: pageSizes.find((size) => String(size) === text('size')) ?? pageSizes[0],
		sort: columns.some(({ id, isSortable }) => id === column && isSortable)
			? { column, direction: minus ? 'descending' : 'ascending' }
			: null,
		filters: Object.fromEntries(filters.map((filter) => [filter.id, understood(filter, text(filter.id))])),
		columns: readColumns(definition, text),
	};
}

function understood(filter: AnyFilter, text: string): string | undefined {
	if (text === '') return undefined;
	if (filter.kind === 'search') return holdable(text.slice(0, SEARCH_MAXIMUM)).trim() || undefined;
	if (filter.kind === 'date') return isSoughtDay(text) ? text : undefined;
	if (filter.kind === 'amount') return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? text : undefined;
	const isKnown =
		filter.kind === 'select'
			? (id: string) => filter.options.some((option) => option.id === id)
			: (id: string) => isId(id) || (filter.kind === 'person' && id === filter.also?.id);
	const isMultiple = filter.kind !== 'record' && filter.isMultiple;
	const chosen = isMultiple ? [...new Set(text.split(','))].filter(isKnown) : isKnown(text) ? [text] : [];
	return chosen.length > 0 ? chosen.join(',') : undefined;
}

/** Without what no database text can hold: nobody has typed it. */
const holdable = (text: string) => text.replace(/[\0\p{Cs}]/gu, '');

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

const sortText = (sort: TableSort | null) => sort && `${sort.direction === 'descending' ? '-' : ''}${sort.column}`;

/** The address of a list in a state; what is usual is left out. Inverse of {@link readListState}. */
export function addressOf({ path }: ListShape, state: ListState): string {
	const { page, size, sort, filters, columns } = state;
	const search = stringifySearch({
		...filters,
		sort: sortText(sort),
		size: size === pageSizes[0] ? undefined : size,
		page: page === 1 ? undefined : page,
		...writeColumns(columns),
	});
	return `/dashboard/${path}${search}`;
}

/** What the server is asked for. */
export function queryOf({ always }: ListShape, { page, size, sort, filters }: ListState): Values {
	const order = sortText(sort);
	const chosen = Object.entries(filters).filter(([, value]) => value !== undefined);
	return { ...always, page, limit: size, ...(order ? { sort: order } : {}), ...Object.fromEntries(chosen) };
}

/** Which records a list's question finds, whatever page of them is shown. */
export function filterOf({ always: { view: _view, ...always } }: ListShape, { filters }: ListState): Values {
	return { ...always, ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) };
}
/** The same in the list's order. */
export function exportOf(definition: ListShape, state: ListState): Values {
	const order = sortText(state.sort);
	return { ...filterOf(definition, state), ...(order ? { sort: order } : {}) };
}

/** Of a question to the server: what holds several values as a list of them. */
export function severalIn({ filters }: ListShape, question: Values): Values {
	const several = new Set(
		filters.flatMap((filter) => ('isMultiple' in filter && filter.isMultiple ? [filter.id] : [])),
	);
	return Object.fromEntries(
		Object.entries(question).map(([name, value]) => [name, several.has(name) ? String(value).split(',') : value]),
	);
}

const seen = new Map<string, string>();
forgetWithPerson(() => seen.clear());
/** Keeps how somebody left a list, for the ways that lead back to it. [DSH-07] */
export function rememberList({ path }: ListShape, address: string): void {
	seen.set(path, address);
}
/** The section's list as it was last seen: its page, filters and order. */
export const listAddress = ({ path }: Pick<ListShape, 'path'>): string => seen.get(path) ?? `/dashboard/${path}`;
