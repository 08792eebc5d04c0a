/** What is wrong with a field, by its path in the form: `name`, `countryIds.0`. */
export interface Fault {
	field: string;
	message: string;
}

/** The first sentence of an error, which for a list or a group stands deeper down. */
export function messageOf(error: unknown): string | undefined {
	if (typeof error !== 'object' || error === null) return undefined;
	if ('message' in error && typeof error.message === 'string') return error.message;
	for (const [name, inner] of Object.entries(error)) {
		const message = name === 'ref' ? undefined : messageOf(inner);
		if (message) return message;
	}
	return undefined;
}

/** The faults that the form's own check has found, each by the path of what it is about. */
export function faultsOf(errors: object, above = ''): Fault[] {
	return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
		if (typeof error !== 'object' || error === null || name === 'ref') return [];
		const field = above + name;
		if ('message' in error && typeof error.message === 'string') return [{ field, message: error.message }];
		return faultsOf(error, `${field}.`);
	});
}

/**
 * Puts each fault where it can be read: at its field, or at the field that holds it; what is at no field of the screen
 * is for above the form.
 * @param shown the paths of the fields on the screen, as they stand there: so are the faults told
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
