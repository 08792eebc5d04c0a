import type { RequestStatus } from 'visa-sdk/rules';
import {
	CheckIcon,
	CloseIcon,
	ErrorIcon,
	EyeIcon,
	MinusIcon,
	PaymentIcon,
	PlaneIcon,
	TimeUpIcon,
	UploadIcon,
	WarningIcon,
} from '../Icon';
import { StatusTag, type StatusTagProps, type StatusTone } from '../StatusTag';

/** The tone of each request state, for tags and histories. */
export const requestTones = {
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
} as const satisfies Record<RequestStatus, StatusTone>;

/** States with the same tone are distinguished by their icon. */
const icons = {
	AWAITING_PAYMENT: PaymentIcon,
	PAYMENT_FAILED: ErrorIcon,
	SUBMITTED: UploadIcon,
	IN_REVIEW: EyeIcon,
	INFO_REQUIRED: WarningIcon,
	SENT_TO_EMBASSY: PlaneIcon,
	APPROVED: CheckIcon,
	REJECTED: CloseIcon,
	CANCELLED: MinusIcon,
	EXPIRED: TimeUpIcon,
} as const satisfies Record<RequestStatus, unknown>;

/** The same as `isFinal` in the rules, which would import all rules. */
const ends: readonly RequestStatus[] = ['APPROVED', 'REJECTED', 'CANCELLED', 'EXPIRED'];

export interface RequestStatusTagProps extends Omit<StatusTagProps, 'tone' | 'icon' | 'isOver'> {
	/** The state as returned by the server; determines colour and icon. Pass the label as `children`. */
	status: RequestStatus;
}

/** The state of a visa request: a label, and an icon unique to the state. */
export function RequestStatusTag({ status, ...rest }: RequestStatusTagProps) {
	// A server newer than the page may have an additional state: it has a text, and a neutral dot.
	const Icon: typeof CheckIcon | undefined = icons[status];
	const tone = requestTones[status] ?? 'neutral';
	return <StatusTag {...rest} tone={tone} icon={Icon && <Icon size="small" />} isOver={ends.includes(status)} />;
}
