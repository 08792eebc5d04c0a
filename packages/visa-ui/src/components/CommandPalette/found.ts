import { foldText } from '../../field/foldText';
import type { PaletteGroup } from './types';

const wordsOf = (text: string) => foldText(text).split(/\s+/).filter(Boolean);

/** The groups with their matches: every word must match, in any spelling. Groups without matches are left out. */
export function foundIn(groups: readonly PaletteGroup[], text: string): PaletteGroup[] {
	const wanted = wordsOf(text);
	const state = wanted.length > 0 ? 'typed' : 'empty';
	return groups
		.filter(({ shownWhen = state }) => shownWhen === state)
		.map((group) => {
			if (group.isFound) return group;
			const items = group.items.filter(({ label, description = '', keywords = '' }) => {
				const words = foldText(`${label} ${description} ${keywords}`);
				return wanted.every((word) => words.includes(word));
			});
			return { ...group, items };
		})
		.filter(({ items, isLoading, errorMessage }) => items.length > 0 || isLoading || errorMessage);
}
