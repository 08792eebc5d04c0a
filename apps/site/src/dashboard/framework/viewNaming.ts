import type { View, ViewedList } from 'visa-sdk/contract';
import { queries } from '../../api';
import type { Naming } from './useNaming';

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

/** The form that names a view: its schema is loaded with it, not with the list. */
export const loadNameForm = () => import('./ViewNameForm');

/** Views that were saved when they still stored a page lead to the first one, like all others. */
const withoutPages = (views: View[]): View[] =>
	views.map((view) => ({ ...view, search: view.search.replace(/(^|&)page=\d*(?=&|$)/, '').replace(/^&/, '') }));

/** The saved views of a list. */
export const viewsOptions = (section: ViewedList) => ({ ...queries.views(section), select: withoutPages });
