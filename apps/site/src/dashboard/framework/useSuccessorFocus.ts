import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the replacement of an element that has disappeared, if there is one yet. */
export type Successor = () => void;

/** Nothing there can be focused any more. */
const isGone = (element: HTMLElement) => !element.isConnected || element.matches(':disabled');

/**
 * Work removes what it was done with: a row leaves its queue, a button its case. Focus then moves to what takes its
 * place, instead of being lost.
 * @param successorOf called while the element still has focus
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
		/** A press on an empty area means that the place has been left: what disappears later was nobody's. */
		const forget = ({ target }: FocusEvent) =>
			queueMicrotask(() => {
				// A disabled or removed element wasn't left by anyone.
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
			// Whoever has gone elsewhere stays there. A disabled element keeps focus until the browser renders.
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
