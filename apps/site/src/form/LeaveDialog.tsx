import { ConfirmDialog } from 'visa-ui';
import { strings } from '../strings';

/** What is asked before something is lost. */
export type LeaveWords = Pick<typeof strings.form, 'leaveTitle' | 'leaveText' | 'leave' | 'stay'>;

export interface LeaveDialogProps {
	/** By default those of unsent input. */
	words?: LeaveWords | undefined;
	isOpen: boolean;
	onStay: () => void;
	onLeave: () => void;
}

/** Asks before unsent input is lost. */
export function LeaveDialog({ words = strings.form, isOpen, onStay, onLeave }: LeaveDialogProps) {
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
