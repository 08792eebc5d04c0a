import { useEffect } from 'react';
import type { WizardActor } from './machine';

/** Asks again what is offered when the traveller comes back to the window. [WIZ-13] */
export function useRecheck(actor: WizardActor): void {
	useEffect(() => {
		const ask = () => {
			if (document.visibilityState === 'visible') actor.send({ type: 'RECHECK_OFFER' });
		};
		document.addEventListener('visibilitychange', ask);
		window.addEventListener('focus', ask);
		return () => {
			document.removeEventListener('visibilitychange', ask);
			window.removeEventListener('focus', ask);
		};
	}, [actor]);
}
