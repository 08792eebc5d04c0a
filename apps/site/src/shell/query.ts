/** The router's query form: plain texts, as the specification's addresses show them; nothing is JSON. [WIZ-04] */
export function parseSearch(text: string): Record<string, string> {
	return Object.fromEntries(new URLSearchParams(text));
}

/** The query of an address, with its question mark; what is empty is left out. The other way of {@link parseSearch}. */
export function stringifySearch(search: Record<string, unknown>): string {
	const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
	const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
	return text && `?${text}`;
}

/** A path of this site to go on to; anything else, such as another site's address, is left out. */
export function parseRedirect(value: unknown): string | undefined {
	return typeof value === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(value) ? value : undefined;
}
