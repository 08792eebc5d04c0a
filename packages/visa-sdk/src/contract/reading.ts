import type { z } from 'zod';
import { messages } from '../rules';
import type { ErrorBody } from './shared';

type FieldError = NonNullable<ErrorBody['errors']>[number];

/**
 * Parses input, or returns one message per field, none of them in English. The service and its mocks parse alike.
 * [VAL-02]
 */
export function readInput<S extends z.ZodType>(
	schema: S,
	input: unknown,
): { data: z.output<S>; errors: null } | { errors: [FieldError, ...FieldError[]] } {
	const faulty = findUnstorableText(input, []);
	if (faulty) return { errors: [{ field: faulty, message: messages.invalid }] };
	const result = schema.safeParse(input, {
		error: (issue) =>
			issue.code === 'invalid_type' && issue.input === undefined ? messages.required : messages.invalid,
	});
	if (result.success) return { data: result.data, errors: null };
	const errors = new Map<string, FieldError>();
	for (const issue of result.error.issues.flatMap(flatten)) {
		const field = issue.path.join('.');
		if (!errors.has(field)) errors.set(field, { field, message: issue.message });
	}
	const [first = { field: '', message: messages.invalid }, ...others] = errors.values();
	return { errors: [first, ...others] };
}

interface PlainIssue {
	path: PropertyKey[];
	message: string;
}

/** For a union, the errors of the closest match. */
function flatten(issue: z.core.$ZodIssue): PlainIssue[] {
	if (issue.code !== 'invalid_union') return [issue];
	const [nearest] = [...issue.errors].sort((a, b) => a.length - b.length || missing(a) - missing(b));
	return (nearest ?? []).flatMap(flatten).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

const missing = (issues: z.core.$ZodIssue[]) =>
	issues.filter((issue) => issue.code === 'invalid_type' && issue.input === undefined).length;

/** NUL, and lone surrogates. */
const unstorable = /\0|\p{Surrogate}/u;

/** Deeper than any of our bodies; unlimited nesting would overflow the stack. */
const DEPTH_MAXIMUM = 50;

/** The first value with a NUL or a lone surrogate, which a database text can't contain, or that is nested too deeply. */
function findUnstorableText(value: unknown, path: string[]): string | null {
	if (typeof value === 'string') return unstorable.test(value) ? path.join('.') : null;
	if (typeof value !== 'object' || value === null) return null;
	if (path.length > DEPTH_MAXIMUM) return String(path[0]);
	for (const [key, inner] of Object.entries(value)) {
		const found = findUnstorableText(inner, [...path, key]);
		if (found !== null) return found;
	}
	return null;
}
