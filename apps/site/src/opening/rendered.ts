import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isSilentQuery, type Language } from 'visa-sdk/rules';

/** The element containing the data that the server's page was rendered from. */
export const RENDERED_ID = 'rendered';

/** What a page was rendered from, so that the browser needn't request it again. */
export interface Rendered {
	/** The path of the page as a visitor sees it; null if only the frame was rendered. */
	readonly path: string | null;
	readonly language: Language;
	readonly data: readonly (readonly [QueryKey, unknown])[];
}

/** The data of the server's rendering; null if the page was left empty, or is for another path. */
export function readRendered(): Rendered | null {
	const text = document.getElementById(RENDERED_ID)?.textContent;
	const rendered: Rendered | null = text ? JSON.parse(text) : null;
	const isHere =
		!rendered?.path || (location.pathname.replace(/(.)\/+$/, '$1') === rendered.path && isSilentQuery(location.search));
	return isHere ? rendered : null;
}

/**
 * The server inlines a page's style sheets. Importing a part of the site loads its sheets first, unless a link to them
 * exists.
 */
export function knowSheets(): void {
	for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-sheet]')) {
		const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true });
		link.href = dataset.sheet ?? '';
		document.head.append(link);
	}
}

/** The visitor has just requested the page: its data are as fresh as a response received now. */
export function takeData(queryClient: QueryClient, { data }: Rendered): void {
	for (const [queryKey, value] of data) queryClient.setQueryData(queryKey, value);
}

/** The data read for a page, nothing about a person. */
export const dataOf = (queryClient: QueryClient): Rendered['data'] =>
	queryClient
		.getQueryCache()
		.getAll()
		.flatMap(({ queryKey, state }) => (state.status === 'success' ? [[queryKey, state.data] as const] : []));
