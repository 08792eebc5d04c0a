import type { KeyboardEvent } from 'react';

/**
 * A button is pressed once, however long Enter is held: what it opens or closes would otherwise close or open again, and
 * a control that gets the focus meanwhile would be pressed unseen.
 */
export function ignoreHeld(event: KeyboardEvent): void {
	if (event.repeat && event.key === 'Enter') event.preventDefault();
}
