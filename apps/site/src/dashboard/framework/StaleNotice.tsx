import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { FailedNotice } from '../../shell/FailedNotice';
import { words } from '../strings';
import { focusListHead } from './listFocus';

type Read = Pick<UseQueryResult, 'data' | 'error' | 'isFetching'>;

/** Why a list can't be shown: it could never be read. One that only couldn't be read again stays, with a {@link StaleNotice}. */
export const listError = ({ data, error, isFetching }: Read): unknown =>
	data === undefined && !isFetching ? error : null;

export interface StaleNoticeProps {
	data: unknown;
	error: unknown;
	isFetching: boolean;
	refetch: () => unknown;
	/** What couldn't be read again; a list, if omitted. */
	title?: string;
	/** Takes the focus of the button as the notice goes; if omitted, the page's heading has it. */
	focusNext?: () => void;
}

const focusPage = () => focusListHead(null, { preventScroll: true });

/**
 * Says above what is shown that it couldn't be read again, e.g. after somebody else's change: what was read before stays,
 * with what is selected and typed in it. While it is read again, the notice stays too: it would be announced anew after
 * each event. [DSH-10]
 */
export function StaleNotice({ data, error, ...read }: StaleNoticeProps) {
	return error && data !== undefined ? <Stale error={error} {...read} /> : null;
}

function Stale({
	error,
	isFetching,
	refetch,
	title = words.list.stale,
	focusNext = focusPage,
}: Omit<StaleNoticeProps, 'data'>) {
	const notice = useRef<HTMLDivElement>(null);
	const next = useRef(focusNext);
	useEffect(() => {
		next.current = focusNext;
	});
	useLayoutEffect(() => {
		const { current } = notice;
		return () => {
			if (current?.contains(document.activeElement)) next.current();
		};
	}, []);
	return (
		<div ref={notice}>
			<FailedNotice error={error} title={title} isRetrying={isFetching} onRetry={() => void refetch()} />
		</div>
	);
}
