import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to what stands in place of an element that is no longer there, if there is something yet. */
export type Successor = () => void;

/** Nobody can have the focus there any more. */
const isGone = (element: HTMLElement) => !element.isConnected || element.matches(':disabled');

/**
 * Work takes away what it was done with: a row leaves its queue, a button its case. The focus then goes on to what
 * stands in its place, instead of being lost with it.
 * @param successorOf asked while the element still has the focus
 */
export function useSuccessorFocus(
	root: RefObject<HTMLElement | null>,
	successorOf: (focused: HTMLElement) => Successor,
) {
	const ask = useRef(successorOf);
	useEffect(() => {
		ask.current = successorOf;
	});
	useEffect(() => {
		const element = root.current;
		if (!element) return;
		let focused: HTMLElement | null = null;
		let successor: Successor = () => undefined;
		const remember = ({ target }: FocusEvent) => {
			if (!(target instanceof HTMLElement)) return;
			focused = target;
			successor = ask.current(target);
		};
		/** Who presses an empty place has left it: what goes away later is nobody's place any more. */
		const forget = ({ target }: FocusEvent) =>
			queueMicrotask(() => {
				// What was disabled, or taken away, was left by nobody.
				if (
					target === focused &&
					focused &&
					!isGone(focused) &&
					document.hasFocus() &&
					document.activeElement === document.body
				)
					focused = null;
			});
		const look = () => {
			if (!focused || !isGone(focused)) return;
			// Who went elsewhere is left there. What is disabled keeps the focus until the browser draws it.
			if (document.activeElement === document.body || document.activeElement === focused) successor();
		};
		const changes = new MutationObserver(look);
		changes.observe(element, { childList: true, subtree: true });
		element.addEventListener('focusin', remember);
		element.addEventListener('focusout', forget);
		return () => {
			changes.disconnect();
			element.removeEventListener('focusin', remember);
			element.removeEventListener('focusout', forget);
		};
	}, [root]);
}
