import { useSyncExternalStore } from 'react';
import type { CallOptions } from 'visa-sdk';
import type { CsvSeparator } from 'visa-sdk/rules';
import { toast } from 'visa-ui';
import { meQuery, queryClient } from '../../api';
import { sessionEnd } from '../../sessionEnd';
import { download } from '../../shell/download';
import { tellFailure } from '../../shell/tellFailure';
import { words } from '../strings';

/** A list of a hundred thousand lines takes minutes; whoever waits can stop it, so that no clock need do it early. */
const EXPORT_TIMEOUT_MS = 30 * 60_000;
/** News about a CSV replaces what was said about the one before. */
const KIND = 'csv';

/** What a button for a CSV needs. */
export interface CsvTaking {
	isPending: boolean;
	onChoice: (separator: CsvSeparator) => void;
	/** Stops the one under way. */
	onStop: () => void;
}

/** Those under way, by list: a sheet that is closed or a page that is left stops none, and shows it when it is back. */
const underWay = new Map<string, AbortController>();
const listeners = new Set<() => void>();
function note(list: string, stopping: AbortController | null): void {
	if (stopping) underWay.set(list, stopping);
	else underWay.delete(list);
	for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}

/**
 * Whoever asked for a list gets it, and nobody else: neither who sits there after them, nor they themselves once they have
 * signed out or were shut out. [NAV-06] [DSH-18]
 * @returns stops listening
 */
function whenLeft(leave: () => void): () => void {
	const whose = () => queryClient.getQueryData(meQuery.queryKey)?.id;
	const asker = whose();
	const look = () => {
		if (whose() !== asker || sessionEnd.read()) leave();
	};
	const stops = [queryClient.getQueryCache().subscribe(look), sessionEnd.subscribe(look)];
	return () => {
		for (const stop of stops) stop();
	};
}

/**
 * Takes a list along as CSV: one at a time, until it is there or is stopped. [DSH-08] [DSH-15]
 * @param list which one
 * @param ask makes the call
 * @param nameOf the file's name, asked once it is there
 */
export function useCsv(
	list: string,
	ask: (separator: CsvSeparator, options: CallOptions) => Promise<string>,
	nameOf: () => string,
): CsvTaking {
	const isUnderWay = () => underWay.has(list);
	const isPending = useSyncExternalStore(subscribe, isUnderWay, () => false);
	const take = async (separator: CsvSeparator) => {
		if (isUnderWay()) return;
		const stopping = new AbortController();
		note(list, stopping);
		const stopListening = whenLeft(() => stopping.abort());
		try {
			const csv = await ask(separator, { signal: stopping.signal, timeoutMs: EXPORT_TIMEOUT_MS });
			download(csv, { name: nameOf(), type: 'text/csv' });
			toast({ tone: 'success', message: words.csv.done, kind: KIND });
		} catch (error) {
			if (stopping.signal.aborted) toast({ tone: 'info', message: words.csv.stopped, kind: KIND });
			else tellFailure(error, { title: words.csv.failed, kind: KIND });
		} finally {
			stopListening();
			note(list, null);
		}
	};
	return { isPending, onChoice: (separator) => void take(separator), onStop: () => underWay.get(list)?.abort() };
}
