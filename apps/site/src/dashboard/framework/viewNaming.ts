import type { ViewedList } from 'visa-sdk/contract';
import type { Naming } from './useNaming';

export interface ViewsProps {
	list: { readonly section: ViewedList; readonly path: string };
	/** The list's state as it stands in its address after the question mark. */
	search: string;
}
export interface NamedViewsProps extends ViewsProps {
	naming: Naming;
}

/** Brings the focus to the saved view that is shown: above the list, or in the sheet of a phone, which hides the other. */
export const focusOpenView = (): void => {
	for (const link of document.querySelectorAll<HTMLElement>('[data-views] [aria-current="page"]')) link.focus();
};

/** The form that names a view: what checks it is fetched with it, and not with the list. */
export const loadNameForm = () => import('./ViewNameForm');
