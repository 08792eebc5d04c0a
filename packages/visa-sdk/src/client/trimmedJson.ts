/** JSON in which every string value is trimmed, however deep; nothing, as JSON.stringify gives, for undefined. [API-04] */
export function trimmedJson(body: unknown): string {
	return JSON.stringify(body, (_key, value: unknown) => (typeof value === 'string' ? value.trim() : value));
}
