import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import { queryKeys, readDefaults } from 'visa-sdk/queries';
import { type CourseStep, isUnpaid, stepsAhead } from 'visa-sdk/rules';
import { Heading, Skeleton, Text, Timeline } from 'visa-ui';
import { client } from '../../api';
import { formatDay, formatDueDay, formatInstant } from '../../format';
import { WrittenByStaff } from '../../shell/CatalogueName';
import { FailedNotice } from '../../shell/FailedNotice';
import { requestStrings } from '../../strings/pages/request';
import { toHistory } from './history';
import { RequestPart } from './RequestPart';
import * as css from './request.css';

const words = requestStrings;
/** As many as the server returns at once; no request has had half of that. */
const EVENTS = 200;

/** What comes next and by when, and what has happened. [ACC-03] */
export function RequestCourse({ request }: { request: VisaRequestDetail }) {
	// What can no longer be paid goes no further. [PAY-04]
	const ahead = request.isStillOffered === false ? [] : stepsAhead(request.status, request.taken);
	// Staff settle the money first, which is no step of its own.
	const isHeld = isUnpaid(request.status) && request.taken === 'UNSETTLED';
	return (
		<RequestPart title={words.course}>
			{ahead.length > 0 && (
				<div className={css.group}>
					<Heading level={3} size="tiny">
						{words.ahead}
					</Heading>
					<ol className={css.steps}>
						{ahead.map((step, index) => {
							const by = endOf(step, request);
							const isNext = index === 0 && !isHeld;
							return (
								<li key={step} className={css.step} data-next={isNext || undefined}>
									<span className={css.stepMark} aria-hidden="true" />
									<span>
										<span className={css.stepName}>{words.steps[step]}</span>
										{isNext && <span className={css.soft}>{`, ${words.stepNext}`}</span>}
										{by && <span className={css.stepBy}>{words.stepBy(by)}</span>}
									</span>
								</li>
							);
						})}
					</ol>
				</div>
			)}
			<div className={css.group}>
				<Heading level={3} size="tiny">
					{words.happened}
				</Heading>
				<History request={request} />
			</div>
		</RequestPart>
	);
}

/** The deadline of a step, if there is one. */
function endOf(step: CourseStep, { expiresAt, informationUntil, dueAt }: VisaRequestDetail): string | null {
	if (step === 'pay') return expiresAt && formatInstant(expiresAt);
	if (step === 'answer') return informationUntil && formatDay(informationUntil);
	return step === 'decision' ? dueAt && formatDueDay(dueAt) : null;
}

function History({ request: { id, version, attemptStatus, attempts } }: { request: VisaRequestDetail }) {
	const query = { limit: EVENTS };
	const { data, error, refetch } = useQuery({
		...readDefaults,
		// Refetched when the request has changed, and only then.
		queryKey: [...queryKeys.visaRequestEvents(id, query), version, attemptStatus, attempts.length],
		queryFn: ({ signal }) => client.visaRequests.events({ id }, query, { signal }),
		placeholderData: keepPreviousData,
	});
	if (error) return <FailedNotice error={error} title={words.historyFailed} onRetry={() => void refetch()} />;
	if (!data) return <Skeleton height={180} />;
	const events = toHistory(data.data).map((event) => ({
		...event,
		...(event.body && { body: <WrittenByStaff>{event.body}</WrittenByStaff> }),
	}));
	return events.length > 0 ? (
		// A new entry at the top makes it a different list, so that its rows don't visibly shift.
		<Timeline key={events.length} label={words.happened} events={events} />
	) : (
		<Text tone="soft">{words.created}</Text>
	);
}
