import { isSoughtDay, PAGE_MAXIMUM, SEARCH_MAXIMUM } from 'visa-sdk/rules';
import type { TableColumnState, TableSort } from 'visa-ui';
import { stringifySearch } from '../../shell/query';
import { forgetWithPerson } from '../personMemory';
import type { AnyFilter, ListShape, Values } from '../resource';
import { readColumns, writeColumns } from './columnsInAddress';

/** The possible page sizes. */
export const pageSizes = [20, 50, 100] as const;

/** What a list shows. All of it is in the URL. [DSH-07] */
export interface ListState {
	page: number;
	size: number;
	sort: TableSort | null;
	filters: Record<string, string | undefined>;
	/** Which columns are visible, in which order and width, and which are pinned. */
	columns: TableColumnState;
}
type Search = Record<string, unknown>;

/** The state in a URL; invalid parts are ignored. */
export function readListState(definition: ListShape, search: Search): ListState {
	const { columns, filters } = definition;
	const text = (name: string) => (typeof search[name] === 'string' ? String(search[name]).trim() : '');
	const page = Number(text('page'));
	const [, minus, column = ''] = /^(-?)(.*)$/.exec(text('sort')) ?? [];
	return {
		page: Number.isSafeInteger(page) && page >= 1 && page <= PAGE_MAXIMUM ? page : 1,
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

/** Without what a database text can't contain: nobody typed it. */
const holdable = (text: string) => text.replace(/[\0\p{Cs}]/gu, '');

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

const sortText = (sort: TableSort | null) => sort && `${sort.direction === 'descending' ? '-' : ''}${sort.column}`;

/** The URL of a list in a state, without defaults. Inverse of {@link readListState}. */
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

/** Filters that are typed, letter by letter. */
const typed: readonly AnyFilter['kind'][] = ['search', 'amount'];

/**
 * Whether a change of a list's filters continues what was typed before, so that Back undoes all of it at once. Every other
 * change of filters, clearing one too, of order or of size is one step, as pages are. [DSH-07]
 */
export function isTypedOn({ filters }: ListShape, before: ListState['filters'], after: ListState['filters']): boolean {
	const changed = filters.filter(({ id }) => before[id] !== after[id]);
	return changed.every(({ id, kind }) => typed.includes(kind) && before[id] !== undefined && after[id] !== undefined);
}

/** What a saved view stores of a list: everything except the page that is shown. [DSH-07] */
export const listViewOf = (shape: ListShape, state: ListState): string =>
	addressOf(shape, { ...state, page: 1 }).split('?')[1] ?? '';

/** The query sent to the server. */
export function queryOf({ always }: ListShape, { page, size, sort, filters }: ListState): Values {
	const order = sortText(sort);
	const chosen = Object.entries(filters).filter(([, value]) => value !== undefined);
	return { ...always, page, limit: size, ...(order ? { sort: order } : {}), ...Object.fromEntries(chosen) };
}

/** The records that a list query finds, independent of the page shown. */
export function filterOf({ always: { view: _view, ...always } }: ListShape, { filters }: ListState): Values {
	return { ...always, ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) };
}
/** The same in the list's order. */
export function exportOf(definition: ListShape, state: ListState): Values {
	const order = sortText(state.sort);
	return { ...filterOf(definition, state), ...(order ? { sort: order } : {}) };
}

/** For a server query: values of multiple filters as lists. */
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
/** Remembers how a list was left, for the links that lead back to it. [DSH-07] */
export function rememberList({ path }: ListShape, address: string): void {
	seen.set(path, address);
}
/** The section's list as it was last seen: its page, filters and order. */
export const listAddress = ({ path }: Pick<ListShape, 'path'>): string => seen.get(path) ?? `/dashboard/${path}`;
