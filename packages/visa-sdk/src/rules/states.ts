import type { TakenState } from './taken';

/** A visa request's states and their transitions. Anything not in the table is refused. [PAY-04] */
export const requestTransitions = {
	AWAITING_PAYMENT: ['SUBMITTED', 'PAYMENT_FAILED', 'CANCELLED', 'EXPIRED'],
	PAYMENT_FAILED: ['AWAITING_PAYMENT', 'SUBMITTED', 'CANCELLED', 'EXPIRED'],
	SUBMITTED: ['IN_REVIEW', 'CANCELLED'],
	IN_REVIEW: ['INFO_REQUIRED', 'SENT_TO_EMBASSY', 'CANCELLED'],
	INFO_REQUIRED: ['IN_REVIEW', 'CANCELLED'],
	SENT_TO_EMBASSY: ['APPROVED', 'REJECTED'],
	APPROVED: [],
	REJECTED: [],
	// A payment that the provider approved before it heard of the cancellation or expiry still counts.
	CANCELLED: ['SUBMITTED'],
	EXPIRED: ['SUBMITTED'],
} as const satisfies Record<string, readonly string[]>;

/** The status of a request. */
export type RequestStatus = keyof typeof requestTransitions;
/** All states of a request. */
export const requestStatuses = Object.keys(requestTransitions) as [RequestStatus, ...RequestStatus[]];

/** The statuses that staff may set; the others follow from payments and time. [DSH-04] */
export const staffStatuses = [
	'IN_REVIEW',
	'INFO_REQUIRED',
	'SENT_TO_EMBASSY',
	'APPROVED',
	'REJECTED',
	'CANCELLED',
] as const;
/** A status that staff may set. */
export type StaffStatus = (typeof staffStatuses)[number];

/** Created but not paid: only the traveller can act. */
export const unpaidStatuses = ['AWAITING_PAYMENT', 'PAYMENT_FAILED'] as const satisfies readonly RequestStatus[];
/** Whether a request still awaits its payment. */
export const isUnpaid = (status: RequestStatus): boolean => unpaidStatuses.some((one) => one === status);

/** Ended without a decision: cancelled, or unpaid for too long. */
export const endedStatuses = ['CANCELLED', 'EXPIRED'] as const satisfies readonly RequestStatus[];
/** Whether a request has ended without a decision. */
export const isEnded = (status: RequestStatus): boolean => endedStatuses.some((one) => one === status);

/** The transitions available to staff; on an unpaid request only its traveller can act. */
export function staffMoves(from: RequestStatus): StaffStatus[] {
	return isUnpaid(from) ? [] : staffStatuses.filter((to) => canMoveRequest(from, to));
}

/** Whether the transition requires a message to the traveller. */
export function needsReason(to: StaffStatus): boolean {
	return to === 'INFO_REQUIRED' || to === 'REJECTED' || to === 'CANCELLED';
}

/** Nothing more happens to it, unless a late payment arrives. */
export function isFinal(status: RequestStatus): boolean {
	return status === 'APPROVED' || status === 'REJECTED' || isEnded(status);
}

/** Paid and not yet decided: what staff work on. */
export function isInWork(status: RequestStatus): boolean {
	return !isUnpaid(status) && !isFinal(status);
}

/** The statuses of requests that staff work on. */
export const inWorkStatuses: readonly RequestStatus[] = /* @__PURE__ */ requestStatuses.filter(isInWork);
/** The final statuses. */
export const finalStatuses: readonly RequestStatus[] = /* @__PURE__ */ requestStatuses.filter(isFinal);
/** The statuses in which nothing has been decided or has ended. */
export const openStatuses: readonly RequestStatus[] = /* @__PURE__ */ requestStatuses.filter(
	(status) => !isFinal(status),
);

/** A payment attempt's states; a request has many attempts and at most one open. [PAY-04] [PAY-05] */
export const attemptTransitions = {
	CREATED: ['REDIRECTED', 'APPROVED', 'DECLINED', 'CANCELLED', 'EXPIRED', 'ERROR'],
	REDIRECTED: ['PENDING', 'APPROVED', 'DECLINED', 'CANCELLED', 'EXPIRED', 'ERROR'],
	PENDING: ['APPROVED', 'DECLINED', 'CANCELLED', 'EXPIRED', 'ERROR'],
	APPROVED: ['REFUND_PENDING'],
	// A late approval overrides what was assumed before, and so does money of another sum that the bank took late.
	DECLINED: ['APPROVED', 'ERROR'],
	CANCELLED: ['APPROVED', 'ERROR'],
	EXPIRED: ['APPROVED', 'ERROR'],
	ERROR: ['APPROVED'],
	REFUND_PENDING: ['PARTIALLY_REFUNDED', 'REFUNDED'],
	PARTIALLY_REFUNDED: ['REFUND_PENDING', 'REFUNDED'],
	REFUNDED: [],
} as const satisfies Record<string, readonly string[]>;

/** The status of a payment. */
export type AttemptStatus = keyof typeof attemptTransitions;
/** All states of a payment. */
export const attemptStatuses = Object.keys(attemptTransitions) as [AttemptStatus, ...AttemptStatus[]];

/** Whether the table allows the transition; staying in place isn't one. */
export function canMoveRequest(from: RequestStatus, to: RequestStatus): boolean {
	return (requestTransitions[from] as readonly string[]).includes(to);
}

/** Whether a payment may change from one status to another. */
export function canMoveAttempt(from: AttemptStatus, to: AttemptStatus): boolean {
	return (attemptTransitions[from] as readonly string[]).includes(to);
}

