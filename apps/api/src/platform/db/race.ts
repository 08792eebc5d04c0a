import { DrizzleQueryError } from 'drizzle-orm';
import { conflict, type Refusal } from '../refusal';
import { sentences } from '../sentences';

/** Unique and foreign key violations, serialization failure, deadlock. */
const raceCodes = new Set(['23505', '23503', '40001', '40P01']);

/** Two calls that were each valid when checked, one of which came too late; a retry explains more. */
export function fromRace(error: unknown): Refusal | null {
	return raceCodes.has(faultOf(error).code) ? conflict(sentences.changedMeanwhile) : null;
}

/** The unique index that refused a row; null for any other error. */
export function takenIn(error: unknown): string | null {
	const { code, constraint } = faultOf(error);
	return code === '23505' ? constraint : null;
}

function faultOf(error: unknown): { code: string; constraint: string } {
	const cause: unknown = error instanceof DrizzleQueryError ? error.cause : error;
	const told = (name: string) => (cause instanceof Error ? String(Reflect.get(cause, name) ?? '') : '');
	return { code: told('code'), constraint: told('constraint') };
}
