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
	/** If given, these are skipped, as by the platform's own lists. By default, a disabled row can be reached and read. */
	skipped?: ConstructorParameters<typeof ListKeyboardDelegate<T>>[0]['disabledKeys'],
) =>
	new ListKeyboardDelegate<T>({
		collection,
		ref,
		collator: anySpelling,
		disabledBehavior: skipped ? 'all' : 'selection',
		...(skipped && { disabledKeys: skipped }),
		...(lines && { direction: lines.direction }),
		...(lines && (lines.isGrid ? { layout: 'grid' } : { orientation: 'horizontal' })),
	});
