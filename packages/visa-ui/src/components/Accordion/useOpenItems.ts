import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react';

/** Which items stand open: the page says it by `openIds`, or the elements themselves do from `defaultOpenIds` on. */
export interface OpenItems {
	/** The open ones, held by the page. Left out, the accordion holds them itself. */
	openIds?: readonly string[];
	/** The ones that stand open at first, where the accordion holds them. */
	defaultOpenIds?: readonly string[];
	/** Told of every opening and folding with all that stand open, in the order of the items: by hand, and by the browser's search or an address that leads into an answer. */
	onOpenChange?: (openIds: string[]) => void;
}

/**
 * The elements are the truth where nobody holds them, so that what was opened before a script came stays open. Where the
 * page holds them, a press asks the page first; what the browser has opened by itself is told, and folded again if the
 * page keeps its word.
 * @param group the element whose children are the items
 */
export function useOpenItems(
	group: RefObject<HTMLElement | null>,
	props: OpenItems & { initialIds: readonly string[] },
) {
	const { openIds, onOpenChange, initialIds } = props;
	const told = useRef(openIds ?? initialIds);
	const [attempt, drawAgain] = useReducer((count: number) => count + 1, 0);

	const items = () => Array.from(group.current?.children ?? []) as HTMLDetailsElement[];
	function tell(next: string[]) {
		const known = openIds ?? told.current;
		told.current = next;
		if (next.length === known.length && next.every((id) => known.includes(id))) return;
		onOpenChange?.(next);
		drawAgain();
	}
	const tellWhatIsOpen = () => tell(items().flatMap((item) => (item.open ? [item.id] : [])));

	// Once: what was opened before a script came.
	const first = useRef(tellWhatIsOpen);
	useEffect(() => first.current(), []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: an attempt that the page did not follow is taken back
	useLayoutEffect(() => {
		if (openIds) for (const item of items()) item.open = openIds.includes(item.id);
	}, [openIds, attempt]);

	return {
		onToggle: tellWhatIsOpen,
		onPress: (event: MouseEvent, id: string, isExclusive: boolean) => {
			if (!openIds) return;
			event.preventDefault();
			const isOpen = openIds.includes(id);
			const others = isExclusive ? [] : openIds.filter((one) => one !== id);
			const next = isOpen ? openIds.filter((one) => one !== id) : [...others, id];
			tell(items().flatMap((item) => (next.includes(item.id) ? [item.id] : [])));
		},
	};
}
