import { useParams } from '@tanstack/react-router';
import { ApiError } from 'visa-sdk';
import { Link, Notice, Skeleton, Stack } from 'visa-ui';
import { FailedNotice } from '../shell/FailedNotice';
import { page as pageStyle, standsAlone } from '../shell/Layout.css';
import { applicationsStrings } from '../strings/pages/applications';
import { requestStrings } from '../strings/pages/request';
import { MissingRequest } from './MissingRequest';
import { hrefWithRedirect } from './redirect';
import { RequestView } from './request/RequestView';
import { isMissing, useFollowedRequest } from './request/useFollowedRequest';

const words = requestStrings;
const statusOf = (error: unknown) => (error instanceof ApiError ? error.statusCode : null);

/** One of the traveller's own requests, with all its details and actions; it refreshes automatically. [ACC-03] */
export function OwnRequestPage() {
	const { id } = useParams({ from: '/ready/applications/$id' });
	const { data, error, refetch } = useFollowedRequest(id);
	const status = statusOf(error);
	if (isMissing(error)) return <MissingRequest id={id} />;
	return (
		<div className={pageStyle}>
			<Stack gap="l">
				<Link className={standsAlone} href="/applications">
					{applicationsStrings.heading}
				</Link>
				{status === 401 ? (
					<SessionEnded id={id} isKept={data !== undefined} />
				) : (
					error && <FailedNotice error={error} title={words.failed} onRetry={() => void refetch()} />
				)}
				{/* Keyed: a question about one request is none about another. */}
				{data ? <RequestView key={data.id} request={data} /> : !error && <Skeleton height={320} />}
			</Stack>
		</div>
	);
}

/** Typed text must not be lost, so the sign-in opens in another tab; this page continues when that is done. */
function SessionEnded({ id, isKept }: { id: string; isKept: boolean }) {
	return (
		<Notice
			tone="warning"
			action={
				<Link className={standsAlone} href={hrefWithRedirect('/auth/login', `/applications/${id}`)} isExternal={isKept}>
					{words.signIn}
				</Link>
			}
		>
			{words.sessionEnded}
		</Notice>
	);
}
