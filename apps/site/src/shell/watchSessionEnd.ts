import type { AnyRouter } from '@tanstack/react-router';
import { toast } from 'visa-ui';
import { dropSession } from '../api';
import { sessionEnd } from '../sessionEnd';
import { strings } from '../strings';

/** The wizard leads to sign in when it needs to, and the dashboard asks over its page. */
const isOwnPage = (path: string) => /^\/(profile|applications)(\/|$)/.test(path);

/**
 * Whoever stands on a page of their own when the server no longer knows their session, as when it was ended from another
 * device, signs in again and comes back to it. What was typed is kept by its form. [ACC-02]
 */
export function watchSessionEnd(router: AnyRouter): void {
	sessionEnd.subscribe(() => {
		if (!sessionEnd.read() || !isOwnPage(router.state.location.pathname)) return;
		// The forms hear of it too, and are read before their page goes.
		queueMicrotask(() => {
			dropSession();
			toast({ tone: 'warning', message: strings.shell.sessionLost });
			// The page's guard decides anew.
			void router.invalidate();
		});
	});
}
