import type { words } from '../strings';

/** Every shortcut of the desk, said once: what it is called, and by which keys. [DSH-16] */
export const shortcuts = [
	{ id: 'palette', keys: 'Control+K' },
	{ id: 'search', keys: '/' },
	{ id: 'next', keys: 'j' },
	{ id: 'previous', keys: 'k' },
	{ id: 'select', keys: 'x' },
	{ id: 'claim', keys: 'c' },
	{ id: 'takeNext', keys: 'n' },
	{ id: 'step', keys: '1' },
	{ id: 'send', keys: 'Control+Enter' },
	{ id: 'close', keys: 'Escape' },
	{ id: 'help', keys: '?' },
] as const satisfies readonly { id: keyof typeof words.keys.labels; keys: string }[];
export type Shortcut = (typeof shortcuts)[number];
/** The name of a shortcut in code and in what is kept of it. */
export type ShortcutId = Shortcut['id'];

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Which shortcut a key press is; null for none. A letter counts by its place too: whoever types Russian has no 'j'.
 * Alt is the browser's and the screen reader's. The digits are one shortcut: the step of that number.
 */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey }: Press): Shortcut | null {
	if (altKey) return null;
	const isLatin = /^[\x20-\x7e]$/.test(key);
	const name = isLatin ? key.toLowerCase() : /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key.toLowerCase();
	const plain = /^[1-9]$/.test(name) ? '1' : name;
	const wanted = ctrlKey || metaKey ? `control+${name}` : plain;
	return shortcuts.find(({ keys }) => keys.toLowerCase() === wanted) ?? null;
}
