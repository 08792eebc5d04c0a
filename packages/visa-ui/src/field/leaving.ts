import type { FocusEvent } from 'react';

/** A field that says when the focus leaves it. */
export interface Leaving {
	/** Called when the focus leaves the field, for example to validate it. */
	onBlur?: () => void;
}

/** For the frame of several controls: moving among them, or into a calendar that they open, doesn't count as leaving. */
export const leaving = ({ onBlur }: Leaving) =>
	onBlur && {
		onBlur: ({ currentTarget: frame, target, relatedTarget: next }: FocusEvent<Element>) => {
			if (frame.contains(next)) return;
			// React also reports what happens in the calendar, which the page has elsewhere.
			const isLeft = frame.contains(target)
				? !frame.querySelector('[aria-expanded="true"]')
				: next && !target.closest('[role="dialog"]')?.contains(next);
			if (isLeft) onBlur();
		},
	};
