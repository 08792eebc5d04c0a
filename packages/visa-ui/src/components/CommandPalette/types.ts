import type { ReactNode } from 'react';

/** A result: a record, an action, a page. */
export interface PaletteItem {
	/** Unique within its group. */
	id: string;
	label: string;
	/** Additional text beside the label: a country, a status, an e-mail. */
	description?: string;
	icon?: ReactNode;
	/** The keyboard shortcut for the same action, in the format of Kbd. */
	keys?: string;
	/** Additional search terms. */
	keywords?: string;
}

/** A group of results with a heading. */
export interface PaletteGroup {
	id: string;
	label: string;
	items: readonly PaletteItem[];
	/** More results are loading. */
	isLoading?: boolean;
	/** The error message if the group couldn't be loaded. */
	errorMessage?: string;
	/** The items already match the text, e.g. because a server searched; otherwise they are filtered here. */
	isFound?: boolean;
	/** `empty`: shown only while nothing is typed, such as recent items. `typed`: shown only after typing. */
	shownWhen?: 'empty' | 'typed';
}
