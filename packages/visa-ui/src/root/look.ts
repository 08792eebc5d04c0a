import { warn } from './warn';

/** Reports a variant that doesn't exist, as may happen without TypeScript. */
function check(looks: Record<string, string>, word: string | undefined) {
	if (word !== undefined && Object.hasOwn(looks, word)) return;
	const [first = ''] = Object.values(looks).filter(Boolean);
	warn(`There is no look “${word}” beside ${first}: choose one of ${Object.keys(looks).join(', ')}.`);
}

/** The class for a variant: a `size`, a `tone`, a `weight`. */
export function look<Word extends string>(looks: Record<Word, string>, word: Word): string {
	if (process.env.NODE_ENV !== 'production') check(looks, word);
	return looks[word];
}

interface Recipe<Words> {
	(words: Words): string;
	classNames: { variants: object };
}

/** The same for combined variants. Omitted ones use the recipe's defaults. */
export function looksOf<Words extends object>(recipe: Recipe<Words>, words: Words): string {
	if (process.env.NODE_ENV !== 'production') {
		const looks = recipe.classNames.variants as Record<string, Record<string, string>>;
		for (const [name, word] of Object.entries(words)) if (word !== undefined) check(looks[name] ?? {}, word);
	}
	return recipe(words);
}