/** Whether an attempt can still be paid. */
export function isAttemptOpen(status: AttemptStatus): boolean {
	return status === 'CREATED' || status === 'REDIRECTED' || status === 'PENDING';
}

/** Whether an attempt has been paid, whatever became of the money since. */
export function isAttemptPaid(status: AttemptStatus): boolean {
	return (
		status === 'APPROVED' || status === 'REFUND_PENDING' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED'
	);
}

/** Whether an attempt has been paid, and some of its money can be returned now. */
export function isAttemptRefundable(status: AttemptStatus): boolean {
	return canMoveAttempt(status, 'REFUND_PENDING');
}

/** Whether a request can be paid only by opening a new payment, at what is on offer by then. */
export const needsNewPayment = (request: RequestStatus, attempt: AttemptStatus | null): boolean =>
	isUnpaid(request) && !(attempt && isAttemptOpen(attempt));

/** The traveller's three actions on a request. */
export type RequestAction = 'submit-payment' | 'cancel' | 'reopen-payment';

/** How long an unpaid request lives, in ms: 72 h. */
export const REQUEST_LIFETIME_MS = 72 * 60 * 60 * 1000;
/** How long before its expiry the traveller of an unpaid request is reminded, in ms: 24 h. [ACC-06] */
export const PAY_REMINDER_MS = 24 * 60 * 60 * 1000;
/** How long a payment attempt can be paid, in ms: 60 min. */
export const ATTEMPT_LIFETIME_MS = 60 * 60 * 1000;
/** The maximum number of attempts per request. */
export const ATTEMPTS_MAXIMUM = 10;

/**
 * The actions that a traveller may take now; the server enforces the same. [PAY-04]
 * @param attempt the latest attempt's status, null if there is none
 * @param taken what has become of money that belongs to no payment: until it is settled, nobody pays again
 */
export function requestActions(
	request: RequestStatus,
	attempt: AttemptStatus | null,
	taken: TakenState | null = null,
): RequestAction[] {
	// Paid, and nobody has started working on it: it can be cancelled, with a refund.
	if (request === 'SUBMITTED') return attempt === 'REFUND_PENDING' ? [] : ['cancel'];
	if (!isUnpaid(request)) return [];
	const isOpen = attempt !== null && isAttemptOpen(attempt);
	return [
		...(isOpen ? (['submit-payment'] as const) : []),
		'cancel',
		...(taken === 'UNSETTLED' ? [] : (['reopen-payment'] as const)),
	];
}

/**
 * The outcome of a request's payment. `pending`: undecided; `declined` by the bank; `abandoned`: left at the payment page;
 * `timedOut`: the page expired; `unclear`: the bank took a different amount; `failed`: not paid, for unknown reasons. For
 * ended requests: `withdrawn`: cancelled before anything was paid; `expired`: unpaid for too long; `refunding`, `refunded`:
 * the money is being, or has been, returned; `closed`: cancelled without a refund.
 */
export const paymentOutcomes = [
	'paid',
	'pending',
	'declined',
	'abandoned',
	'timedOut',
	'unclear',
	'failed',
	'withdrawn',
	'expired',
	'refunding',
	'refunded',
	'closed',
] as const;
/** The outcome that a payment's page shows. */
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** Why an ended attempt wasn't paid. */
const whyUnpaid: Partial<Record<AttemptStatus, PaymentOutcome>> = {
	DECLINED: 'declined',
	CANCELLED: 'abandoned',
	EXPIRED: 'timedOut',
	ERROR: 'unclear',
};
/** Where the money of a finished request is. */
const whereMoneyIs: Partial<Record<AttemptStatus, PaymentOutcome>> = {
	REFUND_PENDING: 'refunding',
	PARTIALLY_REFUNDED: 'refunded',
	REFUNDED: 'refunded',
	APPROVED: 'closed',
};

/**
 * What pages, lists and e-mails say about a payment. [PAY-02] [PAY-06]
 * @param attempt the status of the attempt that matters: the paid one, otherwise the latest; null if there is none
 * @param taken what has become of money that belongs to no payment; absent or null if there was none
 */
export function paymentOutcome(
	request: RequestStatus,
	attempt: AttemptStatus | null,
	taken: TakenState | null = null,
): PaymentOutcome {
	const money = attempt && whereMoneyIs[attempt];
	switch (request) {
		case 'AWAITING_PAYMENT':
			return attempt === null || isAttemptOpen(attempt) ? 'pending' : whyNotPaid(attempt, taken);
		case 'PAYMENT_FAILED':
			return whyNotPaid(attempt, taken);
		case 'CANCELLED':
			return money ?? whereTakenIs(attempt, taken) ?? 'withdrawn';
		case 'EXPIRED':
			return money ?? whereTakenIs(attempt, taken) ?? 'expired';
		default:
			return 'paid';
	}
}

function whyNotPaid(attempt: AttemptStatus | null, taken: TakenState | null): PaymentOutcome {
	if (taken === 'UNSETTLED') return 'unclear';
	return (!(taken && attempt === 'ERROR') && attempt && whyUnpaid[attempt]) || 'failed';
}

/** Where the money of an ended request is that was no payment of it. */
function whereTakenIs(attempt: AttemptStatus | null, taken: TakenState | null): PaymentOutcome | null {
	if (taken === 'REFUNDING') return 'refunding';
	if (taken === 'REFUNDED') return 'refunded';
	return taken === 'UNSETTLED' || (attempt === 'ERROR' && !taken) ? 'unclear' : null;
}
