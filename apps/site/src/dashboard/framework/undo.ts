import { toast } from 'visa-ui';
import { sentenceOf } from '../../shell/sentenceOf';
import { words } from '../strings';

/** Longer than other news: one has to see what one has done before one wants it back. */
const UNDO_MS = 10_000;

/**
 * Tells what was done, and offers to take it back.
 * @param undo absent for what stays done
 */
export function tellDone(message: string, undo?: () => Promise<unknown>): void {
	if (!undo) {
		toast({ tone: 'success', message });
		return;
	}
	const takeBack = async () => {
		try {
			await undo();
			toast({ tone: 'success', message: words.undo.done });
		} catch (error) {
			toast({ tone: 'error', title: words.undo.failed, message: sentenceOf(error) });
		}
	};
	const id = toast({
		tone: 'success',
		message,
		timeout: UNDO_MS,
		action: {
			label: words.undo.action,
			onPress: () => {
				toast.close(id);
				void takeBack();
			},
		},
	});
}
