import type { UseQueryResult } from '@tanstack/react-query';
import { memo, useEffect, useRef, useState } from 'react';
import { type AssignedMany, accessOf, type Page, type VisaRequestRow } from 'visa-sdk/contract';
import { mayCall } from 'visa-sdk/rules';
import { Button, DataTable, FilterBar } from 'visa-ui';
import { keepFocus } from '../../shell/keepFocus';
import { sentenceOf } from '../../shell/sentenceOf';
import { ListPagination } from '../framework/ListPagination';
import { isTypedOn } from '../framework/listState';
import { NamingDialog } from '../framework/NamingDialog';
import { useChoice } from '../framework/useChoice';
import { useFilters } from '../framework/useFilters';
import { useNaming } from '../framework/useNaming';
import { SaveViewButton, Views } from '../framework/Views';
import { useStaffRole } from '../staffRole';
import { AssignDialog } from './AssignDialog';
import { type Assignment, BulkAssign, RefusedCasesDialog } from './BulkAssign';
import { caseColumns, columnsBeside, nameOf } from './columns';
import * as css from './desk.css';
import { deskLists, rareFilters, TRAVELLER } from './deskLists';
import { type DeskState, deskAddress, viewOf } from './deskState';
import { words } from './strings';

export interface CaseListProps {
	state: DeskState;
	rows: Pick<UseQueryResult<Page<VisaRequestRow>>, 'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'>;
	/** Shows something else, on its first page unless one is given. */
	goTo: (change: Partial<DeskState>, replace?: boolean) => void;
}

/** The cases of a queue, with filters, order and page from the URL. */
export const CaseList = memo(function CaseList({
	state,
	rows: { data, error, isFetching, isPlaceholderData, refetch },
	goTo,
}: CaseListProps) {
	const { filters } = state;
	const shape = deskLists[state.path];
	const named = { list: shape, search: viewOf(state), naming: useNaming(shape) };
	const isBeside = state.caseId !== null;
	const lastPage = Math.max(1, data?.totalPages ?? 1);
	const isBeyond = data !== undefined && !isPlaceholderData && state.page > lastPage;
	// A page that the queue no longer has, for example after its last case was claimed.
	useEffect(() => {
		if (isBeyond) goTo({ page: lastPage }, true);
	});
	const [hasAll, setAll] = useState(false);
	const { [TRAVELLER]: travellerId } = filters;
	const one = data?.data.find(({ traveller }) => traveller.id === travellerId)?.traveller;
	const known: Parameters<typeof useFilters>[1] = travellerId
		? { [TRAVELLER]: { id: travellerId, label: one ? nameOf(one) : words.list.traveller } }
		: {};
	// A phone's sheet has space for all filters; next to an open case there is space only for search.
	const shown = useFilters(shape, known).map((filter) => ({
		...filter,
		isRare: filter.kind !== 'search' && (isBeside || (!hasAll && rareFilters.has(filter.id))),
	}));
	const mayAssign = mayCall(accessOf.desk.assignMany, useStaffRole());
	const table = useRef<HTMLDivElement>(null);
	const found = data?.data ?? [];
	const choice = useChoice<AssignedMany>(found, table);
	const [asked, setAsked] = useState<Assignment | null>(null);
	const change = (part: Partial<DeskState>, replace = false) => goTo({ page: 1, ...part }, replace);
	return (
		<>
			<DataTable
				aria-label={words.queues[state.queue]}
				ref={table}
				density="compact"
				filters={
					<FilterBar
						label={words.list.filters}
						filters={shown}
						value={filters}
						onChange={(chosen) => change({ filters: { ...chosen } }, isTypedOn(shape, filters, { ...chosen }))}
						resultCount={isPlaceholderData ? undefined : data?.total}
					/>
				}
				views={!isBeside && <Views {...named} />}
				columns={isBeside ? columnsBeside : caseColumns}
				toolbar={
					<>
						<Button
							tone="secondary"
							size="small"
							className={css.forWide}
							aria-expanded={hasAll}
							onPress={() => setAll(!hasAll)}
						>
							{hasAll ? words.list.fewerFilters : words.list.moreFilters}
						</Button>
						{!isBeside && <SaveViewButton {...named} />}
					</>
				}
				rows={found}
				selection={
					mayAssign && !isBeside
						? {
								labelOf: ({ reference }) => reference,
								selectedIds: choice.chosen,
								onChange: choice.setSelected,
								matching: { total: data?.total ?? 0, query: JSON.stringify([state.queue, filters]) },
								actions: (ids, clear, meant) => (
									<BulkAssign
										state={state}
										rows={found.filter(({ id }) => ids.includes(id))}
										choice={meant}
										clear={clear}
										onAsk={setAsked}
									/>
								),
							}
						: undefined
				}
				sort={state.sort}
				onSortChange={(sort) => change({ sort })}
				isArrangeable={!isBeside}
				columnState={isBeside ? {} : state.columns}
				onColumnStateChange={(columns) => goTo({ columns }, true)}
				rowHref={({ id }) => deskAddress({ ...state, caseId: id })}
				{...(state.caseId && { currentRowId: state.caseId })}
				isLoading={isFetching && (data === undefined || isPlaceholderData)}
				loadingRows={state.size}
				errorMessage={error && !isFetching ? sentenceOf(error) : undefined}
				onRetry={() => void refetch()}
				isFiltered={Object.values(filters).some((value) => value !== undefined)}
				onClearFilters={() => change({ filters: {} })}
				emptyTitle={words.list.empty}
			/>
			{!isBeside && <NamingDialog {...named} />}
			<AssignDialog
				asked={asked}
				onClose={() => {
					setAsked(null);
					// The bar that it was asked from may have gone meanwhile.
					keepFocus(() => document.querySelector<HTMLElement>('main h1'));
				}}
				onDone={choice.end}
			/>
			<RefusedCasesDialog answer={choice.refused} onClose={choice.forgetRefused} />
			<ListPagination
				found={data}
				page={state.page}
				size={state.size}
				hrefOf={(page) => deskAddress({ ...state, page })}
				onSize={(size) => change({ size })}
			/>
		</>
	);
});
