import { foldText } from 'visa-sdk/rules';
import type { TableSort } from '../components/DataTable';
import type { FilterValue } from '../components/FilterBar';

import type { StaffRequest } from './requests';

/** The list's filters. */
export type ListFilter = 'search' | 'status' | 'country' | 'from' | 'to';
/** The columns by which the list can be sorted. */
export type ListColumn =
	| 'reference'
	| 'traveller'
	| 'country'
	| 'people'
	| 'status'
	| 'startDate'
	| 'createdOn'
	| 'price';

/** The list's query. */
export interface ListQuery {
	filters: FilterValue<ListFilter>;
	sort: TableSort<ListColumn> | null;
	page: number;
}

/** A page of rows, with the total. */
export interface ListAnswer {
	rows: StaffRequest[];
	total: number;
	totalPages: number;
}

const pageSize = 12;

/**
 * What the server does with a query: filtering, sorting and pagination. In a product this is `queries.visaRequests(…)`.
 */
export function answerList(all: readonly StaffRequest[], { filters, sort, page }: ListQuery): ListAnswer {
	const searched = foldText(filters.search ?? '');
	const found = all.filter(
		(row) =>
			(!searched || foldText(`${row.reference} ${row.traveller} ${row.email}`).includes(searched)) &&
			(!filters.status || row.status === filters.status) &&
			(!filters.country || row.country === filters.country) &&
			(!filters.from || row.startDate >= filters.from) &&
			(!filters.to || row.startDate <= filters.to),
	);
	if (sort) {
		const turn = sort.direction === 'ascending' ? 1 : -1;
		found.sort((one, other) => {
			const [a, b] = [one[sort.column], other[sort.column]];
			return a === b ? 0 : (a < b ? -1 : 1) * turn;
		});
	}
	return {
		rows: found.slice((page - 1) * pageSize, page * pageSize),
		total: found.length,
		totalPages: Math.max(1, Math.ceil(found.length / pageSize)),
	};
}
