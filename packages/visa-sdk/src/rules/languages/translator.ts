/** Messages by key. */
type Told = Readonly<Record<string, string>>;

/**
 * Translates a message from one catalogue to another. A message is its own key, as in most translation systems: the rules
 * needn't know who reads them. Text that neither catalogue contains is returned unchanged.
 * @param pairs catalogues with the same keys: source and target
 */
export function translator(pairs: readonly (readonly [from: Told, to: Told])[]): (sentence: string) => string {
	const table = new Map(
		pairs.flatMap(([from, to]) => Object.entries(from).map(([key, sentence]) => [sentence, to[key] ?? sentence])),
	);
	return (sentence) => table.get(sentence) ?? sentence;
}
