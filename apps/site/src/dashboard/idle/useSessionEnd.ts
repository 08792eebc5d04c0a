import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from 'visa-sdk';
import { client, lastCallAt, queries, queryClient } from '../../api';
import { idleStep } from './idleRule';

const LOOK_MS = 5_000;
const isLost = (error: unknown) => error instanceof ApiError && error.statusCode === 401;

/** Tells when the session of the open page has ended: by idleness, or because the service refuses it. [DSH-17] */
export function useSessionEnd(): { isEnded: boolean; begin: () => void } {
	const { data: settings } = useQuery(queries.settings());
	const [isEnded, setEnded] = useState(false);
	const touched = useRef(0);
	const idleMinutes = settings?.staffIdleMinutes;

	useEffect(() => {
		const ofReads = queryClient.getQueryCache().subscribe((event) => {
			if (event.type === 'updated' && event.action.type === 'error' && isLost(event.action.error)) setEnded(true);
		});
		const ofChanges = queryClient.getMutationCache().subscribe((event) => {
			if (event.type === 'updated' && event.action.type === 'error' && isLost(event.action.error)) setEnded(true);
		});
		return () => {
			ofReads();
			ofChanges();
		};
	}, []);

	useEffect(() => {
		if (!idleMinutes || isEnded) return;
		const touch = () => {
			touched.current = Date.now();
		};
		const look = () => {
			const step = idleStep({ now: Date.now(), lastCallAt: lastCallAt(), lastTouchAt: touched.current, idleMinutes });
			if (step === 'ended') setEnded(true);
			// A refusal says that it has ended.
			else if (step === 'keepAlive') client.users.me().catch((error: unknown) => isLost(error) && setEnded(true));
		};
		const timer = setInterval(look, LOOK_MS);
		document.addEventListener('keydown', touch);
		document.addEventListener('pointerdown', touch);
		return () => {
			clearInterval(timer);
			document.removeEventListener('keydown', touch);
			document.removeEventListener('pointerdown', touch);
		};
	}, [idleMinutes, isEnded]);

	return {
		isEnded,
		begin: () => {
			setEnded(false);
			// What was refused meanwhile is asked again.
			void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => isLost(state.error) });
		},
	};
}
