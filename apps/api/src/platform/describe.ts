import { DrizzleQueryError } from 'drizzle-orm';

/** What the log may contain of an error: no query parameters, and no message that quotes a row. */
export function describe(error: unknown): Record<string, unknown> {
	if (!(error instanceof Error)) return { fault: typeof error };
	const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
	const code = 'code' in error ? error.code : undefined;
	return {
		fault: error.name,
		code,
		message: error instanceof DrizzleQueryError ? error.query : error.message,
		frames,
		...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
	};
}

/**
 * The reason of an error, for operators: for a failed query the database's message, not the query with all its values.
 */
export function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error instanceof DrizzleQueryError && error.cause ? reasonOf(error.cause) : error.message || error.name;
}
