import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { accessOf, type BulkAnswer } from 'visa-sdk/contract';
import { mayCall } from 'visa-sdk/rules';
import { DataTable, FilterBar, LinkButton, VisuallyHidden } from 'visa-ui';
import { sentenceOf } from '../../shell/sentenceOf';
import type { Definition } from '../resource';
import { useStaffRole } from '../staffRole';
import { words } from '../strings';
import { BulkActions, RefusedDialog } from './BulkActions';
import { CsvButton } from './CsvButton';
import { listOptions } from './calls';
import { ListPagination } from './ListPagination';
import { focusListHead } from './listFocus';
import { addressOf, isTypedOn, type ListState, listViewOf, queryOf, readListState, rememberList } from './listState';
import { NamingDialog } from './NamingDialog';
import { PageHead } from './PageHead';
import { listError, StaleNotice } from './StaleNotice';
import { useAskedSearch } from './useAskedSearch';
import { useChoice } from './useChoice';
import { useFilters } from './useFilters';
import { useNaming } from './useNaming';
import { useSuccessorFocus } from './useSuccessorFocus';
import { SaveViewButton, Views } from './Views';

/** The list of a section: filters, order and page are in the URL, the server does the work. [DSH-01] [DSH-07] */
export function ListPage({ definition }: { definition: Definition }) {
	const navigate = useNavigate();
	const role = useStaffRole();
	const state = readListState(definition, useAskedSearch(`/dashboard/${definition.path}`));
	const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
		listOptions(definition, queryOf(definition, state)),
	);
	const failed = listError({ data, error, isFetching });
	const filters = useFilters(definition, state.filters);
	const { words: own, columns, path, section } = definition;
	const address = addressOf(definition, state);
	const named = { list: definition, search: listViewOf(definition, state), naming: useNaming(definition) };
	useEffect(() => rememberList(definition, address), [definition, address]);

	const goTo = (change: Partial<ListState>, replace = false) =>
		void navigate({ href: addressOf(definition, { ...state, page: 1, ...change }), replace, resetScroll: false });
	const lastPage = Math.max(1, data?.totalPages ?? 1);
	const isBeyond = data !== undefined && !isPlaceholderData && state.page > lastPage;
	// A page that the list no longer has, for example after its last row was deleted.
	useEffect(() => {
		if (isBeyond) void navigate({ href: addressOf(definition, { ...state, page: lastPage }), replace: true });
	});
	const table = useRef<HTMLDivElement>(null);
	const focusHead = () => focusListHead(table.current, { preventScroll: true });
	useSuccessorFocus(table, () => focusHead);
	const rows = data?.data ?? [];
	const choice = useChoice<BulkAnswer>(rows, table);
	const mayBulk = mayCall(accessOf[section].bulk, role);
	const create = mayCall(accessOf[section].create, role) && (
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
			<StaleNotice {...{ data, error, isFetching, refetch }} focusNext={focusHead} />
			<DataTable
				aria-label={own.many}
				ref={table}
				density="compact"
				filters={
					<FilterBar
						label={words.list.filters}
						filters={filters}
						value={state.filters}
						onChange={(chosen) => goTo({ filters: { ...chosen } }, isTypedOn(definition, state.filters, { ...chosen }))}
						resultCount={isPlaceholderData ? undefined : data?.total}
					/>
				}
				views={<Views {...named} />}
				columns={columns}
				rows={rows}
				toolbar={
					<>
						<SaveViewButton {...named} />
						<CsvButton definition={definition} state={state} />
					</>
				}
				selection={
					mayBulk
						? {
								labelOf: definition.nameOf,
								selectedIds: choice.chosen,
								onChange: choice.setSelected,
								matching: { total: data?.total ?? 0, query: JSON.stringify(state.filters) },
								actions: (ids, clear, meant) => (
									<BulkActions
										definition={definition}
										state={state}
										ids={ids}
										choice={meant}
										onDone={(answer) => choice.end(answer, clear)}
									/>
								),
							}
						: undefined
				}
				sort={state.sort}
				onSortChange={(sort) => goTo({ sort })}
				isArrangeable
				columnState={state.columns}
				onColumnStateChange={(columns) => goTo({ columns, page: state.page }, true)}
				rowHref={mayCall(accessOf[section].update, role) ? ({ id }) => `/dashboard/${path}/edit/${id}` : undefined}
				isLoading={isFetching && (data === undefined || isPlaceholderData)}
				loadingRows={state.size}
				errorMessage={failed ? sentenceOf(failed) : undefined}
				onRetry={() => void refetch()}
				isFiltered={Object.values(state.filters).some((value) => value !== undefined)}
				onClearFilters={() => goTo({ filters: {} })}
				emptyTitle={own.empty}
				emptyAction={create || undefined}
			/>
			<NamingDialog {...named} />
			<RefusedDialog answer={choice.refused} onClose={choice.forgetRefused} />
			<ListPagination
				found={data}
				page={state.page}
				size={state.size}
				hrefOf={(page) => addressOf(definition, { ...state, page })}
				onSize={(size) => goTo({ size })}
			/>
		</>
	);
}
