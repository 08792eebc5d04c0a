/** After this many ms without a key press, someone has stopped typing. */
const PAUSE = 1000;

type Press = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'ctrlKey' | 'metaKey'>;

/** Tells whether someone is still typing although the field has disappeared, together with its submitted form. */
export interface Typing {
	/** A key press in a field. */
	note: (press: Press) => void;
	/** A key press elsewhere: whether it was meant for the field, and therefore isn't a shortcut. */
	isMeant: (press: Press) => boolean;
	/** A press elsewhere means that the field has been left. */
	end: () => void;
}

/** Starts watching: nobody has typed yet. */
export function watchTyping(): Typing {
	let last = Number.NEGATIVE_INFINITY;
	const end = () => {
		last = Number.NEGATIVE_INFINITY;
	};
	return {
		note({ key, timeStamp, ctrlKey, metaKey }) {
			// An arrow down writes nothing either: from the search it leads to what was found.
			const isLeft = /^(Tab|Escape|ArrowDown)$/.test(key) || (key === 'Enter' && !ctrlKey && !metaKey);
			if (isLeft) end();
			else last = timeStamp;
		},
		isMeant({ key, timeStamp }) {
			const isMeant = key.length === 1 && timeStamp - last < PAUSE;
			if (isMeant) last = timeStamp;
			return isMeant;
		},
		end,
	};
}
