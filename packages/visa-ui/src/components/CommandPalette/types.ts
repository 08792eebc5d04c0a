import type { ReactNode } from 'react';
import type { RootProps } from '../../root';

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
