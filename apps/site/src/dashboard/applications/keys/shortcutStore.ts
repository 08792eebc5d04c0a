import { useSyncExternalStore } from 'react';
import { keep, readKept } from '../../keptHere';
import { type ShortcutId, shortcuts } from './shortcuts';

const KEY = 'deskShortcutsOff';
const listeners = new Set<() => void>();
let off: ReadonlySet<ShortcutId> | null = null;

function read(): ReadonlySet<ShortcutId> {
	if (off) return off;
	const kept = readKept(KEY) ?? '';
	off = new Set(shortcuts.map(({ id }) => id).filter((id) => kept.split(',').includes(id)));
	return off;
}

/** The shortcuts that someone has disabled, stored in this browser. [DSH-16] */
export const shortcutStore = {
	read,
	turn(id: ShortcutId, isOn: boolean): void {
		const next = new Set(read());
		if (isOn) next.delete(id);
		else next.add(id);
		off = next;
		keep(KEY, [...next].join(','));
		for (const listener of listeners) listener();
	},
	/** Clears the cached value. */
	forget(): void {
		off = null;
	},
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
};

/** The shortcuts that this person has disabled. */
export const useShortcutsOff = (): ReadonlySet<ShortcutId> => useSyncExternalStore(shortcutStore.subscribe, read);
