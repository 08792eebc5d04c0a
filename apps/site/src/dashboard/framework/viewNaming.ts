import type { View, ViewedList } from 'visa-sdk/contract';
import { queries } from '../../api';

export interface ViewsProps {
	list: { readonly section: ViewedList; readonly path: string };
	/** The list's state, as the query string of its URL. */
	search: string;
}
export interface NamedViewsProps extends ViewsProps {
	naming: Naming;
}

/**
 * Focuses the saved view that is shown: above the list, or in a phone's sheet, which hides the other. @returns whether there
 * is one yet
 */
export const focusOpenView = (): boolean => {
	const links = document.querySelectorAll<HTMLElement>('[data-views] [aria-current="page"]');
	for (const link of links) link.focus();
	return links.length > 0;
};

/** Views that were saved when they still stored a page lead to the first one, like all others. */
const withoutPages = (views: View[]): View[] =>
	views.map((view) => ({ ...view, search: view.search.replace(/(^|&)page=\d*(?=&|$)/, '').replace(/^&/, '') }));

/** The saved views of a list. */
export const viewsOptions = (section: ViewedList) => ({ ...queries.views(section), select: withoutPages });

/** Naming a view of a list; there is a single form, wherever it is opened from. */
export interface Naming {
	/** null: none. */
	asked: { view: View | null } | null;
	/** Opens the form for a view; null for the list's current state. */
	ask: (view: View | null) => void;
	close: () => void;
	/** The view has been named. */
	done: () => Promise<void>;
	/** A new one has been saved and the dialog returns focus. */
	isSaved: boolean;
	/** Focus has returned to the button and moves on to the saved view, now or once that is shown. */
	goOn: () => void;
	/** The saved views are shown. */
	shown: () => void;
}
