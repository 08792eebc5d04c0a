import { type KeyboardEvent, useRef } from 'react';
import { foldText } from '../../field/foldText';

interface ListKeys {
	titles: readonly string[];
	active: number;
	setActive: (index: number) => void;
	toggle: (index: number) => void;
}

const PAGE = 6;
/** Milliseconds after which typed letters begin a new word. */
const PAUSE = 700;

/** Arrow keys, Home, End, Page keys, letters, Space and Enter of a list that holds the focus itself. */
export function useListKeys({ titles, active, setActive, toggle }: ListKeys) {
	const typed = useRef({ text: '', at: 0 });

	function typeAhead(letter: string, now: number): number {
		const before = typed.current;
		const text = now - before.at > PAUSE ? letter : before.text + letter;
		typed.current = { text, at: now };
		return findTyped(titles, text, active);
	}
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
		const isWord = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
		const isTyping = typed.current.text !== '' && event.timeStamp - typed.current.at <= PAUSE;
		const move = moves[event.key];
		if (move !== undefined) setActive(move);
		else if (event.key === 'Enter' || (event.key === ' ' && !isTyping)) toggle(Math.max(0, active));
		else if (isWord) setActive(typeAhead(event.key, event.timeStamp));
		else return;
		event.preventDefault();
	};
}

/** The row that begins with what was typed; one repeated letter walks through the rows that begin with it. */
export function findTyped(titles: readonly string[], text: string, active: number): number {
	const wanted = foldText(text);
	const letter = wanted[0] ?? '';
	const isRepeated = wanted.length > 1 && [...wanted].every((one) => one === letter);
	const word = isRepeated ? letter : wanted;
	const first = wanted.length === 1 || isRepeated ? active + 1 : Math.max(0, active);
	for (let step = 0; step < titles.length; step++) {
		const index = (first + step) % titles.length;
		if (word !== '' && foldText(titles[index] ?? '').startsWith(word)) return index;
	}
	return active;
}
