import { useQuery } from '@tanstack/react-query';
import type { VisaRequestDetail } from 'visa-sdk/contract';
import {
	CANCEL_REFUND_PERCENT,
	isInWork,
	nextAction,
	type RequestStatus,
	refundOnCancel,
	requestActions,
} from 'visa-sdk/rules';
import { Button, Inline, Link, Stack, Text } from 'visa-ui';
import { queries } from '../../api';
import { formatMoney } from '../../format';
import { Confirm } from '../../shell/Confirm';
import { standsAlone } from '../../shell/Layout.css';
import { applicationsStrings } from '../../strings/pages/applications';
import { requestStrings } from '../../strings/pages/request';
import { useRequestActions } from '../useRequestActions';
import { RequestPart } from './RequestPart';

const words = requestStrings.cancel;
const isCancelled = (status: RequestStatus) => status === 'CANCELLED';

export interface CancelProps {
	request: VisaRequestDetail;
	/** Whether the confirmation is open; null if it hasn't been opened yet. */
	isAsking: boolean | null;
	onAsking: (isAsking: boolean) => void;
}

/** Whether the request can be cancelled, and what is refunded, shown before anything is pressed. [ACC-03] [PAY-04] */
export function Cancel({ request, isAsking, onAsking }: CancelProps) {
	const { id, reference, status, attemptStatus, taken, attempts } = request;
	const { cancel } = useRequestActions();
	const { data: settings } = useQuery(queries.settings());
	const canCancel = requestActions(status, attemptStatus).includes('cancel');
	// Cancelling may come too late: the dialog stays open to say so, and the button remains as the place to return to.
	const isTooLate = !canCancel && isAsking !== null && !isCancelled(status);
	if (!canCancel && !isInWork(status) && !isTooLate) return null;
	const back = refundOnCancel(attempts);
	const next = nextAction(status, attemptStatus, taken);
	const told = taken === 'UNSETTLED' ? words.taken : taken ? words.nothing : null;
	const unpaid = told ?? (next === 'checkPayment' ? words.undecided : next === 'write' ? words.unclear : words.free);
	// The share is one of what is left, not of what was paid.
	const refund = attemptStatus === 'PARTIALLY_REFUNDED' ? words.refundRest : words.refund;
	const nothing = attemptStatus === 'REFUNDED' ? words.allBack : unpaid;
	const terms = back > 0 ? refund(formatMoney(back), CANCEL_REFUND_PERCENT) : nothing;
	// Nobody may have begun the review yet: one refund is waited for before the next.
	const isRefunding = status === 'SUBMITTED' && attemptStatus === 'REFUND_PENDING';
	const tooLate = isRefunding ? words.refunding : isInWork(status) ? words.inWork : words.closed;
	return (
		<RequestPart id="cancel" title={words.heading}>
			<Text>{canCancel ? terms : tooLate}</Text>
			<Inline gap="m" isStackedOnPhones>
				{(canCancel || isTooLate) && (
					<Button tone="secondary" isPending={cancel.isPending} isBlocked={!canCancel} onPress={() => onAsking(true)}>
						{words.button}
					</Button>
				)}
				{!canCancel && settings && (
					<Link className={standsAlone} href={`https://wa.me/${settings.contactPhone}`} isExternal>
						{requestStrings.writeUs}
					</Link>
				)}
				<Link className={standsAlone} href="/refunds">
					{words.rules}
				</Link>
			</Inline>
			<Confirm
				title={isTooLate ? words.tooLateTitle : applicationsStrings.cancelTitle}
				isOpen={isAsking === true}
				onClose={() => onAsking(false)}
				confirmLabel={applicationsStrings.cancelConfirm}
				cancelLabel={isTooLate ? words.close : applicationsStrings.cancelKeep}
				tone="critical"
				isPending={cancel.isPending}
				isBlocked={isTooLate}
				onConfirm={() => cancel.mutate({ id }, { onSuccess: () => onAsking(false) })}
			>
				<Stack gap="s">
					<Text>{isTooLate ? words.nowIs(applicationsStrings.statuses[status]) : words.confirm(reference)}</Text>
					<Text>{isTooLate ? tooLate : terms}</Text>
				</Stack>
			</Confirm>
		</RequestPart>
	);
}
