import type { ConfirmDialogProps } from 'visa-ui';
import { tellFailure } from './tellFailure';
import { useFetched } from './useFetched';

/** With what opens it, the dialog weighs more than most pages that have one. */
const load = () => import('./confirmation');

/** A confirmation, loaded once the page is at rest, or when it is asked for; if it can't be, nothing is done. */
export function Confirm(props: ConfirmDialogProps) {
	const { isOpen, onClose } = props;
	const fetched = useFetched(load, isOpen, (error) => {
		tellFailure(error);
		onClose();
	});
	return fetched && <fetched.ConfirmDialog {...props} />;
}
