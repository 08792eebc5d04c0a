import type { UseQueryResult } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { FailedNotice } from '../../shell/FailedNotice';
import { words } from '../strings';
import { focusListHead } from './listFocus';

type Read = Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;

/** Why a list can't be shown: it could never be read. One that only couldn't be read again stays, with a {@link StaleNotice}. */
export const listError = ({ data, error, isFetching }: Omit<Read, 'refetch'>): unknown =>
	data === undefined && !isFetching ? error : null;

/**
 * Says above a list that it couldn't be read again, e.g. after somebody else's change: what was read before stays, with
 * what is selected in it. While it is read again, the notice stays too: it would be announced anew after each event. [DSH-10]
 * @param props.list which gets the focus of its button as the notice goes
 */
export function StaleNotice({ data, error, ...read }: Read & { list?: RefObject<HTMLElement | null> }) {
	return error && data !== undefined ? <Stale error={error} {...read} /> : null;
}

function Stale({ error, isFetching, refetch, list }: Omit<Parameters<typeof StaleNotice>[0], 'data'>) {
	const notice = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const { current } = notice;
		return () => {
			if (current?.contains(document.activeElement)) focusListHead(list?.current ?? null, { preventScroll: true });
		};
	}, [list]);
	return (
		<div ref={notice}>
			<FailedNotice error={error} title={words.list.stale} isRetrying={isFetching} onRetry={() => void refetch()} />
		</div>
	);
}
