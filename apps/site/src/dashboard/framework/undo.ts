import type { BulkAnswer } from 'visa-sdk/contract';
import { toast } from 'visa-ui';
import { tellFailure } from '../../shell/tellFailure';
import { words } from '../strings';

/** Longer than other news: one has to see what one has done before one wants it back. */
const UNDO_MS = 10_000;
/** Only what was done last is told, and can be taken back: quick work would pile up over the page. */
const DONE = 'done';

/** Why an action on many was refused for one of them: its answer says so, though the call went well. */
function refusalIn(answer: unknown): string | null {
	const { results = [] } = Object(answer) as Partial<BulkAnswer>;
	return results.find(({ outcome }) => outcome === 'refused')?.message ?? null;
}

/**
 * Tells what was done, and offers to take it back.
 * @param undo absent for what stays done
 */
export function tellDone(message: string, undo?: () => Promise<unknown>): void {
	if (!undo) {
		toast({ tone: 'success', message, kind: DONE });
		return;
	}
	const takeBack = async () => {
		try {
			const refusal = refusalIn(await undo());
			if (refusal === null) toast({ tone: 'success', message: words.undo.done });
			else toast({ tone: 'error', title: words.undo.failed, message: refusal });
		} catch (error) {
			tellFailure(error, words.undo.failed);
		}
	};
	const id = toast({
		tone: 'success',
		message,
		kind: DONE,
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
