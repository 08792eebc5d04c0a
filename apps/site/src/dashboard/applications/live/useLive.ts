import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveEvent, PersonName } from 'visa-sdk/contract';
import { followDesk } from 'visa-sdk/queries';
import { client, meQuery, queryClient } from '../../../api';
import { forgetWhose, lookWhose, readAgain } from '../calls';

/** The next request doesn't wait longer than this for a response. */
const LOOK_TIMEOUT_MS = 10_000;
const NOBODY: readonly PersonName[] = [];

type RequestNews = Extract<LiveEvent, { type: 'request' }>;

/** Whether a changed case may still be read; one that isn't shown isn't read. */
async function isStillOpen(id: string, queue: RequestNews['queue'], isShown: boolean): Promise<boolean> {
	if (!isShown || queryClient.getQueryData(meQuery.queryKey)?.role === 'admin') return true;
	if (queue !== 'other') forgetWhose(id);
	else if ((await lookWhose(id))?.isOpen === false) return false;
	readAgain(id);
	return true;
}

/** What has arrived from the service since. */
export interface Live {
	/** The number of new cases since this person last looked. */
	fresh: number;
	look: () => void;
	/** The others who are viewing the open case. */
	people: readonly PersonName[];
}

/**
 * What others do meanwhile, and what they see of this person. [DSH-11]
 * @param shownId the case that is shown
 * @param isLeft it has been reassigned meanwhile: nobody views it from here
 */
export function useLive(shownId: string | null, isLeft: boolean): Live {
	const caseId = isLeft ? null : shownId;
	const [fresh, setFresh] = useState(0);
	const [connection, setConnection] = useState<string | null>(null);
	const [seen, setSeen] = useState<{ caseId: string; people: readonly PersonName[] } | null>(null);
	/** Counts news about the open case. */
	const [heard, setHeard] = useState<{ id: string; times: number }>({ id: '', times: 0 });

	const shown = useRef(shownId);
	useEffect(() => {
		shown.current = shownId;
	});
	useEffect(() => {
		const ending = new AbortController();
		const onEvent = (event: LiveEvent) => {
			if (event.type === 'hello') setConnection(event.connection);
			if (event.type === 'request' && event.isNew) setFresh((count) => count + 1);
			if (event.type === 'presence') setHeard(({ times }) => ({ id: event.id, times: times + 1 }));
		};
		const onLine = (isOn: boolean) => isOn || setConnection(null);
		const isOpen = ({ id, queue }: RequestNews) => isStillOpen(id, queue, id === shown.current);
		void followDesk({ client, queryClient, signal: ending.signal, onEvent, isOpen, onLine });
		return () => ending.abort();
	}, []);

	/** Resolves with the last request. */
	const asked = useRef(Promise.resolve());
	const times = heard.id === caseId ? heard.times : 0;
	// biome-ignore lint/correctness/useExhaustiveDependencies: whatever is heard of others is a reason to ask again
	useEffect(() => {
		if (connection === null) return;
		let isWanted = true;
		// One after another: an aborted one would be a failed call, and two parallel ones may arrive in a different
		// order.
		asked.current = asked.current.then(async () => {
			if (!isWanted) return;
			// Others' presence is no reason to stop working: without a response nobody is shown.
			const answer = await client.desk
				.look({ connection, requestId: caseId }, { timeoutMs: LOOK_TIMEOUT_MS })
				.catch(() => null);
			if (isWanted) setSeen(caseId && answer ? { caseId, people: answer.people } : null);
		});
		return () => {
			isWanted = false;
		};
	}, [connection, caseId, times]);

	// The previous case says nothing about this one.
	const people = seen?.caseId === caseId ? seen.people : NOBODY;
	return { fresh, look: useCallback(() => setFresh(0), []), people };
}
