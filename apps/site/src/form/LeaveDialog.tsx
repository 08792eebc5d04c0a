import { ConfirmDialog } from 'visa-ui';
import { strings } from '../strings';

const words = strings.form;

export interface LeaveDialogProps {
	isOpen: boolean;
	onStay: () => void;
	onLeave: () => void;
}

/** Asks before unsent input is lost. */
export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
	return (
		<ConfirmDialog
			title={words.leaveTitle}
			isOpen={isOpen}
			onClose={onStay}
			onConfirm={onLeave}
			confirmLabel={words.leave}
			cancelLabel={words.stay}
			tone="critical"
		>
			{words.leaveText}
		</ConfirmDialog>
	);
}
