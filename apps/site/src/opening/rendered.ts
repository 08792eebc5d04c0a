import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isSilentQuery, type Language } from 'visa-sdk/rules';

/** The element in which the server's page tells what it was rendered from. */
export const RENDERED_ID = 'rendered';

/** What a page was rendered from, so that the browser asks for nothing of it again. */
export interface Rendered {
	/** Of the page, as a visitor sees it; null where only what stands around any page was rendered. */
	readonly path: string | null;
	readonly language: Language;
	readonly data: readonly (readonly [QueryKey, unknown])[];
}

/** What the server has rendered into this page; null for a page that it left empty, or for another address. */
export function readRendered(): Rendered | null {
	const text = document.getElementById(RENDERED_ID)?.textContent;
	const rendered: Rendered | null = text ? JSON.parse(text) : null;
	const isHere =
		!rendered?.path || (location.pathname.replace(/(.)\/+$/, '$1') === rendered.path && isSilentQuery(location.search));
	return isHere ? rendered : null;
}

/**
 * The server puts a page's sheets into the page itself. Who imports a part of the site fetches the part's sheets first,
 * unless a link to them is there.
 */
export function knowSheets(): void {
	for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-sheet]')) {
		const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true });
		link.href = dataset.sheet ?? '';
		document.head.append(link);
	}
}

/** Whoever has asked for the page has asked for what it shows: it is as new as an answer of this moment. */
export function takeData(queryClient: QueryClient, { data }: Rendered): void {
	for (const [queryKey, value] of data) queryClient.setQueryData(queryKey, value);
}

/** What was read for a page, and nothing of a person. */
export const dataOf = (queryClient: QueryClient): Rendered['data'] =>
	queryClient
		.getQueryCache()
		.getAll()
		.flatMap(({ queryKey, state }) => (state.status === 'success' ? [[queryKey, state.data] as const] : []));
