import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError } from 'visa-sdk';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import { nextAction } from 'visa-sdk/rules';
import { EmptyState, Flag, Heading, Inline, Link, LinkButton, Notice, Skeleton, Stack, StatusTag, Text } from 'visa-ui';
import { formatDayShort, formatInstant } from '../format';
import { FailedNotice } from '../shell/FailedNotice';
import { page as pageStyle } from '../shell/Layout.css';
import { setTitle } from '../shell/title';
import { strings } from '../strings';
import * as styles from './account.css';
import { Facts } from './Facts';
import { hrefWithRedirect } from './redirect';
import { Cancel } from './request/Cancel';
import { Course } from './request/Course';
import { Answers, Asked } from './request/Information';
import { NextStep } from './request/NextStep';
import { Part } from './request/Part';
import { Passport } from './request/Passport';
import { Payments } from './request/Payments';
import { Prices } from './request/Prices';
import * as css from './request/request.css';
import { useFollowedRequest } from './request/useFollowedRequest';
import { Visa } from './request/Visa';
import { statusTone } from './statusTone';

const words = strings.request;
const statusOf = (error: unknown) => (error instanceof ApiError ? error.statusCode : null);

/** One of the traveller's own requests: all there is to know of it and to do about it; it follows by itself. [ACC-03] */
export function RequestPage() {
	const { id } = useParams({ from: '/ready/applications/$id' });
	const { data, error, refetch } = useFollowedRequest(id);
	const status = statusOf(error);
	if (status === 404 || status === 400) return <MissingRequest />;
	return (
		<div className={pageStyle}>
			<Stack gap="l">
				<Link href="/applications">{strings.applications.heading}</Link>
				{status === 401 ? (
					<SessionEnded id={id} isKept={data !== undefined} />
				) : (
					error && <FailedNotice error={error} title={words.failed} onRetry={() => void refetch()} />
				)}
				{data ? <RequestView request={data} /> : !error && <Skeleton height={320} />}
			</Stack>
		</div>
	);
}

/** Nobody learns whether another's request exists. [ACC-03] */
export function MissingRequest() {
	useEffect(() => setTitle(words.missing.heading), []);
	return (
		<div className={pageStyle}>
			<EmptyState
				title={words.missing.heading}
				level={1}
				action={
					<Inline gap="s">
						<LinkButton tone="primary" href="/applications">
							{words.missing.all}
						</LinkButton>
						<LinkButton tone="secondary" href="/status">
							{words.missing.status}
						</LinkButton>
					</Inline>
				}
			>
				{words.missing.text}
			</EmptyState>
		</div>
	);
}

/** What was typed must not be lost, so the sign-in opens beside this page; this one goes on when it is done. */
function SessionEnded({ id, isKept }: { id: string; isKept: boolean }) {
	return (
		<Notice
			tone="warning"
			action={
				<Link href={hrefWithRedirect('/auth/login', `/applications/${id}`)} isExternal={isKept}>
					{words.signIn}
				</Link>
			}
		>
			{words.sessionEnded}
		</Notice>
	);
}

function RequestView({ request }: { request: VisaRequestDetail }) {
	const { reference, status, attemptStatus, country, staffNotes } = request;
	const next = nextAction(status, attemptStatus);
	return (
		<>
			<div className={css.head}>
				<Inline gap="s" align="center">
					<Flag src={country.image} />
					<Heading level={1}>{country.name}</Heading>
					<StatusTag tone={statusTone[status]}>{strings.applications.statuses[status]}</StatusTag>
				</Inline>
				<Text tone="soft">{reference}</Text>
			</div>
			<div className={css.columns}>
				<div className={css.column}>
					{/* What is asked and the visa are their own next steps. */}
					{next !== 'answer' && next !== 'download' && <NextStep request={request} />}
					<Asked request={request} />
					<Visa request={request} />
					<Course request={request} />
					{staffNotes.length > 0 && (
						<Part title={words.letters}>
							<ul className={styles.list}>
								{staffNotes.map((note) => (
									<li key={note.id}>
										<p className={styles.written}>{note.text}</p>
										<Text tone="soft">
											{formatInstant(note.createdAt)}
											{note.isSent && `. ${words.letterSent}`}
										</Text>
									</li>
								))}
							</ul>
						</Part>
					)}
					<Answers request={request} />
				</div>
				<div className={css.column}>
					<Part title={words.trip}>
						<Trip request={request} />
					</Part>
					<Prices request={request} />
					<Payments request={request} />
					<Passport request={request} />
					<Cancel request={request} />
				</div>
			</div>
		</>
	);
}

function Trip({ request }: { request: VisaRequestDetail }) {
	const { startDate, endDate, visaType, visaOption, service, peopleCount, notes, createdAt } = request;
	const own = strings.applications;
	return (
		<Facts
			items={[
				{ term: own.dates, value: `${formatDayShort(startDate)} – ${formatDayShort(endDate)}` },
				{ term: own.visaType, value: `${visaType.name}, ${visaOption.type}` },
				{ term: own.service, value: `${service.name}, ${own.people(peopleCount)}` },
				{ term: own.created, value: formatInstant(createdAt) },
				{ term: words.notes, value: notes && <span className={styles.written}>{notes}</span> },
			]}
		/>
	);
}
