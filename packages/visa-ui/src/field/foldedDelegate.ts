import type { RefObject } from 'react';
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { foldLabel } from './foldLabel';
import { typedWord } from './typeAhead';

/**
 * The keyboard delegate for react-aria's lists, with typeahead in any spelling: 'emek' finds 'Əməkdaş'. Repeating a letter
 * cycles through the rows that start with it, as in the platform's own lists; by default it would look for two of it.
 */
export function foldedDelegate<T>(
	collection: ConstructorParameters<typeof ListKeyboardDelegate<T>>[0]['collection'],
	ref: RefObject<HTMLElement | null>,
	/** If given, the arrows along the reading direction move too; in a grid the others move by row. */
	lines?: { direction: 'ltr' | 'rtl'; isGrid?: boolean },
	/** If given, these are skipped, as by the platform's own lists. By default, a disabled row can be reached and read. */
	skipped?: ConstructorParameters<typeof ListKeyboardDelegate<T>>[0]['disabledKeys'],
): ListKeyboardDelegate<T> {
	const delegate = new ListKeyboardDelegate<T>({
		collection,
		ref,
		disabledBehavior: skipped ? 'all' : 'selection',
		...(skipped && { disabledKeys: skipped }),
		...(lines && { direction: lines.direction }),
		...(lines && (lines.isGrid ? { layout: 'grid' } : { orientation: 'horizontal' })),
	});
	// If this finds none from the current row on, react-aria asks again without it.
	delegate.getKeyForSearch = (text, from) => {
		const { word, isAfter } = typedWord(text);
		const isFromTop = from === undefined || from === null;
		let key = isFromTop ? delegate.getFirstKey() : isAfter ? delegate.getNextKey(from) : from;
		while (key !== null && !foldLabel(collection.getItem(key)?.textValue ?? '').startsWith(word))
			key = delegate.getNextKey(key);
		return word === '' ? null : key;
	};
	return delegate;
}
