/** Sentences by their keys. */
type Told = Readonly<Record<string, string>>;

/**
 * Tells a sentence of one catalogue in the words of another. A sentence is its own name, as it is in most systems of
 * translation: the rules need not know who reads them. One that neither catalogue has stays as it is.
 * @param pairs catalogues with the same keys: as it is told here, and as it shall be told
 */
export function translator(pairs: readonly (readonly [from: Told, to: Told])[]): (sentence: string) => string {
	const table = new Map(
		pairs.flatMap(([from, to]) => Object.entries(from).map(([key, sentence]) => [sentence, to[key] ?? sentence])),
	);
	return (sentence) => table.get(sentence) ?? sentence;
}
