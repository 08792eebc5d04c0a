import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from 'visa-sdk';
import { Button, EmptyState, Inline, Link, LinkButton, Skeleton, Stack } from 'visa-ui';
import { client, queries } from '../api';
import { FailedNotice } from '../shell/FailedNotice';
import { narrowPage, standsAlone } from '../shell/Layout.css';
import { openLink } from '../shell/openLink';
import { requestStrings } from '../strings/pages/request';
import { MissingRequest } from './MissingRequest';
import { ReceiptPaper } from './receipt/ReceiptPaper';
import { onlyOnScreen } from './receipt/receipt.css';
import { isMissing } from './request/useFollowedRequest';

const words = requestStrings.receiptPage;

/** What was paid for a request: to read, to print, and as PDF from the server. [ACC-05] */
export function ReceiptPage() {
	const { id } = useParams({ from: '/ready/applications/$id/receipt' });
	// Not cached: a later change of the request would refetch a receipt that nobody is viewing.
	const { data, error, refetch } = useQuery({ ...queries.receipt(id), gcTime: 0, retry: 0 });
	const [isMaking, setMaking] = useState(false);
	const code = error instanceof ApiError ? error.statusCode : null;
	if (isMissing(error)) return <MissingRequest id={id} />;
	const page = `/applications/${id}`;
	if (error instanceof ApiError && code === 409) {
		return (
			<div className={narrowPage}>
				<EmptyState title={words.none} level={1} action={<LinkButton href={page}>{words.back}</LinkButton>}>
					{error.message}
				</EmptyState>
			</div>
		);
	}
	const makePdf = async () => {
		setMaking(true);
		await openLink(() => client.visaRequests.receiptLink({ id }));
		setMaking(false);
	};
	return (
		<div className={narrowPage}>
			<Stack gap="l">
				<div className={onlyOnScreen}>
					<Link className={standsAlone} href={page}>
						{words.back}
					</Link>
				</div>
				{data ? (
					<ReceiptPaper receipt={data} />
				) : error ? (
					<FailedNotice error={error} title={words.failed} onRetry={() => void refetch()} />
				) : (
					<Skeleton height={480} />
				)}
				{data && (
					<div className={onlyOnScreen}>
						<Inline gap="s" isStackedOnPhones>
							<Button tone="primary" onPress={() => window.print()}>
								{words.print}
							</Button>
							<Button tone="secondary" isPending={isMaking} onPress={() => void makePdf()}>
								{words.pdf}
							</Button>
						</Inline>
					</div>
				)}
			</Stack>
		</div>
	);
}
