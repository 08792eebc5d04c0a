/** The possible values of a query parameter; null, undefined and '' are left out, a list repeats its key. */
export type QueryValue = string | number | boolean | null | undefined | readonly QueryValue[] | QueryRecord;
/** The parameters of a query by name; names of an inner record are joined to the outer by a dot. */
export interface QueryRecord {
	readonly [key: string]: QueryValue;
}

/** '?a=1&b.c=2&d=3&d=4', or '' when nothing is left: nested keys joined with dots, array keys repeated. [API-03] */
export function queryString(query: QueryRecord | undefined): string {
	const pairs = new URLSearchParams();
	const add = (key: string, value: QueryValue): void => {
		if (value === undefined || value === null || value === '') return;
		const path = key && `${key}.`;
		if (typeof value !== 'object') pairs.append(key, String(value));
		else for (const [name, inner] of Object.entries(value)) add(Array.isArray(value) ? key : path + name, inner);
	};
	add('', query);
	return pairs.size ? `?${pairs}` : '';
}
