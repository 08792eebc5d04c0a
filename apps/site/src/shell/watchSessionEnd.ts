import type { AnyRouter } from '@tanstack/react-router';
import { toast } from 'visa-ui';
import { dropSession } from '../api';
import { whenSeen } from '../attention';
import { sessionEnd } from '../sessionEnd';
import { strings } from '../strings';

/** The wizard leads to sign-in itself if necessary, and the dashboard asks above its page. */
const isOwnPage = (path: string) => /^\/(profile|applications)(\/|$)/.test(path);

/**
 * If the server no longer knows the session of someone on a private page, for example because it was ended from another
 * device, they sign in again and come back. The form keeps its input. [ACC-02]
 */
export function watchSessionEnd(router: AnyRouter): void {
	sessionEnd.subscribe(() => {
		if (!sessionEnd.read() || !isOwnPage(router.state.location.pathname)) return;
		// The forms are notified too, and are read before their page is left.
		queueMicrotask(() => {
			dropSession();
			toast({ tone: 'warning', message: strings.shell.sessionLost });
			// The page's guard decides again.
			void router.invalidate();
		});
	});
}

/** Says why the page is another than the one that was left: its owner has signed out in another tab. [NAV-06] */
export const tellEndedElsewhere = (): void => whenSeen(() => toast({ message: strings.shell.endedElsewhere }));
