import type { ReactNode } from 'react';

/** Something that the palette finds: a record, an action, a page. */
export interface PaletteItem {
	/** Its own within its group. */
	id: string;
	label: string;
	/** Beside the label: a country, a status, an e-mail. */
	description?: string;
	icon?: ReactNode;
	/** The shortcut that does the same, as Kbd takes it. */
	keys?: string;
	/** Other words by which it is found. */
	keywords?: string;
}

/** Results of one kind, under their name. */
export interface PaletteGroup {
	id: string;
	label: string;
	items: readonly PaletteItem[];
	/** More is on its way. */
	isLoading?: boolean;
	/** It could not be asked; said below its name. */
	errorMessage?: string;
	/** Its items are already those of the text, e.g. from the server; otherwise they are found here. */
	isFound?: boolean;
	/** 'empty': only while nothing is typed, as what was open last. 'typed': only once something is. */
	shownWhen?: 'empty' | 'typed';
}
