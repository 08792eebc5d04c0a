import { useBlocker } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { ConfirmDialog } from 'visa-ui';
import { words } from '../strings';

export interface UnsavedGuardProps {
	isUnsaved: boolean;
	/** Set once what was typed is safe with the server, or given up. */
	isDone: RefObject<boolean>;
}

/** Asks before what was typed is lost: by a link, the browser's Back, or by closing the page. [DSH-09] */
export function UnsavedGuard({ isUnsaved, isDone }: UnsavedGuardProps) {
	const isHeld = () => isUnsaved && !isDone.current;
	const { status, proceed, reset } = useBlocker({
		shouldBlockFn: isHeld,
		enableBeforeUnload: isHeld,
		withResolver: true,
	});
	return (
		<ConfirmDialog
			title={words.form.leaveTitle}
			isOpen={status === 'blocked'}
			onClose={() => reset?.()}
			onConfirm={() => proceed?.()}
			confirmLabel={words.form.leave}
			cancelLabel={words.form.stay}
			tone="critical"
		>
			{words.form.leaveText}
		</ConfirmDialog>
	);
}
