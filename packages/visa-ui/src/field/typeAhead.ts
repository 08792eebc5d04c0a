import { useRef } from 'react';
import { foldLabel } from './foldLabel';

/** The pause after which typed letters start a new word, in ms. */
const PAUSE = 700;

interface TypedKey {
	key: string;
	/** In ms, as in events. */
	timeStamp: number;
	ctrlKey: boolean;
	metaKey: boolean;
	altKey: boolean;
}

/** Letters typed in a list form a word as long as there is no pause. */
export function useTypeAhead() {
	const typed = useRef({ text: '', at: 0 });
	return {
		isLetter: ({ key, ctrlKey, metaKey, altKey }: TypedKey) => key.length === 1 && !ctrlKey && !metaKey && !altKey,
		/** A space then belongs to the word instead of pressing something. */
		isTyping: ({ timeStamp }: TypedKey) => typed.current.text !== '' && timeStamp - typed.current.at <= PAUSE,
		/** Adds a letter; returns the row it leads to from `active`. */
		type({ key, timeStamp }: TypedKey, rows: readonly string[], active: number): number {
			const before = typed.current;
			const text = timeStamp - before.at > PAUSE ? key : before.text + key;
			typed.current = { text, at: timeStamp };
			return findTyped(rows, text, active);
		},
	};
}

/**
 * What typed text looks for: rows that start with `word`, in any spelling. One letter, also repeated, cycles through the
 * rows that start with it: the search begins after the current row.
 */
export function typedWord(text: string): { word: string; isAfter: boolean } {
	const wanted = foldLabel(text);
	const [letter = ''] = wanted;
	const isAfter = [...wanted].every((one) => one === letter);
	return { word: isAfter ? letter : wanted, isAfter };
}

/** The row that typed text leads to from `active`; `active` itself if none starts with it. */
export function findTyped(rows: readonly string[], text: string, active: number): number {
	const { word, isAfter } = typedWord(text);
	const first = isAfter ? active + 1 : Math.max(0, active);
	for (let step = 0; step < rows.length && word !== ''; step++) {
		const index = (first + step) % rows.length;
		if (foldLabel(rows[index] ?? '').startsWith(word)) return index;
	}
	return active;
}
