import type { ReactNode } from 'react';
import type { RequestStatus } from 'visa-sdk/rules';
import {
	CalendarIcon,
	ClockIcon,
	CloseIcon,
	ErrorIcon,
	EyeIcon,
	MinusIcon,
	PlaneIcon,
	StatusTag,
	SuccessIcon,
	UploadIcon,
	WarningIcon,
} from 'visa-ui';
import { statusTone } from './statusTone';

const icons = {
	AWAITING_PAYMENT: ClockIcon,
	PAYMENT_FAILED: ErrorIcon,
	SUBMITTED: UploadIcon,
	IN_REVIEW: EyeIcon,
	INFO_REQUIRED: WarningIcon,
	SENT_TO_EMBASSY: PlaneIcon,
	APPROVED: SuccessIcon,
	REJECTED: CloseIcon,
	CANCELLED: MinusIcon,
	EXPIRED: CalendarIcon,
} satisfies Record<RequestStatus, unknown>;

interface RequestStatusTagProps {
	status: RequestStatus;
	/** In a column of a table, among many others. */
	isQuiet?: boolean;
	/** Its name, in the words of the page. */
	children: ReactNode;
}

/** Where a request stands: each state has an icon of its own. */
export function RequestStatusTag({ status, isQuiet = false, children }: RequestStatusTagProps) {
	const Icon = icons[status];
	return (
		<StatusTag tone={statusTone[status]} icon={<Icon size="small" />} isQuiet={isQuiet}>
			{children}
		</StatusTag>
	);
}
