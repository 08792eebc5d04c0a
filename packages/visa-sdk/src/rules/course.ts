import { toQepik } from './money';
import { type AttemptStatus, isAttemptRefundable, isFinal, type RequestStatus } from './states';
import type { TakenState } from './taken';

/** A step that lies ahead of a request. */
export type CourseStep = 'pay' | 'review' | 'answer' | 'embassy' | 'decision';

const ahead: Record<RequestStatus, readonly CourseStep[]> = {
	AWAITING_PAYMENT: ['pay', 'review', 'embassy', 'decision'],
	PAYMENT_FAILED: ['pay', 'review', 'embassy', 'decision'],
	SUBMITTED: ['review', 'embassy', 'decision'],
	IN_REVIEW: ['embassy', 'decision'],
	INFO_REQUIRED: ['answer', 'embassy', 'decision'],
	SENT_TO_EMBASSY: ['decision'],
	APPROVED: [],
	REJECTED: [],
	CANCELLED: [],
	EXPIRED: [],
};

/**
 * The next steps, in order; none for a finished request. [ACC-03]
 * @param taken what has become of money that belongs to no payment: while nobody has settled it, nobody is to pay again
 */
export const stepsAhead = (status: RequestStatus, taken: TakenState | null = null): readonly CourseStep[] =>
	taken === 'UNSETTLED' ? ahead[status].filter((step) => step !== 'pay') : ahead[status];

/**
 * The traveller's next action: `pay`; `checkPayment` while the bank hasn't decided; `write` to us if the bank took a
 * different amount; `answer` a question; `download` the visa; `renew` what wasn't started; `wait` for others; `none` if
 * nothing is left. [ACC-03]
 */
export type NextAction = 'pay' | 'checkPayment' | 'write' | 'answer' | 'download' | 'renew' | 'wait' | 'none';

/**
 * What the traveller can do now.
 * @param attempt the status of the attempt that matters; null if there is none
 * @param taken what has become of money that belongs to no payment: while nobody has settled it, nobody is to pay again
 */
export function nextAction(
	status: RequestStatus,
	attempt: AttemptStatus | null,
	taken: TakenState | null = null,
): NextAction {
	switch (status) {
		case 'AWAITING_PAYMENT':
		case 'PAYMENT_FAILED':
			if (attempt === 'PENDING') return 'checkPayment';
			return taken === 'UNSETTLED' || (attempt === 'ERROR' && !taken) ? 'write' : 'pay';
		case 'INFO_REQUIRED':
			return 'answer';
		case 'APPROVED':
			return 'download';
		case 'CANCELLED':
		case 'EXPIRED':
			return 'renew';
		case 'REJECTED':
			return 'none';
		default:
			return 'wait';
	}
}

/** The share of the payment that is refunded if the traveller cancels before work has begun, in per cent. [ACC-03] */
export const CANCEL_REFUND_PERCENT = 100;

/**
 * The refund if the traveller cancels now, in AZN; 0 if nothing was paid or is left. [ACC-03]
 * @param attempts with the amounts paid and refunded, in AZN
 */
export function refundOnCancel(
	attempts: readonly { readonly status: AttemptStatus; readonly amount: number; readonly refunded: number }[],
): number {
	const paid = attempts.find(({ status }) => isAttemptRefundable(status));
	return paid ? Math.round((paid.amount - paid.refunded) * CANCEL_REFUND_PERCENT) / 100 : 0;
}

/** The status and the amounts of an attempt to pay, in AZN. */
export interface PaidAttempt {
	readonly status: AttemptStatus;
	readonly amount: number;
	/** What is back. */
	readonly refunded: number;
	readonly refunds: readonly { readonly amount: number; readonly doneAt: string | null }[];
}

/**
 * Whether a part of a payment is on its way back, and something is left beside it. Until that part is back the request
 * can't be cancelled: the rest can only follow it, and would be kept. The server enforces the same. [PAY-08]
 * @param attempts with the amounts paid, refunded and on their way back, in AZN
 */
export function isRestHeldUp(attempts: readonly PaidAttempt[]): boolean {
	return attempts.some(({ status, amount, refunded, refunds }) => {
		const onItsWay = refunds.filter(({ doneAt }) => doneAt === null);
		const left = onItsWay.reduce((rest, one) => rest - toQepik(one.amount), toQepik(amount) - toQepik(refunded));
		return status === 'REFUND_PENDING' && left > 0;
	});
}

/** The intervals at which a page checks a request that may change, in ms: growing, so that no page floods the server. */
const PAUSES_MS = [5_000, 10_000, 15_000, 30_000];
const LONG_PAUSE_MS = 60_000;

/**
 * When a page next checks a request, in ms; null if no change is expected any more. The bank decides within seconds,
 * staff within minutes. [ACC-03] [PAY-06]
 * @param looks how many checks there have been since the last change
 * @param taken what has become of money that belongs to no payment
 */
export function nextLookMs(
	status: RequestStatus,
	attempt: AttemptStatus | null,
	looks: number,
	taken: TakenState | null = null,
): number | null {
	const isMoneyUnderWay = attempt === 'REFUND_PENDING' || taken === 'REFUNDING' || taken === 'UNSETTLED';
	if (isFinal(status) && !isMoneyUnderWay) return null;
	const isAtBank = attempt === 'CREATED' || attempt === 'REDIRECTED' || attempt === 'PENDING';
	return isAtBank ? (PAUSES_MS[looks] ?? LONG_PAUSE_MS) : LONG_PAUSE_MS;
}
