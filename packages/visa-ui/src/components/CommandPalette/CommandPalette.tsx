'use client';

import { useState } from 'react';
import { partOf } from '../../root/part';
import { useOpenedPart } from '../Toast';
import { TypedMeanwhile } from './TypedMeanwhile';
import type { CommandPaletteProps } from './types';

const dialog = partOf(() => import('./PaletteDialog'));

/** Preloads the palette, so that it appears at once. */
export function preloadCommandPalette(): void {
	void dialog.load();
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
