/** A visa request's states, and where each may go. What is not in the table is refused. [PAY-04] */
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

/** Where a request stands. */
export type RequestStatus = keyof typeof requestTransitions;
/** All states of a request. */
export const requestStatuses = Object.keys(requestTransitions) as [RequestStatus, ...RequestStatus[]];

/** Where staff may move a request; the other states follow from payments and time. [DSH-04] */
export const staffStatuses = [
	'IN_REVIEW',
	'INFO_REQUIRED',
	'SENT_TO_EMBASSY',
	'APPROVED',
	'REJECTED',
	'CANCELLED',
] as const;
/** A state that staff may set. */
export type StaffStatus = (typeof staffStatuses)[number];

/** Made, and not paid: the traveller's alone. */
export const unpaidStatuses = ['AWAITING_PAYMENT', 'PAYMENT_FAILED'] as const satisfies readonly RequestStatus[];
/** Whether a request still waits for its payment. */
export const isUnpaid = (status: RequestStatus): boolean => unpaidStatuses.some((one) => one === status);

/** Ended without a decision: called off, or unpaid for too long. */
export const endedStatuses = ['CANCELLED', 'EXPIRED'] as const satisfies readonly RequestStatus[];
/** Whether a request has come to nothing. */
export const isEnded = (status: RequestStatus): boolean => endedStatuses.some((one) => one === status);

/** The moves that staff have from here; an unpaid request is its traveller's alone. */
export function staffMoves(from: RequestStatus): StaffStatus[] {
	return isUnpaid(from) ? [] : staffStatuses.filter((to) => canMoveRequest(from, to));
}

/** Whether the traveller is owed a word with the move. */
export function needsReason(to: StaffStatus): boolean {
	return to === 'INFO_REQUIRED' || to === 'REJECTED' || to === 'CANCELLED';
}

/** Nothing more happens to it, unless a late payment arrives. */
export function isFinal(status: RequestStatus): boolean {
	return status === 'APPROVED' || status === 'REJECTED' || isEnded(status);
}

/** Paid, and not yet decided: what staff work on. */
export function isInWork(status: RequestStatus): boolean {
	return !isUnpaid(status) && !isFinal(status);
}

/** The states in which staff work at a request. */
export const inWorkStatuses: readonly RequestStatus[] = /* @__PURE__ */ requestStatuses.filter(isInWork);
/** The states that nothing follows. */
export const finalStatuses: readonly RequestStatus[] = /* @__PURE__ */ requestStatuses.filter(isFinal);
/** Nothing is decided yet, and nothing has ended. */
export const openStatuses: readonly RequestStatus[] = /* @__PURE__ */ requestStatuses.filter(
	(status) => !isFinal(status),
);

/** A payment attempt's states; a request has many attempts and at most one open. [PAY-04] [PAY-05] */
export const attemptTransitions = {
	CREATED: ['REDIRECTED', 'APPROVED', 'DECLINED', 'CANCELLED', 'EXPIRED', 'ERROR'],
	REDIRECTED: ['PENDING', 'APPROVED', 'DECLINED', 'CANCELLED', 'EXPIRED', 'ERROR'],
	PENDING: ['APPROVED', 'DECLINED', 'CANCELLED', 'EXPIRED', 'ERROR'],
	APPROVED: ['REFUND_PENDING'],
	// A late approval wins over what was believed before.
	DECLINED: ['APPROVED'],
	CANCELLED: ['APPROVED'],
	EXPIRED: ['APPROVED'],
	ERROR: ['APPROVED'],
	REFUND_PENDING: ['PARTIALLY_REFUNDED', 'REFUNDED'],
	PARTIALLY_REFUNDED: ['REFUND_PENDING', 'REFUNDED'],
	REFUNDED: [],
} as const satisfies Record<string, readonly string[]>;

/** Where a payment stands. */
export type AttemptStatus = keyof typeof attemptTransitions;
/** All states of a payment. */
export const attemptStatuses = Object.keys(attemptTransitions) as [AttemptStatus, ...AttemptStatus[]];

