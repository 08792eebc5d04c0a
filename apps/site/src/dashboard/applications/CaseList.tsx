import type { UseQueryResult } from '@tanstack/react-query';
import { memo, useEffect, useRef, useState } from 'react';
import type { Page, VisaRequestRow } from 'visa-sdk/contract';
import { Button, DataTable } from 'visa-ui';
import { sentenceOf } from '../../shell/sentenceOf';
import { ListPagination } from '../framework/ListPagination';
import { focusListHead } from '../framework/listFocus';
import { NamingDialog } from '../framework/NamingDialog';
import { listError, StaleNotice } from '../framework/StaleNotice';
import { useNaming } from '../framework/useNaming';
import { SaveViewButton, Views } from '../framework/Views';
import { CaseFilters } from './CaseFilters';
import { caseColumns, columnsBeside } from './columns';
import * as css from './desk.css';
import { deskLists } from './deskLists';
import { type DeskState, deskAddress, viewOf } from './deskState';
import { words } from './strings';
import { useAssignment } from './useAssignment';

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
	const failed = listError({ data, error, isFetching });
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
	const table = useRef<HTMLDivElement>(null);
	const found = data?.data ?? [];
	const { selection, dialogs } = useAssignment(state, found, data?.total ?? 0, table);
	const change = (part: Partial<DeskState>, replace = false) => goTo({ page: 1, ...part }, replace);
	return (
		<>
			<StaleNotice
				{...{ data, error, isFetching, refetch }}
				focusNext={() => focusListHead(table.current, { preventScroll: true })}
			/>
			<DataTable
				aria-label={words.queues[state.queue]}
				ref={table}
				density="compact"
				filters={
					<CaseFilters
						state={state}
						found={found}
						count={isPlaceholderData ? undefined : data?.total}
						hasAll={hasAll}
						onChange={(chosen, isTypedOn) => change({ filters: chosen }, isTypedOn)}
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
				selection={selection}
				sort={state.sort}
				onSortChange={(sort) => change({ sort })}
				isArrangeable={!isBeside}
				columnState={isBeside ? {} : state.columns}
				onColumnStateChange={(columns) => goTo({ columns }, true)}
				rowHref={({ id }) => deskAddress({ ...state, caseId: id })}
				{...(state.caseId && { currentRowId: state.caseId })}
				isLoading={isFetching && (data === undefined || isPlaceholderData)}
				loadingRows={state.size}
				errorMessage={failed ? sentenceOf(failed) : undefined}
				onRetry={() => void refetch()}
				isFiltered={Object.values(filters).some((value) => value !== undefined)}
				onClearFilters={() => change({ filters: {} })}
				emptyTitle={words.list.empty}
			/>
			{!isBeside && <NamingDialog {...named} />}
			{dialogs}
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
