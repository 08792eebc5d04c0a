import type { ViewedList } from 'visa-sdk/contract';

export interface ViewsProps {
	list: { readonly section: ViewedList; readonly path: string };
	/** The list's state as it stands in its address after the question mark. */
	search: string;
}

/** Brings the focus to the saved view that is shown. */
export const focusOpenView = (): void =>
	document.querySelector<HTMLElement>('[data-views] [aria-current="page"]')?.focus();

/** The form that names a view: what checks it is fetched with it, and not with the list. */
export const loadNameForm = () => import('./ViewNameForm');
