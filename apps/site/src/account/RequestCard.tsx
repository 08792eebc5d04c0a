import { useState } from 'react';
import type { VisaRequest } from 'visa-sdk/contract';
import { formatDayShort, formatInstant } from 'visa-sdk/format';
import { paymentOutcome, requestActions } from 'visa-sdk/rules';
import { Button, ConfirmDialog, Flag, Heading, Inline, Link, Money, StatusTag } from 'visa-ui';
import { strings } from '../strings/az';
import * as styles from './account.css';
import { Facts } from './Facts';
import { statusTone } from './statusTone';
import { useRequestActions } from './useRequestActions';

const words = strings.applications;

/** One request: where to, when, where it stands, and what can be done about it now. [PAY-04] */
export function RequestCard({ request }: { request: VisaRequest }) {
	const { submitPayment, cancel, reopenPayment } = useRequestActions(request.id);
	const [isAsking, setAsking] = useState(false);
	const actions = requestActions(request.status, request.attemptStatus);
	return (
		<article className={styles.card} aria-labelledby={`request-${request.id}`}>
			<div className={styles.cardHead}>
				<Inline gap="s">
					<Flag src={request.country.image} />
					<Heading level={2} size="tiny" id={`request-${request.id}`}>
						{request.country.name}
					</Heading>
					<Link href={`/applications/${request.id}`}>{request.reference}</Link>
				</Inline>
				<StatusTag tone={statusTone[request.status]}>{words.statuses[request.status]}</StatusTag>
			</div>
			<Facts
				items={[
					{
						term: words.dates,
						value: `${formatDayShort(request.startDate)} – ${formatDayShort(request.endDate)}`,
					},
					{ term: words.visaType, value: `${request.visaType.name}, ${request.visaOption.type}` },
					{ term: words.service, value: `${request.service.name}, ${words.people(request.peopleCount)}` },
					{ term: words.total, value: <Money amount={request.totalPrice} /> },
					{
						term: words.payment,
						value: strings.payments.outcomes[paymentOutcome(request.status, request.attemptStatus)].short,
					},
					{ term: words.created, value: formatInstant(request.createdAt) },
				]}
			/>
			{actions.length > 0 && (
				<Inline gap="s">
					{actions.includes('reopen-payment') && (
						<Button
							tone="primary"
							isPending={reopenPayment.isPending || reopenPayment.isSuccess}
							onPress={() => reopenPayment.mutate()}
						>
							{words.reopenPayment}
						</Button>
					)}
					{actions.includes('submit-payment') && (
						<Button tone="secondary" isPending={submitPayment.isPending} onPress={() => submitPayment.mutate()}>
							{words.submitPayment}
						</Button>
					)}
					{actions.includes('cancel') && (
						<Button tone="quiet" isPending={cancel.isPending} onPress={() => setAsking(true)}>
							{words.cancel}
						</Button>
					)}
				</Inline>
			)}
			<ConfirmDialog
				title={words.cancelTitle}
				isOpen={isAsking}
				onClose={() => setAsking(false)}
				confirmLabel={words.cancelConfirm}
				cancelLabel={words.cancelKeep}
				tone="critical"
				isPending={cancel.isPending}
				onConfirm={() => cancel.mutate(undefined, { onSettled: () => setAsking(false) })}
			>
				{(request.status === 'SUBMITTED' ? words.cancelPaidText : words.cancelText)(request.reference)}
			</ConfirmDialog>
		</article>
	);
}
