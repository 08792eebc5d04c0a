import type { RefObject } from 'react';
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { foldLabel } from './foldLabel';

/** Letters that are typed find a row in any spelling: 'emek' leads to 'Əməkdaş'. */
const anySpelling = {
	compare: (one: string, other: string) => (foldLabel(one) === foldLabel(other) ? 0 : 1),
} as Intl.Collator;

/** What react-aria asks where a key leads in a list, with letters in any spelling. */
export const foldedDelegate = <T>(
	collection: ConstructorParameters<typeof ListKeyboardDelegate<T>>[0]['collection'],
	ref: RefObject<HTMLElement | null>,
	/** Given, the arrows along the line of reading go on and back as well; in a grid the others go to the row above and below. */
	lines?: { direction: 'ltr' | 'rtl'; isGrid?: boolean },
) =>
	new ListKeyboardDelegate<T>({
		collection,
		ref,
		collator: anySpelling,
		// A row that does nothing can still be reached and read.
		disabledBehavior: 'selection',
		...(lines && { direction: lines.direction }),
		...(lines && (lines.isGrid ? { layout: 'grid' } : { orientation: 'horizontal' })),
	});
