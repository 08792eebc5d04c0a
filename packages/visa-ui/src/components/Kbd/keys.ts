/** The label on a key, if it isn't its name. */
const faces: Readonly<Record<string, string>> = {
	ArrowUp: '↑',
	ArrowDown: '↓',
	ArrowLeft: '←',
	ArrowRight: '→',
	Control: 'Ctrl',
	Escape: 'Esc',
	Plus: '+',
};

/** A key: its label and its name. */
export interface Key {
	/** The label. */
	face: string;
	/** The name. */
	name: string;
}

/**
 * The keys of an `aria-keyshortcuts` value: a sequence of chords, each of simultaneous keys. 'Control+K' → [[Ctrl, K]],
 * 'g i' → [[G], [I]]. @param names the names of keys with a symbol or icon
 */
export function readKeys(keys: string, names: Readonly<Record<string, string>>): Key[][] {
	const read = (key: string): Key => {
		// A key's letter isn't a word: it is I, even where words use İ.
		const face = faces[key] ?? (key.length === 1 ? key.toUpperCase() : (names[key] ?? key));
		return { face, name: names[key] ?? face };
	};
	return keys
		.split(' ')
		.filter(Boolean)
		.map((chord) => chord.split('+').map(read));
}
