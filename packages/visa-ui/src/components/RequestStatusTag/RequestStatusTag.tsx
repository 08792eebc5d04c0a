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

/** What each state of a request means for whoever reads it, in a tag as in a history. */
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

/** States of one tone are told apart by their drawing. */
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

/** As `isFinal` of the rules has them, which would bring all rules along. */
const ends: readonly RequestStatus[] = ['APPROVED', 'REJECTED', 'CANCELLED', 'EXPIRED'];

export interface RequestStatusTagProps extends Omit<StatusTagProps, 'tone' | 'icon' | 'isOver'> {
	/** The state as the server tells it: colour and icon follow. The words are `children`. */
	status: RequestStatus;
}

/** Where a visa request stands: its name in the words of the page, and an icon of each state's own. */
export function RequestStatusTag({ status, ...rest }: RequestStatusTagProps) {
	// A server that is newer than the page may know a state more: it has its words, and the dot of no tone.
	const Icon: typeof CheckIcon | undefined = icons[status];
	const tone = requestTones[status] ?? 'neutral';
	return <StatusTag {...rest} tone={tone} icon={Icon && <Icon size="small" />} isOver={ends.includes(status)} />;
}
