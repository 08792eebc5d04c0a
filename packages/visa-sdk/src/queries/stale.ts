import { ApiError } from '../client';
import type { RecordOf, Section } from '../contract';

/**
 * The record as it is now, when somebody else had changed it before this change came; else null.
 * @param _section whose change was refused: the answer has the form of its records
 */
export function staleRecord<S extends Section>(_section: S, error: unknown): RecordOf<S> | null {
	const isStale = error instanceof ApiError && error.code === 'STALE' && error.current !== undefined;
	// The service says a record of the section that was called.
	return isStale ? (error.current as RecordOf<S>) : null;
}
