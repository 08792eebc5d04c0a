import type { KeyboardEvent } from 'react';
import { useTypeAhead } from '../../field/typeAhead';

interface ListKeys {
	titles: readonly string[];
	active: number;
	setActive: (index: number) => void;
	toggle: (index: number) => void;
}

const PAGE = 6;

/** Arrow keys, Home, End, Page Up and Down, letters, Space and Enter of a list that has focus itself. */
export function useListKeys({ titles, active, setActive, toggle }: ListKeys) {
	const letters = useTypeAhead();

	return function onKeyDown(event: KeyboardEvent) {
		const last = titles.length - 1;
		const moves: Record<string, number> = {
			ArrowDown: Math.min(last, active + 1),
			ArrowUp: Math.max(0, active - 1),
			PageDown: Math.min(last, active + PAGE),
			PageUp: Math.max(0, active - PAGE),
			Home: 0,
			End: last,
		};
		const move = moves[event.key];
		if (move !== undefined) setActive(move);
		else if (event.key === 'Enter' || (event.key === ' ' && !letters.isTyping(event))) {
			// A key that is held toggles once.
			if (!event.repeat) toggle(Math.max(0, active));
		} else if (letters.isLetter(event)) setActive(letters.type(event, titles, active));
		else return;
		event.preventDefault();
	};
}
