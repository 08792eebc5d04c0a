import type { FocusEvent } from 'react';

/** A field that says when the focus leaves it. */
export interface Leaving {
	/** Called when the focus leaves the field, for example to validate it. */
	onBlur?: () => void;
}

/** For the frame of several controls: moving among them doesn't count as leaving. */
export const leaving = ({ onBlur }: Leaving) =>
	onBlur && {
		onBlur: (event: FocusEvent<Element>) => {
			const frame = event.currentTarget;
			// React also reports what happens in calendars and lists, which the page has elsewhere.
			if (frame.contains(event.target) && !frame.contains(event.relatedTarget)) onBlur();
		},
	};
