import { warn } from './warn';

/** Tells of a word that there is no look for, as when no types keep whoever writes from it. */
function check(looks: Record<string, string>, word: string | undefined) {
	if (word !== undefined && Object.hasOwn(looks, word)) return;
	const [first = ''] = Object.values(looks).filter(Boolean);
	warn(`There is no look “${word}” beside ${first}: choose one of ${Object.keys(looks).join(', ')}.`);
}

/** The class of the look that a word names: a `size`, a `tone`, a `weight`. */
export function look<Word extends string>(looks: Record<Word, string>, word: Word): string {
	if (process.env.NODE_ENV !== 'production') check(looks, word);
	return looks[word];
}

interface Recipe<Words> {
	(words: Words): string;
	classNames: { variants: object };
}

/** The same of looks that are made together. A word that is left out is the recipe's own to say. */
export function looksOf<Words extends object>(recipe: Recipe<Words>, words: Words): string {
	if (process.env.NODE_ENV !== 'production') {
		const looks = recipe.classNames.variants as Record<string, Record<string, string>>;
		for (const [name, word] of Object.entries(words)) if (word !== undefined) check(looks[name] ?? {}, word);
	}
	return recipe(words);
}
