import { ApiError } from '../client';
import type { RecordOf, Section } from '../contract';

/**
 * The current record if an update was rejected because someone else had changed it, otherwise null.
 * @param _section the section of the update, which determines the record's type
 */
export function staleRecord<S extends Section>(_section: S, error: unknown): RecordOf<S> | null {
	const isStale = error instanceof ApiError && error.code === 'STALE' && error.current !== undefined;
	// The service answers with a record of the section that was called.
	return isStale ? (error.current as RecordOf<S>) : null;
}
