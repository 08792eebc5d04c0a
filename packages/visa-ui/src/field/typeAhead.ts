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
 * The row that starts with the typed text, in any spelling; repeating one letter cycles through the rows that start with
 * it.
 */
export function findTyped(rows: readonly string[], text: string, active: number): number {
	const wanted = foldLabel(text);
	const letter = wanted[0] ?? '';
	const isRepeated = [...wanted].every((one) => one === letter);
	const word = isRepeated ? letter : wanted;
	const first = isRepeated ? active + 1 : Math.max(0, active);
	for (let step = 0; step < rows.length && word !== ''; step++) {
		const index = (first + step) % rows.length;
		if (foldLabel(rows[index] ?? '').startsWith(word)) return index;
	}
	return active;
}
