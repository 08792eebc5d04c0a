/** An error of a field, by its path in the form: `name`, `countryIds.0`. */
export interface Fault {
	field: string;
	message: string;
}

/** The first message of an error, which is nested for a list or a group. */
export function messageOf(error: unknown): string | undefined {
	if (typeof error !== 'object' || error === null) return undefined;
	if ('message' in error && typeof error.message === 'string') return error.message;
	for (const [name, inner] of Object.entries(error)) {
		const message = name === 'ref' ? undefined : messageOf(inner);
		if (message) return message;
	}
	return undefined;
}

/** The errors found by the form's own validation, each with the path of its field. */
export function faultsOf(errors: object, above = ''): Fault[] {
	return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
		if (typeof error !== 'object' || error === null || name === 'ref') return [];
		const field = above + name;
		if ('message' in error && typeof error.message === 'string') return [{ field, message: error.message }];
		return faultsOf(error, `${field}.`);
	});
}

/**
 * Puts each error where it can be read: at its field, or at the field that contains it; errors of no visible field go
 * above the form.
 * @param shown the paths of the visible fields, in visual order, which is also the order of the errors
 */
export function placeFaults(faults: readonly Fault[], shown: ReadonlySet<string>) {
	const placed: Fault[] = [];
	const elsewhere: string[] = [];
	for (const { field, message } of faults) {
		const parts = field.split('.');
		while (parts.length > 0 && !shown.has(parts.join('.'))) parts.pop();
		const name = parts.join('.');
		if (name === '') elsewhere.push(message);
		else if (!placed.some((fault) => fault.field === name)) placed.push({ field: name, message });
	}
	const place = new Map([...shown].map((name, index) => [name, index]));
	placed.sort((a, b) => (place.get(a.field) ?? 0) - (place.get(b.field) ?? 0));
	return { placed, elsewhere: [...new Set(elsewhere)] };
}
