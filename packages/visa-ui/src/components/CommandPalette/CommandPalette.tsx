'use client';

import { lazy, Suspense } from 'react';
import type { RootProps } from '../../root';
import type { PaletteGroup } from './types';

const load = () => import('./PaletteDialog');
const PaletteDialog = lazy(load);

/** Fetches the palette before it is asked for, so that its first letters are not lost. */
export function preloadCommandPalette(): void {
	void load();
}

export interface CommandPaletteProps extends RootProps {
	/** What can be found and done in it: its name. */
	label: string;
	/** Whether it is open; the page holds that, and opens it. */
	isOpen: boolean;
	/** The reader wants it closed, by its button, Escape or a press outside: set `isOpen` to false. */
	onClose: () => void;
	/** In the order in which they are shown. */
	groups: readonly PaletteGroup[];
	/** The text, trimmed, once typing has paused: the time to ask the server. */
	onSearch?: (text: string) => void;
	/** An item was chosen; the palette is closed by then. */
	onAction: (id: string, groupId: string) => void;
	/** Stands in the empty search line and says what can be typed; a sentence of the language unless given. */
	placeholder?: string;
}

/**
 * A dialog that finds records, pages and actions by a few letters. The page opens it, by a button and by a shortcut of its
 * own; it is fetched then. [DSH-16]
 */
export function CommandPalette(props: CommandPaletteProps) {
	if (!props.isOpen) return null;
	return (
		<Suspense>
			<PaletteDialog {...props} />
		</Suspense>
	);
}
