/** What stands on a key, where it is not its name. */
const faces: Readonly<Record<string, string>> = {
	ArrowUp: '↑',
	ArrowDown: '↓',
	ArrowLeft: '←',
	ArrowRight: '→',
	Control: 'Ctrl',
	Escape: 'Esc',
	Plus: '+',
};

/** A key: what its cap shows, and what it is called. */
export interface Key {
	/** What stands on it. */
	face: string;
	/** How it is called. */
	name: string;
}

/**
 * The keys of a shortcut as `aria-keyshortcuts` writes it: chords one after the other, each of keys pressed at once.
 * 'Control+K' → [[Ctrl, K]], 'g i' → [[G], [I]]. @param names how keys are called that a sign or a drawing stands for
 */
export function readKeys(keys: string, names: Readonly<Record<string, string>>): Key[][] {
	const read = (key: string): Key => {
		// A key's letter is no word: it is I, also where words write İ.
		const face = faces[key] ?? (key.length === 1 ? key.toUpperCase() : (names[key] ?? key));
		return { face, name: names[key] ?? face };
	};
	return keys
		.split(' ')
		.filter(Boolean)
		.map((chord) => chord.split('+').map(read));
}
