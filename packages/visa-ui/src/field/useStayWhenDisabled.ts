import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { stayWithin } from '../root/stayWithin';
import { useStandIn } from '../root/useStandIn';

/**
 * Keeps the focus near a control that becomes disabled while it has it: the browser would leave it to the page, mostly with
 * the next frame, but at once where `tabindex` is taken from it too, as react-aria does, or where it is removed instead.
 * @param place the control, or what is around it
 */
export function useStayWhenDisabled(place: RefObject<Element | null>, isDisabled: boolean | undefined): void {
	const held = useRef<Element | null>(null);
	useLayoutEffect(() => {
		const element = place.current;
		const note = ({ target }: Event) => {
			held.current = target as Element;
			stayWithin(held.current);
		};
		// A rendering that takes the focus has its effects before that.
		const forget = ({ target }: Event) =>
			queueMicrotask(() => {
				if (held.current === target) held.current = null;
			});
		element?.addEventListener('focusin', note);
		element?.addEventListener('focusout', forget);
		return () => {
			element?.removeEventListener('focusin', note);
			element?.removeEventListener('focusout', forget);
		};
	}, [place]);
	const lostIn = useCallback((element: Element) => {
		const { activeElement } = element.getRootNode() as Document;
		const isLost = !activeElement || activeElement === element.ownerDocument.body;
		const left = isLost ? held.current : element.contains(activeElement) ? activeElement : null;
		return left?.isConnected && !left.matches(':disabled') ? null : left;
	}, []);
	useStandIn(place, isDisabled, lostIn);
}
