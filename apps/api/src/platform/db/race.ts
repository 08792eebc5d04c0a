import { DrizzleQueryError } from 'drizzle-orm';
import { conflict, type Refusal } from '../refusal';
import { sentences } from '../sentences';

/** Unique and foreign key violations, serialization failure, deadlock. */
const raceCodes = new Set(['23505', '23503', '40001', '40P01']);

/** Two calls that each were right when they looked, and of which one came too late; trying again tells more. */
export function fromRace(error: unknown): Refusal | null {
	const cause: unknown = error instanceof DrizzleQueryError ? error.cause : error;
	const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
	return raceCodes.has(code) ? conflict(sentences.changedMeanwhile) : null;
}
