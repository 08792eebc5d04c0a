import type { KeyboardEvent, KeyboardEventHandler } from 'react';

/** Hears keys without Alt, Ctrl or ⌘: with these they are the browser's, such as those for one page back. */
export const plainKeys =
	<E extends Element>(hear: KeyboardEventHandler<E> | undefined) =>
	(event: KeyboardEvent<E>) => {
		if (!event.altKey && !event.ctrlKey && !event.metaKey) hear?.(event);
	};
