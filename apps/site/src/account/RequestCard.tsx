import type { VisaRequest } from 'visa-sdk/contract';
import { nextAction, paymentOutcome } from 'visa-sdk/rules';
import { DescriptionList, Flag, Heading, Inline, Link, Money, RequestStatusTag, Text } from 'visa-ui';
import { formatDay, formatDayShort, formatInstant } from '../format';
import { useToldPrice } from '../payments/useToldPrice';
import { CatalogueName, ChosenVisa } from '../shell/CatalogueName';
import { standsAlone } from '../shell/Layout.css';
import { applicationsStrings } from '../strings/pages/applications';
import { paymentsStrings } from '../strings/pages/payments';
import { requestStrings } from '../strings/pages/request';
import * as styles from './account.css';
import { NextButtons } from './request/NextStep';

const words = applicationsStrings;

/** One request in the list: destination, dates, status, next action, and a link to its page. [ACC-03] */
export function RequestCard({ request }: { request: VisaRequest }) {
	const { status, attemptStatus, taken, informationUntil } = request;
	const next = nextAction(status, attemptStatus, taken);
	const { total } = useToldPrice(request);
	// What goes back, or a part of it, is told of a request in work, too.
	const payment = attemptStatus?.includes('REFUND')
		? requestStrings.attempts[attemptStatus]
		: paymentsStrings.outcomes[paymentOutcome(status, attemptStatus, taken)].short;
	return (
		<article className={styles.card} aria-labelledby={`request-${request.id}`}>
			<div className={styles.cardHead}>
				<Inline gap="s">
					<Flag src={request.country.image} />
					<Heading level={2} size="tiny" id={`request-${request.id}`}>
						{request.country.name}
					</Heading>
					<Link className={standsAlone} href={`/applications/${request.id}`}>
						{request.reference}
					</Link>
				</Inline>
				<RequestStatusTag status={status}>{words.statuses[status]}</RequestStatusTag>
			</div>
			<DescriptionList
				items={[
					{
						term: words.dates,
						value: `${formatDayShort(request.startDate)} – ${formatDayShort(request.endDate)}`,
					},
					{
						term: words.visaType,
						value: <ChosenVisa of={request} />,
					},
					{
						term: words.service,
						value: (
							<>
								<CatalogueName of={request.service}>{request.service.name}</CatalogueName>
								{`, ${words.people(request.peopleCount)}`}
							</>
						),
					},
					{ term: words.total, value: <Money amount={total} /> },
					{ term: words.payment, value: payment },
					{ term: words.created, value: formatInstant(request.createdAt) },
				]}
			/>
			<Text>
				<strong>{request.isStillOffered === false ? requestStrings.gone : requestStrings.next[next].title}.</strong>
				{informationUntil && ` ${requestStrings.until(formatDay(informationUntil))}`}
			</Text>
			<NextButtons request={request} />
		</article>
	);
}
