import { useCallback, useEffect, useState } from 'react';
import type { LiveEvent, PersonName } from 'visa-sdk/contract';
import { followDesk } from 'visa-sdk/queries';
import { client, queryClient } from '../../../api';

/** What has come from the service since. */
export interface Live {
	/** How many cases have come since this person looked last. */
	fresh: number;
	look: () => void;
	/** Who else has the open case before them. */
	people: readonly PersonName[];
}

/** What the others do while one works, and what they see of it. @param caseId the case that is open [DSH-11] */
export function useLive(caseId: string | null): Live {
	const [fresh, setFresh] = useState(0);
	const [connection, setConnection] = useState<string | null>(null);
	const [people, setPeople] = useState<readonly PersonName[]>([]);
	/** Counts what was heard of others at the open case. */
	const [heard, setHeard] = useState<{ id: string; times: number }>({ id: '', times: 0 });

	useEffect(() => {
		const ending = new AbortController();
		const onEvent = (event: LiveEvent) => {
			if (event.type === 'hello') setConnection(event.connection);
			if (event.type === 'request' && event.isNew) setFresh((count) => count + 1);
			if (event.type === 'presence') setHeard(({ times }) => ({ id: event.id, times: times + 1 }));
		};
		const onLine = (isOn: boolean) => isOn || setConnection(null);
		void followDesk({ client, queryClient, signal: ending.signal, onEvent, onLine });
		return () => ending.abort();
	}, []);

	const times = heard.id === caseId ? heard.times : 0;
	// biome-ignore lint/correctness/useExhaustiveDependencies: whatever is heard of others is a reason to ask again
	useEffect(() => {
		if (connection === null) return;
		const asking = new AbortController();
		client.desk.look({ connection, requestId: caseId }, { signal: asking.signal }).then(
			(answer) => setPeople(answer.people),
			// Who else looks is no reason to stop working: without an answer nobody is shown.
			() => asking.signal.aborted || setPeople([]),
		);
		return () => asking.abort();
	}, [connection, caseId, times]);

	return { fresh, look: useCallback(() => setFresh(0), []), people };
}
