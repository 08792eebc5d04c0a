/** Ms without a key after which whoever typed has stopped. */
const PAUSE = 1000;

type Press = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'ctrlKey' | 'metaKey'>;

/** Tells whether somebody goes on typing, though the field has gone from under the hands: with its form, once that is sent. */
export interface Typing {
	/** A key in a field. */
	note: (press: Press) => void;
	/** A key elsewhere: whether it was meant for the field, and so no shortcut. */
	isMeant: (press: Press) => boolean;
	/** Who presses elsewhere has left the field. */
	end: () => void;
}

/** Begins to watch: nobody has typed yet. */
export function watchTyping(): Typing {
	let last = Number.NEGATIVE_INFINITY;
	const end = () => {
		last = Number.NEGATIVE_INFINITY;
	};
	return {
		note({ key, timeStamp, ctrlKey, metaKey }) {
			const isLeft = /^(Tab|Escape)$/.test(key) || (key === 'Enter' && !ctrlKey && !metaKey);
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
