import { useState } from 'react';
import type { HeldValue } from './types';
import { useFieldValue } from './useFieldValue';

/** A choice that can't be cleared except by a form reset: only a page that started with null is notified of null. */
export interface HeldChoice<Id extends string, Held extends string | null>
	extends Pick<HeldValue<Held>, 'value' | 'defaultValue'> {
	/** Called with the selected id, or with null when a form is reset whose initial value was null. */
	onChange?: (id: Id | Extract<Held, null>) => void;
}

/** Like `useFieldValue`, for a choice that reports null only to pages prepared for it. */
export function useHeldChoice<Id extends string, Held extends string | null>(
	value: Held | undefined,
	defaultValue: Held | undefined,
	onChange: HeldChoice<Id, Held>['onChange'],
) {
	const [first] = useState(value);
	const began = first === undefined ? defaultValue : first;
	const isHeard = (next: Id | Held | null): next is Id | Extract<Held, null> => next !== null || began === null;
	const tell = (next: Id | Held | null) => {
		if (isHeard(next)) onChange?.(next);
	};
	return useFieldValue<Id | Held | null>(value, defaultValue ?? null, tell);
}
