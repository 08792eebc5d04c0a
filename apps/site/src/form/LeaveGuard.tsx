import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from 'visa-ui';
import { strings } from '../strings';
import type { SiteForm } from './useForm';

const words = strings.form;

/** Asks before what was typed is lost: by a link, the browser's Back, or by closing the page. [DSH-09] */
export function LeaveGuard({ form }: { form: SiteForm<unknown> }) {
	const isHeld = () => form.isDirty && !form.inside.isReleased.current;
	const { status, proceed, reset } = useBlocker({
		shouldBlockFn: isHeld,
		enableBeforeUnload: isHeld,
		withResolver: true,
	});
	return (
		<ConfirmDialog
			title={words.leaveTitle}
			isOpen={status === 'blocked'}
			onClose={() => reset?.()}
			onConfirm={() => {
				// Given up: a page that opens anew does not ask a second time.
				form.release();
				proceed?.();
			}}
			confirmLabel={words.leave}
			cancelLabel={words.stay}
			tone="critical"
		>
			{words.leaveText}
		</ConfirmDialog>
	);
}
