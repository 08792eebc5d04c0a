import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useWizardActor } from './useWizard';

/**
 * Retries what failed: when called, and once there is a network again, like every read. [API-05] The notice with the
 * button then disappears; if it had the focus, the step's heading gets it.
 * @returns what the button calls, and a ref for the notice
 */
export function useRetry(): [retry: () => void, notice: RefObject<HTMLDivElement | null>] {
	const actor = useWizardActor();
	const notice = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const retry = () => actor.send({ type: 'RETRY' });
		window.addEventListener('online', retry);
		return () => window.removeEventListener('online', retry);
	}, [actor]);
	useLayoutEffect(() => {
		const box = notice.current;
		return () => {
			if (!box?.contains(box.ownerDocument.activeElement)) return;
			box.closest('section')?.querySelector('h1')?.focus();
		};
	}, []);
	return [() => actor.send({ type: 'RETRY' }), notice];
}
