import type { RefObject } from 'react';
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { foldLabel } from './foldLabel';

/** Typeahead in any spelling: 'emek' finds 'Əməkdaş'. */
const anySpelling = {
	compare: (one: string, other: string) => (foldLabel(one) === foldLabel(other) ? 0 : 1),
} as Intl.Collator;

/** The keyboard delegate for react-aria's lists, with typeahead in any spelling. */
export const foldedDelegate = <T>(
	collection: ConstructorParameters<typeof ListKeyboardDelegate<T>>[0]['collection'],
	ref: RefObject<HTMLElement | null>,
	/** If given, the arrows along the reading direction move too; in a grid the others move by row. */
	lines?: { direction: 'ltr' | 'rtl'; isGrid?: boolean },
) =>
	new ListKeyboardDelegate<T>({
		collection,
		ref,
		collator: anySpelling,
		// A disabled row can still be reached and read.
		disabledBehavior: 'selection',
		...(lines && { direction: lines.direction }),
		...(lines && (lines.isGrid ? { layout: 'grid' } : { orientation: 'horizontal' })),
	});
