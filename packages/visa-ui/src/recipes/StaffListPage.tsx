'use client';

import { useState } from 'react';
import { canMoveRequest, requestStatusWords } from 'visa-sdk/rules';
import { Button } from '../components/Button';
import { type DataColumn, DataTable } from '../components/DataTable';
import { DateText } from '../components/DateText';
import { type Filter, FilterBar } from '../components/FilterBar';
import { Heading } from '../components/Heading';
import { Money } from '../components/Money';
import { Pagination } from '../components/Pagination';
import { RequestStatusTag } from '../components/RequestStatusTag';
import { answerList, type ListColumn, type ListFilter, type ListQuery } from './answerList';
import * as css from './page.css';
import { countries, requests, type StaffRequest } from './requests';
import { StaffShell } from './StaffShell';

const filters: Filter<ListFilter>[] = [
	{ id: 'search', label: 'Axtarış', kind: 'search', placeholder: 'Nömrə, ad və ya e-poçt' },
	{
		id: 'status',
		label: 'Status',
		kind: 'select',
		options: Object.entries(requestStatusWords).map(([id, label]) => ({ id, label })),
	},
	{ id: 'country', label: 'Ölkə', kind: 'select', options: countries.map((name) => ({ id: name, label: name })) },
	{ id: 'from', label: 'Səfər tarixindən', kind: 'date', notAfter: 'to' },
	{ id: 'to', label: 'Səfər tarixinədək', kind: 'date', notBefore: 'from' },
];

const columns: DataColumn<StaffRequest, ListColumn>[] = [
	{ id: 'reference', header: 'Müraciət', cell: (row) => row.reference, isRowHeader: true, isSortable: true },
	{ id: 'traveller', header: 'Səyahətçi', cell: (row) => row.traveller, isSortable: true },
	{ id: 'country', header: 'Ölkə', cell: (row) => row.country, isHideable: true },
	{ id: 'people', header: 'Nəfər', cell: (row) => row.people, align: 'end', isHideable: true, phone: 'hidden' },
	{
		id: 'status',
		header: 'Status',
		cell: ({ status }) => (
			<RequestStatusTag isQuiet status={status}>
				{requestStatusWords[status]}
			</RequestStatusTag>
		),
		phone: 'meta',
	},
	{
		id: 'startDate',
		header: 'Səfər',
		cell: (row) => <DateText value={row.startDate} form="short" />,
		isSortable: true,
		isHideable: true,
	},
	{
		id: 'createdOn',
		header: 'Yaradılıb',
		cell: (row) => <DateText value={row.createdOn} form="short" />,
		isHideable: true,
		phone: 'hidden',
	},
	{ id: 'price', header: 'Məbləğ', cell: (row) => <Money amount={row.price} />, align: 'end', isSortable: true },
];

export interface StaffListPageProps {
	/** From the URL. */
	initial?: Partial<ListQuery>;
	/** How far the list has come. */
	state?: 'ready' | 'loading' | 'failed';
}

/** A list of requests. The query is one object: in a product it is the URL, and the response is the server's. */
export function StaffListPage({ initial, state = 'ready' }: StaffListPageProps) {
	const [all, setAll] = useState(requests);
	const [query, setQuery] = useState<ListQuery>({ filters: {}, sort: null, page: 1, ...initial });
	const answer = answerList(all, query);
	const isReady = state === 'ready';
	const isFiltered = Object.keys(query.filters).length > 0;

	function take(ids: readonly string[]) {
		const isTaken = (row: StaffRequest) => ids.includes(row.id) && canMoveRequest(row.status, 'IN_REVIEW');
		setAll(all.map((row) => (isTaken(row) ? { ...row, status: 'IN_REVIEW' } : row)));
	}
	return (
		<StaffShell current="/dashboard/requests">
			<div className={css.heading}>
				<Heading level={1} size="medium">
					Müraciətlər
				</Heading>
			</div>
			<DataTable
				aria-label="Müraciətlər"
				density="compact"
				filters={
					<FilterBar
						label="Müraciətlərin filtrləri"
						filters={filters}
						value={query.filters}
						// Another list starts at its first page.
						onChange={(next) => setQuery({ ...query, filters: next, page: 1 })}
						resultCount={isReady ? answer.total : undefined}
					/>
				}
				columns={columns}
				rows={isReady ? answer.rows : []}
				defaultHiddenColumns={['createdOn']}
				sort={query.sort}
				onSortChange={(sort) => setQuery({ ...query, sort, page: 1 })}
				rowHref={(row) => `/dashboard/requests/${row.id}`}
				selection={{
					labelOf: (row) => row.reference,
					actions: (ids, clear) => (
						<Button
							onPress={() => {
								take(ids);
								clear();
							}}
						>
							Baxışa götür
						</Button>
					),
				}}
				isLoading={state === 'loading'}
				loadingRows={12}
				errorMessage={state === 'failed' ? 'Serverlə əlaqə yoxdur.' : undefined}
				onRetry={() => undefined}
				isFiltered={isFiltered}
				onClearFilters={() => setQuery({ ...query, filters: {}, page: 1 })}
				emptyTitle="Hələ müraciət yoxdur"
			/>
			{isReady && (
				<Pagination page={query.page} pageCount={answer.totalPages} onChange={(page) => setQuery({ ...query, page })} />
			)}
		</StaffShell>
	);
}
