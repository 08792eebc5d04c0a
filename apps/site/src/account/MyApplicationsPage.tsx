import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import { EmptyState, Heading, Inline, Link, LinkButton, Skeleton, Stack, Text } from 'visa-ui';
import { queries } from '../api';
import { FailedNotice } from '../shell/FailedNotice';
import { page as pageStyle, standsAlone } from '../shell/Layout.css';
import { applicationsStrings } from '../strings/pages/applications';
import { list } from './account.css';
import { RequestCard } from './RequestCard';

const words = applicationsStrings;

/** The traveller's own requests, newest first. [RTE-04] */
export function MyApplicationsPage() {
	const { page = 1 } = useSearch({ from: '/ready/applications' });
	const requests = useQuery({
		...queries.myVisaRequests({ page, limit: 10 }),
		// A payment may have been decided since: the list is refetched whenever it is opened.
		refetchOnMount: 'always',
		placeholderData: keepPreviousData,
	});
	return (
		<div className={pageStyle}>
			<Stack gap="l">
				<Heading level={1}>{words.heading}</Heading>
				{/* What is known stays, if reading it again fails. */}
				{requests.isError && (
					<FailedNotice error={requests.error} title={words.failed} onRetry={() => void requests.refetch()} />
				)}
				{requests.isPending ? (
					<Stack gap="m">
						<Skeleton height={220} />
						<Skeleton height={220} />
					</Stack>
				) : !requests.data ? null : requests.data.total > 0 && page > requests.data.totalPages ? (
					<Navigate to="/applications" search={{ page: requests.data.totalPages }} replace />
				) : requests.data.data.length === 0 ? (
					<EmptyState
						title={words.empty}
						action={
							<LinkButton tone="primary" href="/application">
								{words.emptyAction}
							</LinkButton>
						}
					/>
				) : (
					<>
						<ul className={list}>
							{requests.data.data.map((request) => (
								<li key={request.id}>
									<RequestCard request={request} />
								</li>
							))}
						</ul>
						<Pages page={page} total={requests.data.totalPages} />
					</>
				)}
			</Stack>
		</div>
	);
}

function Pages({ page, total }: { page: number; total: number }) {
	if (total <= 1) return null;
	return (
		<Inline gap="m" justify="between">
			{page > 1 ? (
				<Link className={standsAlone} href={`/applications?page=${page - 1}`}>
					{words.previous}
				</Link>
			) : (
				<span />
			)}
			<Text tone="soft">{words.page(page, total)}</Text>
			{page < total ? (
				<Link className={standsAlone} href={`/applications?page=${page + 1}`}>
					{words.following}
				</Link>
			) : (
				<span />
			)}
		</Inline>
	);
}
