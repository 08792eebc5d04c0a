import { Stack, Text } from 'visa-ui';
import { Confirm } from '../shell/Confirm';
import { applicationsStrings } from '../strings/pages/applications';
import { requestStrings } from '../strings/pages/request';

export interface CancelQuestionProps {
	/** The request's number. */
	reference: string;
	isOpen: boolean;
	isPending: boolean;
	onClose: () => void;
	onConfirm: () => void;
}

/** Asks before an unpaid request is cancelled, in the words of the request's own page. [PAY-03] */
export function CancelQuestion({ reference, ...dialog }: CancelQuestionProps) {
	return (
		<Confirm
			title={applicationsStrings.cancelTitle}
			confirmLabel={applicationsStrings.cancelConfirm}
			cancelLabel={applicationsStrings.cancelKeep}
			tone="critical"
			{...dialog}
		>
			<Stack gap="s">
				<Text>{requestStrings.cancel.confirm(reference)}</Text>
				<Text>{requestStrings.cancel.free}</Text>
			</Stack>
		</Confirm>
	);
}
