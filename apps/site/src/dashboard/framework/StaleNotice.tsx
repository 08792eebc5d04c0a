import type { UseQueryResult } from '@tanstack/react-query';
import { FailedNotice } from '../../shell/FailedNotice';
import { words } from '../strings';

type Read = Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;

/** Why a list can't be shown: it could never be read. One that only couldn't be read again stays, with a {@link StaleNotice}. */
export const listError = ({ data, error, isFetching }: Omit<Read, 'refetch'>): unknown =>
	data === undefined && !isFetching ? error : null;

/**
 * Says above a list that it couldn't be read again, e.g. after somebody else's change: what was read before stays, with
 * what is selected in it. [DSH-10]
 */
export function StaleNotice({ data, error, isFetching, refetch }: Read) {
	if (!error || data === undefined || isFetching) return null;
	return <FailedNotice error={error} title={words.list.stale} onRetry={() => void refetch()} />;
}
