import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError } from 'visa-sdk';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import { formatDay, formatInstant } from 'visa-sdk/format';
import { Button, Flag, Heading, Inline, Link, Notice, Skeleton, Stack, StatusTag, Text } from 'visa-ui';
import { client, queries } from '../api';
import { FailedNotice } from '../shell/FailedNotice';
import { page as pageStyle } from '../shell/Layout.css';
import { NotFoundPage } from '../shell/NotFoundPage';
import { openLink } from '../shell/openLink';
import { strings } from '../strings/az';
import { AnswerForm } from './AnswerForm';
import * as styles from './account.css';
import { RequestCard } from './RequestCard';
import { statusTone } from './statusTone';

const words = strings.request;

/** One of the traveller's own requests: what is asked of them, what was written to them, and the visa. [ACC-04] [ACC-05] */
export function RequestPage() {
	const { id } = useParams({ from: '/ready/applications/$id' });
	const { data, error, refetch } = useQuery({ ...queries.visaRequest(id), refetchOnMount: 'always' });
	if (error instanceof ApiError && (error.statusCode === 404 || error.statusCode === 400)) return <NotFoundPage />;
	return (
		<div className={pageStyle}>
			<Stack gap="l">
				<Link href="/applications">{strings.applications.heading}</Link>
				{data ? (
					<RequestView request={data} />
				) : error ? (
					<FailedNotice error={error} title={words.failed} onRetry={() => void refetch()} />
				) : (
					<Skeleton height={320} />
				)}
			</Stack>
		</div>
	);
}

function RequestView({ request }: { request: VisaRequestDetail }) {
	const { id, reference, status, country, information, visas, staffNotes } = request;
	const open = status === 'INFO_REQUIRED' ? information.find(({ answeredAt }) => answeredAt === null) : undefined;
	// What nobody waits for any more was closed without an answer.
	const answered = information.filter(({ answer, documents }) => answer !== null || documents.length > 0);
	return (
		<>
			<Inline gap="s" align="center">
				<Flag src={country.image} />
				<Heading level={1}>{country.name}</Heading>
				<Text tone="soft">{reference}</Text>
				<StatusTag tone={statusTone[status]}>{strings.applications.statuses[status]}</StatusTag>
			</Inline>
			{open && (
				<section className={styles.card} aria-labelledby="asked">
					<Heading level={2} size="small" id="asked">
						{words.asked}
					</Heading>
					<Notice tone="warning" title={words.until(formatDay(open.until))}>
						<p className={styles.written}>{open.text}</p>
					</Notice>
					<AnswerForm request={request} />
				</section>
			)}
			{visas.length > 0 && (
				<Part id="visa" title={words.visa}>
					<Text>{words.visaText}</Text>
					<ul className={styles.list}>
						{visas.map(({ key }, index) => (
							<li key={key}>
								<Button tone="primary" onPress={() => void openLink(() => client.visaRequests.visaLink({ id, key }))}>
									{visas.length === 1 ? words.download : words.downloadOf(index + 1)}
								</Button>
							</li>
						))}
					</ul>
				</Part>
			)}
			{staffNotes.length > 0 && (
				<Part id="letters" title={words.letters}>
					<ul className={styles.list}>
						{staffNotes.map((note) => (
							<li key={note.id}>
								<p className={styles.written}>{note.text}</p>
								<Text tone="soft">{formatInstant(note.createdAt)}</Text>
							</li>
						))}
					</ul>
				</Part>
			)}
			{answered.length > 0 && (
				<Part id="answers" title={words.answers}>
					<ul className={styles.list}>
						{answered.map((one) => (
							<li key={one.id}>
								<p className={styles.written}>{one.text}</p>
								{one.answer && <p className={styles.written}>{one.answer}</p>}
								<Text tone="soft">
									{words.answered(formatInstant(one.answeredAt ?? one.askedAt), one.documents.length)}
								</Text>
							</li>
						))}
					</ul>
				</Part>
			)}
			<RequestCard request={request} />
		</>
	);
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section className={styles.card} aria-labelledby={id}>
			<Heading level={2} size="small" id={id}>
				{title}
			</Heading>
			{children}
		</section>
	);
}
