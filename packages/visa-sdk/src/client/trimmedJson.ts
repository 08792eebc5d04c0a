/**
 * JSON in which every string value is trimmed, however deep; undefined for undefined, as with JSON.stringify. [API-04]
 */
export function trimmedJson(body: unknown): string {
	return JSON.stringify(body, (_key, value: unknown) => (typeof value === 'string' ? value.trim() : value));
}
