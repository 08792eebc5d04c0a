import type { BulkAnswer } from 'visa-sdk/contract';
import { toast } from 'visa-ui';
import { tellFailure } from '../../shell/tellFailure';
import { words } from '../strings';

/** Longer than other toasts: people must see what they did before they want to undo it. */
const UNDO_MS = 10_000;
/**
 * Only the last action is reported and can be undone: quick work would otherwise pile up toasts, and on a phone, where
 * there is room for one, an older “undone” would come back after the next action, as if that had been undone.
 */
const DONE = 'done';

/** So many are named that were refused; a toast is no list. */
const NAMED = 3;

/** Which of many were refused, and why: the response says so, although the call succeeded. Null if none was. */
function refusalIn(answer: unknown): { title: string; message: string } | null {
	const { results = [] } = Object(answer) as Partial<BulkAnswer>;
	const refused = results.filter(({ outcome }) => outcome === 'refused');
	const [first] = refused;
	if (!first) return null;
	const done = results.length - refused.length;
	// Of one alone it is known which.
	if (results.length === 1) return { title: words.undo.failed, message: first.message ?? '' };
	const alike = refused
		.filter(({ message }) => message === first.message)
		.map(({ name }) => name ?? words.bulk.missing);
	const names = [...alike.slice(0, NAMED), ...(alike.length > NAMED ? ['…'] : [])].join(', ');
	return {
		title: done === 0 ? words.undo.failed : words.undo.partly(done, refused.length),
		message: `${names}: ${first.message}`,
	};
}

/** What is still to be done by hand has to be read, so it stays as long as what can be undone. */
function tellUndone(left: string | null | undefined): void {
	const { done } = words.undo;
	if (!left) toast({ tone: 'success', message: done, kind: DONE });
	else toast({ tone: 'warning', title: done, message: left, kind: DONE, timeout: UNDO_MS });
}

/**
 * Reports an action on many records. If all were refused, the dialog that names them says so alone.
 * @param unchanged what to say if there was nothing to do
 */
export function tellManyDone(
	{ changed, refused }: Pick<BulkAnswer, 'changed' | 'refused'>,
	message: string,
	unchanged: string,
	undo?: () => Promise<unknown>,
	left?: string | null,
): void {
	if (changed > 0) tellDone(message, undo, left);
	else if (refused === 0) toast({ tone: 'info', message: unchanged, kind: DONE });
}

/**
 * Reports what was done, and offers to undo it.
 * @param undo absent if it can't be undone
 * @param left what undoing doesn't bring back, said with it
 */
export function tellDone(message: string, undo?: () => Promise<unknown>, left?: string | null): void {
	if (!undo) {
		toast({ tone: 'success', message, kind: DONE });
		return;
	}
	const takeBack = async () => {
		try {
			const refusal = refusalIn(await undo());
			if (refusal === null) tellUndone(left);
			else toast({ tone: 'error', ...refusal });
		} catch (error) {
			tellFailure(error, { title: words.undo.failed });
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
