import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { stayNear } from '../../root/stayNear';

/**
 * Takes the focus of a panel that goes while it has it, as when its tab is removed or a button in it leads on, to the tab
 * that is selected instead.
 * @returns what notes the focus, for each panel
 */
export function useLeftPanel<Id>(frame: RefObject<HTMLElement | null>, currentId: Id | undefined) {
	const held = useRef<Id | undefined>(undefined);
	useLayoutEffect(() => {
		const tabs = frame.current;
		if (!tabs || held.current === undefined || held.current === currentId) return;
		held.current = undefined;
		const { activeElement } = tabs.getRootNode() as Document;
		// What is shown now may have taken it. A kept panel has it until the next frame.
		const isLost = !activeElement || activeElement === tabs.ownerDocument.body || activeElement.closest('[hidden]');
		if (!isLost) return;
		const tab = tabs.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]:enabled');
		if (tab) tab.focus({ preventScroll: true });
		else stayNear(tabs);
	}, [frame, currentId]);
	return (id: Id) => ({
		onFocus: () => {
			held.current = id;
		},
		// A rendering that takes the focus has its effects before that.
		onBlur: ({ currentTarget }: FocusEvent) =>
			queueMicrotask(() => {
				const { activeElement } = currentTarget.getRootNode() as Document;
				if (held.current === id && !currentTarget.contains(activeElement)) held.current = undefined;
			}),
	});
}
