'use client';

import { useState } from 'react';
import type { RootProps } from '../../root';
import { partOf } from '../../root/part';
import { useOpenedPart } from '../Toast';
import { TypedMeanwhile } from './TypedMeanwhile';
import type { PaletteGroup } from './types';

const dialog = partOf(() => import('./PaletteDialog'));

/** Preloads the palette, so that it appears at once. */
export function preloadCommandPalette(): void {
	void dialog.load();
}

export interface CommandPaletteProps extends RootProps {
	/** The accessible name of the palette: what can be found and done in it. */
	label: string;
	/** Whether it is open (controlled). */
	isOpen: boolean;
	/** Called when it should close, by its button, Escape or a press outside: set `isOpen` to false. */
	onClose: () => void;
	/** The groups of results, in display order. */
	groups: readonly PaletteGroup[];
	/** Called with the trimmed text when typing pauses, to query a server. */
	onSearch?: (text: string) => void;
	/** Called when an item is chosen, after the palette has closed. */
	onAction: (id: string, groupId: string) => void;
	/** The placeholder of the search field; has a default in each language. */
	placeholder?: string;
}

/**
 * A dialog for finding records, pages and actions by a few letters. The page opens it, with a button and a keyboard
 * shortcut of its own; its code loads on demand. [DSH-16]
 */
export function CommandPalette(props: CommandPaletteProps) {
	return props.isOpen ? <OpenPalette {...props} /> : null;
}

function OpenPalette(props: CommandPaletteProps) {
	const [typed, setTyped] = useState('');
	const PaletteDialog = useOpenedPart(dialog, true, props.onClose);
	return PaletteDialog ? (
		<PaletteDialog {...props} typed={typed} />
	) : (
		<TypedMeanwhile onType={setTyped} onClose={props.onClose} />
	);
}
