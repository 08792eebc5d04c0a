import { useRef } from 'react';
import { foldLabel } from './foldLabel';

/** Milliseconds after which typed letters begin a new word. */
const PAUSE = 700;

interface TypedKey {
	key: string;
	/** Milliseconds, as events carry them. */
	timeStamp: number;
	ctrlKey: boolean;
	metaKey: boolean;
	altKey: boolean;
}

/** Letters typed at a list, as one word while they come without a pause. */
export function useTypeAhead() {
	const typed = useRef({ text: '', at: 0 });
	return {
		isLetter: ({ key, ctrlKey, metaKey, altKey }: TypedKey) => key.length === 1 && !ctrlKey && !metaKey && !altKey,
		/** A space belongs to the word then, and presses nothing. */
		isTyping: ({ timeStamp }: TypedKey) => typed.current.text !== '' && timeStamp - typed.current.at <= PAUSE,
		/** Takes one more letter; the row that it leads to from `active`. */
		type({ key, timeStamp }: TypedKey, rows: readonly string[], active: number): number {
			const before = typed.current;
			const text = timeStamp - before.at > PAUSE ? key : before.text + key;
			typed.current = { text, at: timeStamp };
			return findTyped(rows, text, active);
		},
	};
}

/** The row that begins with what was typed, in any spelling; one repeated letter walks through the rows that begin with it. */
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
