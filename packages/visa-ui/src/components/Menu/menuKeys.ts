import { foldText } from '../../field/foldText';

/** Milliseconds after which typed letters begin a new word. */
export const PAUSE = 700;

/** Where a key leads among a menu's rows; the ends meet. */
export function rowForKey(key: string, index: number, count: number): number | undefined {
	if (key === 'ArrowDown') return (index + 1) % count;
	if (key === 'ArrowUp') return (index - 1 + count) % count;
	if (key === 'Home') return 0;
	if (key === 'End') return count - 1;
	return undefined;
}

/** The next row that begins with what was typed, in any spelling; one repeated letter walks through those that begin with it. */
export function rowForLetters(labels: readonly string[], letters: string, index: number): number {
	const wanted = foldText(letters);
	const isRepeated = [...wanted].every((letter) => letter === wanted[0]);
	const word = isRepeated ? wanted.slice(0, 1) : wanted;
	const first = isRepeated ? index + 1 : index;
	for (let step = 0; step < labels.length && word !== ''; step++) {
		const at = (first + step) % labels.length;
		if (foldText(labels[at] ?? '').startsWith(word)) return at;
	}
	return index;
}
