import { DrizzleQueryError } from 'drizzle-orm';

/** What the log may hold of a fault: no query parameters and no message that quotes a row. */
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

/** What went wrong, in words for an operator: of a query that failed the database's, not its text with all its values. */
export function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error instanceof DrizzleQueryError && error.cause ? reasonOf(error.cause) : error.message || error.name;
}
