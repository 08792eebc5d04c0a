import type { RequestStatus } from 'visa-sdk/rules';

/** How each state of a request looks. */
export const statusTone = {
	AWAITING_PAYMENT: 'accent',
	PAYMENT_FAILED: 'critical',
	SUBMITTED: 'info',
	IN_REVIEW: 'info',
	INFO_REQUIRED: 'caution',
	SENT_TO_EMBASSY: 'info',
	APPROVED: 'positive',
	REJECTED: 'critical',
	CANCELLED: 'neutral',
	EXPIRED: 'neutral',
} as const satisfies Record<RequestStatus, string>;
