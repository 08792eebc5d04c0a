import type { ViewedList } from 'visa-sdk/contract';
import type { Naming } from './useNaming';

export interface ViewsProps {
	list: { readonly section: ViewedList; readonly path: string };
	/** The list's state, as the query string of its URL. */
	search: string;
}
export interface NamedViewsProps extends ViewsProps {
	naming: Naming;
}

/** Focuses the saved view that is shown: above the list, or in a phone's sheet, which hides the other. */
export const focusOpenView = (): void => {
	for (const link of document.querySelectorAll<HTMLElement>('[data-views] [aria-current="page"]')) link.focus();
};

/** The form that names a view: its schema is loaded with it, not with the list. */
export const loadNameForm = () => import('./ViewNameForm');