/** Whether the table allows the move; staying in place is no move. */
export function canMoveRequest(from: RequestStatus, to: RequestStatus): boolean {
	return (requestTransitions[from] as readonly string[]).includes(to);
}

/** Whether a payment may go from one state to another. */
export function canMoveAttempt(from: AttemptStatus, to: AttemptStatus): boolean {
	return (attemptTransitions[from] as readonly string[]).includes(to);
}

/** An attempt that can still be paid. */
export function isAttemptOpen(status: AttemptStatus): boolean {
	return status === 'CREATED' || status === 'REDIRECTED' || status === 'PENDING';
}

/** The three actions of a traveller on a request. */
export type RequestAction = 'submit-payment' | 'cancel' | 'reopen-payment';

/** How long an unpaid request lives, in ms: 72 h. */
export const REQUEST_LIFETIME_MS = 72 * 60 * 60 * 1000;
/** So long before its end the traveller of an unpaid request is reminded, in ms: 24 h. [ACC-06] */
export const PAY_REMINDER_MS = 24 * 60 * 60 * 1000;
/** How long a payment attempt can be paid, in ms: 60 min. */
export const ATTEMPT_LIFETIME_MS = 60 * 60 * 1000;
/** How many attempts one request may have. */
export const ATTEMPTS_MAXIMUM = 10;

/**
 * Which actions a traveller may take now; the server enforces the same. [PAY-04]
 * @param attempt the latest attempt's status, null when there is none
 */
export function requestActions(request: RequestStatus, attempt: AttemptStatus | null): RequestAction[] {
	// Paid, and nobody has begun to work on it: it can be cancelled, and the money goes back.
	if (request === 'SUBMITTED') return attempt === 'REFUND_PENDING' ? [] : ['cancel'];
	if (!isUnpaid(request)) return [];
	const isOpen = attempt !== null && isAttemptOpen(attempt);
	return [...(isOpen ? (['submit-payment'] as const) : []), 'cancel', 'reopen-payment'];
}

/**
 * What a request's payment came to. `pending`: not decided; `declined` by the bank; `abandoned`: left at the payment
 * page; `timedOut`: the page's time was over; `unclear`: what the bank took is not what was asked; `failed`: not paid,
 * and nobody says why. Of a request that is over: `withdrawn`: cancelled before anything was paid; `expired`: unpaid for
 * too long; `refunding`, `refunded`: the money goes, or went, back; `closed`: cancelled, and what was paid is kept.
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
/** What a payment's page tells. */
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** Why an attempt that has ended did not pay. */
const whyUnpaid: Partial<Record<AttemptStatus, PaymentOutcome>> = {
	DECLINED: 'declined',
	CANCELLED: 'abandoned',
	EXPIRED: 'timedOut',
	ERROR: 'unclear',
};
/** Where the money of a request is that is over. */
const whereMoneyIs: Partial<Record<AttemptStatus, PaymentOutcome>> = {
	REFUND_PENDING: 'refunding',
	PARTIALLY_REFUNDED: 'refunded',
	REFUNDED: 'refunded',
	APPROVED: 'closed',
};

/**
 * What pages, lists and letters say of a payment. [PAY-02] [PAY-06]
 * @param attempt of the attempt that tells: the one that was paid, else the latest; null when there is none
 */
export function paymentOutcome(request: RequestStatus, attempt: AttemptStatus | null): PaymentOutcome {
	const money = attempt && whereMoneyIs[attempt];
	switch (request) {
		case 'AWAITING_PAYMENT':
			return attempt === null || isAttemptOpen(attempt) ? 'pending' : (whyUnpaid[attempt] ?? 'failed');
		case 'PAYMENT_FAILED':
			return (attempt && whyUnpaid[attempt]) ?? 'failed';
		case 'CANCELLED':
			return money ?? (attempt === 'ERROR' ? 'unclear' : 'withdrawn');
		case 'EXPIRED':
			return money ?? (attempt === 'ERROR' ? 'unclear' : 'expired');
		default:
			return 'paid';
	}
}
