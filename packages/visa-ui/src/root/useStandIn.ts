import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { activeOf, stayNear } from './stayNear';

const isAt = (element: Element | undefined) => element && activeOf(element) === element;

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
	const stay = useRef<[near?: HTMLElement, control?: Element]>([]);
	useLayoutEffect(() => {
		const element = place.current;
		const [near, control] = stay.current;
		if (isDisabled) {
			const lost = element && lostIn(element);
			const found = lost && stayNear((lost.isConnected ? lost : element) as HTMLElement);
			if (found) stay.current = [found, lost];
			return;
		}
		// Enabled again, it has it again, if that is where the focus was left.
		if (control?.isConnected && isAt(near)) (control as HTMLElement).focus({ preventScroll: true });
		stay.current = [];
	}, [place, isDisabled, lostIn]);
	// With the control goes what it left: whoever looks for a lost focus in an effect finds it lost. In a field that is
	// disabled too, the focus stays.
	useEffect(
		() => () => {
			const [near] = stay.current;
			if (near && isAt(near) && !near.closest('[data-disabled]')) near.blur();
		},
		[],
	);
}
