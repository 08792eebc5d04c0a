import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pageLeave } from '../pageLeave';
import { strings } from '../strings';
import type { LeaveDialogProps, LeaveWords } from './LeaveDialog';
import type { SiteForm } from './useForm';

type Dialog = (props: LeaveDialogProps) => React.ReactNode;

/** If the dialog can't be loaded, the browser's own is used. */
function AskPlainly({ words = strings.form, isOpen, onStay, onLeave }: LeaveDialogProps) {
	useEffect(() => {
		if (!isOpen) return;
		if (window.confirm(`${words.leaveTitle}\n\n${words.leaveText}`)) onLeave();
		else onStay();
	}, [words, isOpen, onStay, onLeave]);
	return null;
}

/** The dialog, loaded when there is something to lose. */
function useDialog(isNeeded: boolean): Dialog | null {
	const [dialog, setDialog] = useState<{ Dialog: Dialog } | null>(null);
	useEffect(() => {
		if (!isNeeded || dialog) return;
		import('./LeaveDialog').then(
			({ LeaveDialog }) => setDialog({ Dialog: LeaveDialog }),
			() => setDialog({ Dialog: AskPlainly }),
		);
	}, [isNeeded, dialog]);
	return dialog?.Dialog ?? null;
}

/** Asks before unsent input is lost. [DSH-09] */
export function LeaveGuard({ form }: { form: SiteForm<unknown> }) {
	const isHeld = () => form.isDirty && !form.inside.isReleased.current;
	return <LeaveQuestion isHeld={isHeld} isNear={form.isDirty} onLeave={form.release} />;
}

export interface LeaveQuestionProps {
	/** Whether something would be lost now. */
	isHeld: () => boolean;
	/** Whether something may be lost soon. */
	isNear: boolean;
	/** It is given up: nothing is held any more. */
	onLeave: () => void;
	/** By default those of unsent input. */
	words?: LeaveWords;
}

/** Asks before something is lost: by a link, the browser's Back, closing the page, or signing out. */
export function LeaveQuestion({ isHeld, isNear, onLeave, words }: LeaveQuestionProps) {
	const { status, proceed, reset } = useBlocker({
		shouldBlockFn: isHeld,
		enableBeforeUnload: isHeld,
		withResolver: true,
	});
	const Dialog = useDialog(isNear);
	const [answer, setAnswer] = useState<{ give: (mayGo: boolean) => void } | null>(null);
	useEffect(() => {
		const ask = () => (isHeld() ? new Promise<boolean>((give) => setAnswer({ give })) : Promise.resolve(true));
		pageLeave.guards.add(ask);
		return () => void pageLeave.guards.delete(ask);
	});
	const settle = (mayGo: boolean) => {
		answer?.give(mayGo);
		setAnswer(null);
	};
	if (!Dialog) return null;
	return (
		<Dialog
			words={words}
			isOpen={status === 'blocked' || answer !== null}
			onStay={() => {
				reset?.();
				settle(false);
			}}
			onLeave={() => {
				// Discarded: reloading the page doesn't ask a second time.
				onLeave();
				proceed?.();
				settle(true);
			}}
		/>
	);
}
