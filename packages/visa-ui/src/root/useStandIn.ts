import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { activeOf, stayNear } from './stayNear';

const isAt = (element: Element | undefined) => element !== undefined && activeOf(element) === element;

const itself = (element: Element) => (isAt(element) ? element : null);

/**
 * Leaves the focus near a control that becomes disabled while it has it, and gives it back once it is enabled again.
 * @param place the control, or what is around it
 * @param lostIn what in there loses the focus by being disabled now; always the same function
 */
export function useStandIn(
	place: RefObject<Element | null>,
	isDisabled: boolean | undefined,
	lostIn: (element: Element) => Element | null = itself,
): void {
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
		const control = element && lostIn(element);
		const near = control && stayNear((control.isConnected ? control : element) as HTMLElement);
		if (near) stay.current = { near, control };
	}, [place, isDisabled, lostIn]);
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
