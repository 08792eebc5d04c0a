import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { contract } from 'visa-sdk/contract';
import { mayCall } from 'visa-sdk/rules';
import { DataTable, FilterBar, LinkButton, Pagination, VisuallyHidden } from 'visa-ui';
import { sentenceOf } from '../../shell/sentenceOf';
import type { Definition } from '../resource';
import { useStaffRole } from '../StaffFrame';
import { words } from '../strings';
import { listOptions } from './calls';
import { addressOf, type ListState, pageSizes, queryOf, readListState, rememberList } from './listState';
import { PageHead } from './PageHead';
import { useFilters } from './useFilters';

/** The list of a section: filters, order and page stand in the address, the server does the work. [DSH-01] [DSH-07] */
export function ListPage({ definition }: { definition: Definition }) {
	const navigate = useNavigate();
	const role = useStaffRole();
	const state = readListState(definition, useSearch({ strict: false }));
	const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
		listOptions(definition, queryOf(definition, state)),
	);
	const filters = useFilters(definition);
	const { words: own, columns, path, section } = definition;
	const address = addressOf(definition, state);
	useEffect(() => rememberList(definition, address), [definition, address]);

	const goTo = (change: Partial<ListState>, replace = false) =>
		void navigate({ href: addressOf(definition, { ...state, page: 1, ...change }), replace, resetScroll: false });
	const lastPage = Math.max(1, data?.totalPages ?? 1);
	const isBeyond = data !== undefined && !isPlaceholderData && state.page > lastPage;
	// A page that the list no longer has, such as after deleting its last row.
	useEffect(() => {
		if (isBeyond) void navigate({ href: addressOf(definition, { ...state, page: lastPage }), replace: true });
	});
	const create = mayCall(contract[section].create.access, role) && (
		<LinkButton tone="primary" href={`/dashboard/${path}/create`}>
			{own.create}
		</LinkButton>
	);
	return (
		<>
			<PageHead title={own.many}>{create}</PageHead>
			<VisuallyHidden>
				<h2>{words.list.heading}</h2>
			</VisuallyHidden>
			<FilterBar
				label={words.list.filters}
				filters={filters}
				value={state.filters}
				onChange={(chosen) => goTo({ filters: { ...chosen } }, true)}
				resultCount={isFetching ? undefined : data?.total}
			/>
			<DataTable
				aria-label={own.many}
				density="compact"
				columns={columns}
				rows={data?.data ?? []}
				sort={state.sort}
				onSortChange={(sort) => goTo({ sort }, true)}
				hiddenColumns={state.hidden}
				onHiddenColumnsChange={(hidden) => goTo({ hidden, page: state.page }, true)}
				rowHref={
					mayCall(contract[section].update.access, role) ? ({ id }) => `/dashboard/${path}/edit/${id}` : undefined
				}
				isLoading={isFetching}
				loadingRows={state.size}
				errorMessage={error && !isFetching ? sentenceOf(error) : undefined}
				onRetry={() => void refetch()}
				isFiltered={Object.values(state.filters).some((value) => value !== undefined)}
				onClearFilters={() => goTo({ filters: {} }, true)}
				emptyTitle={own.empty}
				emptyAction={create || undefined}
			/>
			{data && (
				<Pagination
					page={Math.min(state.page, lastPage)}
					pageCount={lastPage}
					hrefOf={(page) => addressOf(definition, { ...state, page })}
					total={data.total}
					pageSize={state.size}
					pageSizes={pageSizes}
					onPageSizeChange={(size) => goTo({ size })}
				/>
			)}
		</>
	);
}
