import type { RequestStatus } from 'visa-sdk/rules';
import {
	CalendarIcon,
	ClockIcon,
	CloseIcon,
	ErrorIcon,
	EyeIcon,
	MinusIcon,
	PlaneIcon,
	SuccessIcon,
	UploadIcon,
	WarningIcon,
} from '../components/Icon';
import { StatusTag } from '../components/StatusTag';
import { statusWords } from './requests';

/** States of one colour are told apart by their icon. */
const looks = {
	AWAITING_PAYMENT: ['accent', ClockIcon],
	PAYMENT_FAILED: ['critical', ErrorIcon],
	SUBMITTED: ['info', UploadIcon],
	IN_REVIEW: ['info', EyeIcon],
	INFO_REQUIRED: ['caution', WarningIcon],
	SENT_TO_EMBASSY: ['info', PlaneIcon],
	APPROVED: ['positive', SuccessIcon],
	REJECTED: ['critical', CloseIcon],
	CANCELLED: ['neutral', MinusIcon],
	EXPIRED: ['neutral', CalendarIcon],
} as const satisfies Record<RequestStatus, unknown>;

/** Where a request stands. */
export function RequestStatusTag({ status, isQuiet = false }: { status: RequestStatus; isQuiet?: boolean }) {
	const [tone, Icon] = looks[status];
	return (
		<StatusTag tone={tone} icon={<Icon size="small" />} isQuiet={isQuiet}>
			{statusWords[status]}
		</StatusTag>
	);
}
