import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { accessOf, eventFileName } from 'visa-sdk/contract';
import { businessToday, mayCall } from 'visa-sdk/rules';
import { DataTable, FilterBar, Text, VisuallyHidden } from 'visa-ui';
import { client, queries } from '../../api';
import { sentenceOf } from '../../shell/sentenceOf';
import { words } from '../applications/strings';
import { CsvMenu } from '../framework/CsvMenu';
import { fresh } from '../framework/calls';
import { ListPagination } from '../framework/ListPagination';
import {
	addressOf,
	filterOf,
	isTypedOn,
	type ListState,
	queryOf,
	readListState,
	severalIn,
} from '../framework/listState';
import { NoRight } from '../framework/NoRight';
import { PageHead } from '../framework/PageHead';
import { listError, StaleNotice } from '../framework/StaleNotice';
import { useAskedSearch } from '../framework/useAskedSearch';
import { useCsv } from '../framework/useCsv';
import { useFilters } from '../framework/useFilters';
import { useStaffRole } from '../staffRole';
import { auditColumns, auditList } from './auditList';

const { audit: own } = words;
type Question = Parameters<typeof queries.eventList>[0];

/** Who did what, and when; for ADMIN. [DSH-15] */
export function AuditPage() {
	const isAllowed = mayCall(accessOf.events.list, useStaffRole());
	return isAllowed ? <Audit /> : <NoRight back="/dashboard" isRead={false} />;
}

function Audit() {
	const navigate = useNavigate();
	const state = readListState(auditList, useAskedSearch(`/dashboard/${auditList.path}`));
	const query = severalIn(auditList, queryOf(auditList, state)) as Question;
	const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
		...queries.eventList(query),
		...fresh,
		placeholderData: keepPreviousData,
	});
	const failed = listError({ data, error, isFetching });
	const goTo = (change: Partial<ListState>, replace = false) =>
		void navigate({ href: addressOf(auditList, { ...state, page: 1, ...change }), replace, resetScroll: false });
	const lastPage = Math.max(1, data?.totalPages ?? 1);
	const isBeyond = data !== undefined && !isPlaceholderData && state.page > lastPage;
	// A page that the trail doesn't have, which would look like an empty one.
	useEffect(() => {
		if (isBeyond) goTo({ page: lastPage }, true);
	});
	return (
		<>
			<PageHead title={own.title}>
				<Csv question={severalIn(auditList, filterOf(auditList, state)) as Question} />
			</PageHead>
			<Text tone="soft">{own.lead}</Text>
			<VisuallyHidden>
				<h2>{words.list.heading}</h2>
			</VisuallyHidden>
			<StaleNotice {...{ data, error, isFetching, refetch }} />
			<DataTable
				aria-label={own.title}
				density="compact"
				filters={
					<FilterBar
						label={own.filters}
						filters={useFilters(auditList, state.filters)}
						value={state.filters}
						onChange={(chosen) => goTo({ filters: { ...chosen } }, isTypedOn(auditList, state.filters, { ...chosen }))}
						resultCount={isPlaceholderData ? undefined : data?.total}
					/>
				}
				columns={auditColumns}
				rows={data?.data ?? []}
				sort={state.sort ?? { column: 'at', direction: 'descending' }}
				onSortChange={(sort) => goTo({ sort })}
				isArrangeable
				columnState={state.columns}
				onColumnStateChange={(columns) => goTo({ columns, page: state.page }, true)}
				isLoading={isFetching && (data === undefined || isPlaceholderData)}
				loadingRows={state.size}
				errorMessage={failed ? sentenceOf(failed) : undefined}
				onRetry={() => void refetch()}
				isFiltered={Object.values(state.filters).some((value) => value !== undefined)}
				onClearFilters={() => goTo({ filters: {} })}
				emptyTitle={own.empty}
			/>
			<ListPagination
				found={data}
				page={state.page}
				size={state.size}
				hrefOf={(page) => addressOf(auditList, { ...state, page })}
				onSize={(size) => goTo({ size })}
			/>
		</>
	);
}

/** Exports everything the filters find. */
function Csv({ question }: { question: Question }) {
	const csv = useCsv(
		auditList.path,
		(separator, options) => client.events.exportCsv({ ...question, separator }, options),
		() => eventFileName(businessToday().toString()),
	);
	return <CsvMenu {...csv} />;
}
