import { type AttemptStatus, isFinal, type PaymentOutcome, type RequestStatus } from './states';

/** What still lies before a request. */
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

/** What comes next, and what after it; nothing of a request that is over. [ACC-03] */
export const stepsAhead = (status: RequestStatus): readonly CourseStep[] => ahead[status];

/**
 * What a traveller does next: `pay`; `checkPayment` while the bank has not decided; `write` to us where the bank took
 * something else than was asked; `answer` what is asked; `download` the visa; `renew` what was not begun; `wait` for
 * others; `none` when nothing is left. [ACC-03]
 */
export type NextAction = 'pay' | 'checkPayment' | 'write' | 'answer' | 'download' | 'renew' | 'wait' | 'none';

/** What the traveller can do now. @param attempt of the attempt that tells where the payment stands; null when there is none */
export function nextAction(status: RequestStatus, attempt: AttemptStatus | null): NextAction {
	switch (status) {
		case 'AWAITING_PAYMENT':
		case 'PAYMENT_FAILED':
			return attempt === 'PENDING' ? 'checkPayment' : attempt === 'ERROR' ? 'write' : 'pay';
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

const outcomes: Record<AttemptStatus, PaymentOutcome> = {
	CREATED: 'pending',
	REDIRECTED: 'pending',
	PENDING: 'pending',
	APPROVED: 'paid',
	DECLINED: 'declined',
	CANCELLED: 'abandoned',
	EXPIRED: 'timedOut',
	ERROR: 'unclear',
	REFUND_PENDING: 'refunding',
	PARTIALLY_REFUNDED: 'refunded',
	REFUNDED: 'refunded',
};

/** What one attempt to pay came to, told apart as the whole payment is. [PAY-06] */
export const attemptOutcome = (status: AttemptStatus): PaymentOutcome => outcomes[status];

/** How much of what was paid goes back when its traveller cancels before work has begun, in per cent. [ACC-03] */
export const CANCEL_REFUND_PERCENT = 100;

/**
 * What goes back when the traveller cancels now, in AZN; 0 where nothing was taken or is left. [ACC-03]
 * @param attempts with what was paid and has gone back of each, in AZN
 */
export function refundOnCancel(
	attempts: readonly { readonly status: AttemptStatus; readonly amount: number; readonly refunded: number }[],
): number {
	const paid = attempts.find(({ status }) => status === 'APPROVED' || status === 'PARTIALLY_REFUNDED');
	return paid ? Math.round((paid.amount - paid.refunded) * CANCEL_REFUND_PERCENT) / 100 : 0;
}

/** Between two looks of a page at a request that may move by itself, in ms: growing, so that no page hurries the server. */
const PAUSES_MS = [5_000, 10_000, 15_000, 30_000];
const LONG_PAUSE_MS = 60_000;

/**
 * When a page looks at a request again by itself, in ms; null when nothing is expected any more. What the bank decides is
 * a matter of seconds, what staff do one of minutes. [ACC-03] [PAY-06]
 * @param looks how often the page has looked since it last saw something new
 */
export function nextLookMs(status: RequestStatus, attempt: AttemptStatus | null, looks: number): number | null {
	const isMoneyUnderWay = attempt === 'REFUND_PENDING';
	if (isFinal(status) && !isMoneyUnderWay) return null;
	const isAtBank = attempt === 'CREATED' || attempt === 'REDIRECTED' || attempt === 'PENDING';
	return isAtBank ? (PAUSES_MS[looks] ?? LONG_PAUSE_MS) : LONG_PAUSE_MS;
}
