/** The router's query format: plain text, as in the specification's URLs; nothing is JSON. [WIZ-04] */
export function parseSearch(text: string): Record<string, string> {
	return Object.fromEntries(new URLSearchParams(text));
}

/** The query string with its question mark, without empty values. Inverse of {@link parseSearch}. */
export function stringifySearch(search: Record<string, unknown>): string {
	const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
	const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
	return text && `?${text}`;
}

/** A path of this site to continue at; anything else, such as another site's URL, is discarded. */
export function parseRedirect(value: unknown): string | undefined {
	return typeof value === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(value) ? value : undefined;
}
