import { type MouseEvent, type RefObject, useLayoutEffect, useReducer, useRef } from 'react';

/**
 * Which items are open: controlled by the page through `openIds`, or kept by the elements themselves, starting with
 * `defaultOpenIds`.
 */
export interface OpenItems {
	/** The ids of the open items (controlled). If omitted, the accordion is uncontrolled. */
	openIds?: readonly string[];
	/** The ids of the items that are open initially (uncontrolled). */
	defaultOpenIds?: readonly string[];
	/**
	 * Called with the ids of all open items, in the order of the items, whenever one opens or closes: by the reader, by
	 * find-in-page, or by a link into the content.
	 */
	onOpenChange?: (openIds: string[]) => void;
}

interface Settings extends OpenItems {
	initialIds: readonly string[];
	/** At most one of these is open. */
	oneOf: readonly string[];
}

/**
 * If uncontrolled, the elements hold the state, so that what was opened before hydration stays open. If controlled, a
 * press asks the page first; what the browser opened itself, or a press before hydration, is reported, and closed again
 * if the page doesn't accept it.
 * @param group the element whose children are the items
 * @returns `heldIds` are those of `openIds` that can be open together
 */
export function useOpenItems(group: RefObject<HTMLElement | null>, props: Settings) {
	const { openIds, onOpenChange, initialIds, oneOf } = props;
	const only = oneOf.find((id) => openIds?.includes(id));
	const heldIds = openIds?.filter((id) => id === only || !oneOf.includes(id));
	const told = useRef(heldIds ?? initialIds);
	const [attempt, drawAgain] = useReducer((count: number) => count + 1, 0);

	const items = () => Array.from(group.current?.children ?? []) as HTMLDetailsElement[];
	function tell(next: string[]) {
		const known = heldIds ?? told.current;
		told.current = next;
		if (next.length === known.length && next.every((id) => known.includes(id))) return;
		onOpenChange?.(next);
		drawAgain();
	}
	const tellWhatIsOpen = () => tell(items().flatMap((item) => (item.open ? [item.id] : [])));

	const isThere = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: an attempt that the page did not follow is taken back
	useLayoutEffect(() => {
		// What was opened before hydration is reported before anything is closed.
		if (!isThere.current) tellWhatIsOpen();
		else if (heldIds) for (const item of items()) item.open = heldIds.includes(item.id);
		isThere.current = true;
	}, [heldIds?.join(), attempt]);

	return {
		heldIds,
		onToggle: tellWhatIsOpen,
		onPress: (event: MouseEvent, id: string) => {
			if (!heldIds) return;
			event.preventDefault();
			const isOpen = heldIds.includes(id);
			const next = isOpen
				? heldIds.filter((one) => one !== id)
				: [...heldIds.filter((one) => !oneOf.includes(one)), id];
			tell(items().flatMap((item) => (next.includes(item.id) ? [item.id] : [])));
		},
	};
}
