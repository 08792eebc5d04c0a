import { type RefObject, useEffect, useRef } from 'react';
import { useSuccessorFocus } from '../../framework/useSuccessorFocus';
import { type DeskState, deskAddress } from '../deskState';
import { focusEnd, focusRow, rowAfter } from './rows';
import { isInputMethods } from './shortcuts';
import { isSheetOpen } from './useShortcuts';

/** Moves focus into a list that hasn't loaded yet. */
export interface ListFocus {
	/** Focuses the first or last row of another list as soon as it has loaded. */
	awaitRows: (end: 'first' | 'last', isThat: (state: DeskState) => boolean) => void;
}

const isSearch = (target: EventTarget | null): target is HTMLInputElement =>
	target instanceof HTMLInputElement && target.type === 'search';

/**
 * Where the keyboard's cursor is in the list: on the row that replaces one that left, on the row from which a closed case
 * was opened, and on what a search found. [DSH-16]
 * @param isHere whether the visible rows are those that the state requests
 */
export function useListFocus(list: RefObject<HTMLElement | null>, state: DeskState, isHere: boolean): ListFocus {
	const awaited = useRef<{ end: 'first' | 'last'; isThat: (state: DeskState) => boolean } | null>(null);
	const latest = useRef({ state, isHere });
	useSuccessorFocus(list, (focused) => rowAfter(list.current, focused));

	const settle = () => {
		const { state, isHere } = latest.current;
		if (!awaited.current || !isHere || isSheetOpen() || !awaited.current.isThat(state)) return;
		focusEnd(list.current, awaited.current.end);
		awaited.current = null;
	};
	useEffect(() => {
		latest.current = { state, isHere };
		settle();
	});

	const open = useRef(state.caseId);
	useEffect(() => {
		const closed = open.current;
		open.current = state.caseId;
		if (closed && !state.caseId) focusRow(list.current, closed);
	}, [list, state.caseId]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: it reads what is latest
	useEffect(() => {
		const element = list.current;
		/** Enter or arrow down moves to the results; Escape leaves the empty field. */
		const hear = (event: KeyboardEvent) => {
			const { key, target } = event;
			if (!isSearch(target) || isInputMethods(event)) return;
			const text = target.value.trim();
			if (key !== 'Enter' && key !== 'ArrowDown' && !(key === 'Escape' && text === '')) return;
			awaited.current = { end: 'first', isThat: ({ filters }) => (filters.search ?? '') === text };
			settle();
		};
		element?.addEventListener('keydown', hear);
		return () => element?.removeEventListener('keydown', hear);
	}, [list]);

	return {
		awaitRows: (end, isThat) => {
			const from = deskAddress(latest.current.state);
			awaited.current = { end, isThat: (now) => deskAddress(now) !== from && isThat(now) };
		},
	};
}
