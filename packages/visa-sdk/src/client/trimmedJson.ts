/** JSON in which every string value is trimmed, however deep. [API-04] */
export function trimmedJson(body: unknown): string {
	return JSON.stringify(body, (_key, value: unknown) => (typeof value === 'string' ? value.trim() : value));
}
