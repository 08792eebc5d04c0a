import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
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
	/** Who has it instead, and of whom. */
	const stay = useRef<{ near: HTMLElement; control: Element } | null>(null);
	useLayoutEffect(() => {
		const element = place.current;
		if (!isDisabled) {
			// Enabled again, it has it again, if that is where the focus was left.
			const control = stay.current?.control as HTMLElement | undefined;
			if (control?.isConnected && isAt(stay.current?.near)) control.focus({ preventScroll: true });
			stay.current = null;
			return;
		}
		if (!element) return;
		const { activeElement } = element.getRootNode() as Document;
		const isLost = !activeElement || activeElement === element.ownerDocument.body;
		const left = isLost ? held.current : element.contains(activeElement) ? activeElement : null;
		if (!left || (left.isConnected && !left.matches(':disabled'))) return;
		const near = stayNear(left.isConnected ? left : element);
		if (near) stay.current = { near, control: left };
	}, [place, isDisabled]);
	// With the control goes what it left: whoever looks for a lost focus in an effect finds it lost. In a field that is
	// disabled too, the focus stays.
	useEffect(
		() => () => {
			const near = stay.current?.near;
			if (isAt(near) && !near?.closest('[data-disabled]')) near?.blur();
		},
		[],
	);
}

const isAt = (element: Element | undefined) =>
	element !== undefined && (element.getRootNode() as Document).activeElement === element;
