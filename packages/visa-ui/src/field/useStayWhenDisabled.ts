import { type RefObject, useLayoutEffect } from 'react';
import { stayNear } from '../root/leadFocus';

/**
 * Keeps the focus near a control that becomes disabled while it has it: the browser would leave it to the page with the next
 * frame.
 */
export function useStayWhenDisabled(control: RefObject<Element | null>, isDisabled: boolean | undefined): void {
	useLayoutEffect(() => {
		const { current } = control;
		if (isDisabled && current && (current.getRootNode() as Document).activeElement === current) stayNear(current);
	}, [control, isDisabled]);
}
