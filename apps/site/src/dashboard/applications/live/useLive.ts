import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveEvent, PersonName } from 'visa-sdk/contract';
import { followDesk } from 'visa-sdk/queries';
import { client, meQuery, queryClient } from '../../../api';
import { forgetWhose, lookWhose } from '../calls';

/** The next question waits no longer for an answer. */
const LOOK_TIMEOUT_MS = 10_000;
const NOBODY: readonly PersonName[] = [];

type RequestNews = Extract<LiveEvent, { type: 'request' }>;

/** Whether what was heard of may be read again; what is not shown is not read. */
async function isStillOpen(id: string, queue: RequestNews['queue'], isShown: boolean): Promise<boolean> {
	if (!isShown || queryClient.getQueryData(meQuery.queryKey)?.role === 'admin') return true;
	if (queue === 'other') return (await lookWhose(id))?.isOpen !== false;
	forgetWhose(id);
	return true;
}

/** What has come from the service since. */
export interface Live {
	/** How many cases have come since this person looked last. */
	fresh: number;
	look: () => void;
	/** Who else has the open case before them. */
	people: readonly PersonName[];
}

/**
 * What the others do while one works, and what they see of it. [DSH-11]
 * @param shownId the case that is shown
 * @param isLeft it has become another's meanwhile: nobody looks at it from here
 */
export function useLive(shownId: string | null, isLeft: boolean): Live {
	const caseId = isLeft ? null : shownId;
	const [fresh, setFresh] = useState(0);
	const [connection, setConnection] = useState<string | null>(null);
	const [seen, setSeen] = useState<{ caseId: string; people: readonly PersonName[] } | null>(null);
	/** Counts what was heard of others at the open case. */
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

	/** Ends with the last question. */
	const asked = useRef(Promise.resolve());
	const times = heard.id === caseId ? heard.times : 0;
	// biome-ignore lint/correctness/useExhaustiveDependencies: whatever is heard of others is a reason to ask again
	useEffect(() => {
		if (connection === null) return;
		let isWanted = true;
		// One after the other: one that was given up would be a failed call, and two at once may arrive in another order.
		asked.current = asked.current.then(async () => {
			if (!isWanted) return;
			// Who else looks is no reason to stop working: without an answer nobody is shown.
			const answer = await client.desk
				.look({ connection, requestId: caseId }, { timeoutMs: LOOK_TIMEOUT_MS })
				.catch(() => null);
			if (isWanted) setSeen(caseId && answer ? { caseId, people: answer.people } : null);
		});
		return () => {
			isWanted = false;
		};
	}, [connection, caseId, times]);

	// Of the case before one knows nothing about this one.
	const people = seen?.caseId === caseId ? seen.people : NOBODY;
	return { fresh, look: useCallback(() => setFresh(0), []), people };
}
