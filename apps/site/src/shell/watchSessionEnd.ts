import type { AnyRouter } from '@tanstack/react-router';
import { isSilentQuery } from 'visa-sdk/rules';
import { toast } from 'visa-ui';
import { browserStorage, holdsWork } from 'visa-ui/machine';
import { dropSession } from '../api';
import { whenSeen } from '../attention';
import { sessionEnd } from '../sessionEnd';
import { strings } from '../strings';

/** The wizard leads to sign-in itself if necessary, and the dashboard asks above its page. */
const isOwnPage = (path: string) => /^\/(profile|applications)(\/|$)/.test(path);

/** The dashboard says above its page that somebody was switched off. */
const isOfStaff = (path: string) => /^\/dashboard(\/|$)/.test(path);

/**
 * If the server no longer knows the session of someone on a private page, for example because it was ended from another
 * device, they sign in again and come back. The form keeps its input. Staff who were switched off read that on every page
 * instead: signing in again would be in vain. [ACC-02] [DSH-18]
 */
export function watchSessionEnd(router: AnyRouter): void {
	const tell = async () => {
		// Meanwhile the forms are notified too, and are read before their page is left.
		const why = await sessionEnd.why();
		const { pathname } = router.state.location;
		const isClosed = why?.code === 'ACCOUNT_CLOSED' && !isOfStaff(pathname);
		if (!sessionEnd.read() || !(isClosed || isOwnPage(pathname))) return;
		if (isClosed) toast({ tone: 'warning', message: String(why.message), timeout: null });
		else toast({ tone: 'warning', message: strings.shell.sessionLost });
		if (!isOwnPage(pathname)) return;
		dropSession();
		// The page's guard decides again.
		void router.invalidate();
	};
	sessionEnd.subscribe(() => {
		if (sessionEnd.read()) void tell();
	});
}

/** Whether the wizard stands here with something in it, which goes with its owner. */
const isWizardFilled = ({ state: { location } }: AnyRouter) =>
	location.pathname === '/application' && (!isSilentQuery(location.searchStr) || holdsWork(browserStorage()));

/**
 * Says why the page is another than the one that was left: its owner has signed out in another tab. That a form was
 * emptied is told until someone has read it: the other window may stand beside this one. [NAV-06] [SUB-06]
 */
export function tellEndedElsewhere(router: AnyRouter): void {
	const { endedElsewhere, emptiedElsewhere } = strings.shell;
	// Before the wizard is emptied.
	const options = isWizardFilled(router)
		? { tone: 'warning' as const, title: endedElsewhere, message: emptiedElsewhere, timeout: null }
		: { message: endedElsewhere };
	whenSeen(() => toast(options));
}
