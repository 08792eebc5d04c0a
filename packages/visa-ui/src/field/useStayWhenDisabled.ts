import { type RefObject, useLayoutEffect, useRef } from 'react';
import { stayNear } from '../root/leadFocus';

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
	useLayoutEffect(() => {
		const element = place.current;
		if (!isDisabled || !element) return;
		const { activeElement } = element.getRootNode() as Document;
		const isLost = !activeElement || activeElement === element.ownerDocument.body;
		const left = isLost ? held.current : element.contains(activeElement) ? activeElement : null;
		if (left?.isConnected === false) stayNear(element);
		else if (left?.matches(':disabled')) stayNear(left);
	}, [place, isDisabled]);
}
