import { useState } from 'react';
import { strangersAmong } from '../../field';

/**
 * The ids that are held although none of the items has them, and those that were: what has been unticked can be ticked again,
 * until there are other items or the form is reset.
 * @returns the ids, and a function that lets go of those that are no longer held
 */
export function useStrangers<Id extends string>(items: readonly { id: Id }[], held: readonly Id[]): [Id[], () => void] {
	const among = JSON.stringify(items.map(({ id }) => id));
	const [known, know] = useState<{ among: string; ids: Id[] }>({ among, ids: [] });
	// Before the items are there, they may be among them.
	const now = items.length > 0 ? strangersAmong(items, held) : [];
	const before = known.among === among ? known.ids : [];
	const ids = [...new Set([...before, ...now])];
	if (known.among !== among || ids.length > before.length) know({ among, ids });
	return [ids, () => know({ among, ids: [] })];
}
