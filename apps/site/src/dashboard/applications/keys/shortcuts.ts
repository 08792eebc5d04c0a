import type { words } from '../strings';

/** Every shortcut of the desk, with its keys. [DSH-16] */
export const shortcuts = [
	{ id: 'palette', keys: 'Control+K' },
	{ id: 'search', keys: '/' },
	{ id: 'next', keys: 'j' },
	{ id: 'previous', keys: 'k' },
	{ id: 'select', keys: 'x' },
	{ id: 'claim', keys: 'c' },
	{ id: 'takeNext', keys: 'n' },
	{ id: 'undo', keys: 'u' },
	{ id: 'step', keys: '1' },
	{ id: 'send', keys: 'Control+Enter' },
	{ id: 'close', keys: 'Escape' },
	{ id: 'help', keys: '?' },
] as const satisfies readonly { id: keyof typeof words.keys.labels; keys: string }[];
export type Shortcut = (typeof shortcuts)[number];
/** A shortcut's identifier in code and storage. */
export type ShortcutId = Shortcut['id'];

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'keyCode'>;

/**
 * Whether a key belongs to an input method. Safari ends composing before it reports the key that ended it, and gives that the
 * code 229, by which alone it can be told.
 */
export const isInputMethods = (press: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
	press.isComposing || press.keyCode === 229;

/**
 * The shortcut of a key press; null for none. A letter also counts by its position, because a Russian layout has no 'j'.
 * Alt belongs to browser and screen reader. All digits are one shortcut: the action with that number.
 */
export function shortcutOf(press: Press): Shortcut | null {
	const { key, code, ctrlKey, metaKey, altKey } = press;
	if (altKey || isInputMethods(press)) return null;
	const isLatin = /^[\x20-\x7e]$/.test(key);
	const name = isLatin ? key.toLowerCase() : /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key.toLowerCase();
	const plain = /^[1-9]$/.test(name) ? '1' : name;
	const wanted = ctrlKey || metaKey ? `control+${name}` : plain;
	return shortcuts.find(({ keys }) => keys.toLowerCase() === wanted) ?? null;
}
