import { QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, createClient, sessionCookie } from 'visa-sdk';
import type { Me, Session } from 'visa-sdk/contract';
import { createQueries, queryDefaults, queryKeys, readDefaults } from 'visa-sdk/queries';
import { browserStorage, claimDraft, forgetDraft } from 'visa-ui/machine';
import { pendingRegistration } from './account/pendingRegistration';
import { wizardWork } from './application/wizardWork';
import { isUnattended } from './attention';
import { page } from './page';
import { listeningFetch, sessionEnd } from './sessionEnd';
import { language } from './strings';
import { unsent } from './unsent';

/** The session's cookie in this browser. */
export const session = sessionCookie(page.document);

/** The token that the service has refused last. */
let refused: string | null = null;

/** Someone may sign in in another tab while a call is under way: its refusal isn't about them. */
const sessionFetch: typeof fetch = async (input, init) => {
	if (unsure && init?.method !== 'GET' && !String(input).startsWith('/api/auth/')) await makeSure();
	const token = session.read();
	const isCurrent = ({ status }: Response) => {
		if (status === 401) refused = token;
		return [token, null].includes(session.read());
	};
	if (!import.meta.env.SSR) return listeningFetch(input, init, isCurrent);
	const answer = await page.fetch(input, init);
	isCurrent(answer);
	return answer;
};

/** The service's calls, with this browser's session. */
export const client = createClient({
	baseUrl: '/api',
	getToken: () => session.read(),
	getLanguage: () => language,
	isUnattended: () => isUnattended(),
	fetch: sessionFetch,
});
/** The reads among them, as TanStack Query options. */
export const queries = createQueries(client);
/** The query cache of this tab; emptied when the session changes. */
export const queryClient = new QueryClient({ defaultOptions: queryDefaults });

/**
 * Set while nobody can tell whether whoever is shown is still signed in: whoever the next read finds is shown once the
 * page of anyone else has been left.
 */
let unsure: ((id: string) => Promise<void>) | null = null;

/** Before a change is sent: what one person has typed is never sent in the name of another. @throws if it can't be told */
async function makeSure(): Promise<void> {
	const before = queryClient.getQueryData(meQuery.queryKey);
	const now = await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
	if (now?.id !== before?.id) throw new TypeError('Someone else has signed in.');
}

/**
 * The current user, or null for a visitor. Without a token nothing is requested; a token that the server no longer knows
 * makes a visitor. Any other failure is an error. [NAV-04] [NAV-05]
 */
export const meQuery = queryOptions({
	...readDefaults,
	retry: 0,
	queryKey: queryKeys.me,
	queryFn: ({ signal }) => readMe(signal),
});

async function readMe(signal: AbortSignal): Promise<Me | null> {
	const token = session.read();
	if (!token) return null;
	try {
		const me = await client.users.me({ signal });
		await unsure?.(me.id);
		if (claimDraft(browserStorage(), me.id)) wizardWork.discard();
		unsent.claim(me.id);
		return me;
	} catch (error) {
		if (!(error instanceof ApiError) || error.statusCode !== 401) throw error;
		if (session.read() !== token) return readMe(signal);
		session.remove();
		return null;
	}
}

const sessionNews = page.channel('viza-session');

/**
 * Detects a session that started or ended in another tab, discards what was read in its name, and reports it. [NAV-06]
 * @param onEnded called if this page showed someone who has signed out there
 */
export function watchSession(onChange: () => Promise<void>, onEnded: () => void): void {
	const shown = () => queryClient.getQueryData(meQuery.queryKey);
	/** Takes whoever this page shows off it. */
	const leave = async (isDraftOver: boolean) => {
		sessionEnd.forget();
		// Before the page that contains it is left.
		unsent.keep();
		queryClient.setQueryData(meQuery.queryKey, null);
		if (isDraftOver) {
			forgetDraft(browserStorage());
			wizardWork.discard();
		}
		await onChange();
		forgetReads('inactive');
	};
	/** For the read that can tell again, at the latest once there is a network. */
	const becomeSure = async (id: string) => {
		unsure = null;
		const before = shown();
		if (!before || before.id === id) return;
		await leave(false);
		// The page they were sent away from may be one of the other's too: decided once the read has set who that is.
		setTimeout(() => void onChange().catch(() => undefined));
	};
	const hear = async (news: unknown) => {
		pendingRegistration.forget();
		unsure = null;
		const before = shown();
		if (news === 'ended') {
			if (before) onEnded();
			return leave(true);
		}
		// The session of whoever is shown may have ended without news, e.g. at the server: nothing of theirs stays for someone
		// else who has signed in. Whose the draft is turns out when they are read: it may be one that they have begun. While
		// nobody can tell who it is, the page stays as it is.
		const id = before && (await whoIsSignedIn());
		if (before && id === undefined) unsure = becomeSure;
		else if (before && id !== before.id) await leave(false);
		sessionEnd.forget();
		forgetReads('all');
		await queryClient.refetchQueries({ queryKey: queryKeys.me });
		await onChange();
	};
	// A page that can't be reloaded shows that itself.
	sessionNews.addEventListener('message', ({ data }) => void hear(data).catch(() => undefined));
	watchReturn((news) => void hear(news).catch(() => undefined));
}

/** A browser may keep a page that is left, e.g. for the bank's, and show it again as it was: meanwhile it hears no news. */
function watchReturn(tell: (news: 'began' | 'ended') => void): void {
	let left = session.read();
	globalThis.addEventListener?.('pagehide', () => {
		left = session.read();
	});
	globalThis.addEventListener?.('pageshow', ({ persisted }) => {
		const now = session.read();
		if (persisted && now !== left) tell(now ? 'began' : 'ended');
	});
}

/** The id behind the session; null if it has ended, undefined if the service can't tell. [NAV-05] */
async function whoIsSignedIn(): Promise<string | null | undefined> {
	try {
		return (await client.users.me()).id;
	} catch (error) {
		return error instanceof ApiError && error.statusCode === 401 ? null : undefined;
	}
}

/**
 * @param type a query still shown on a page would be refetched immediately, without a token: it is kept until the next
 * session
 */
function forgetReads(type: 'all' | 'inactive'): void {
	const { quotes, visaRequests, sessions, emailChange, draft, secondFactor, desk } = queryKeys;
	for (const queryKey of [quotes, visaRequests, sessions, emailChange, draft]) {
		queryClient.removeQueries({ queryKey, type });
	}
	// What staff's open pages show stays for whoever signs in again above them.
	for (const queryKey of [secondFactor, desk, ['views']]) queryClient.removeQueries({ queryKey, type: 'inactive' });
}

/** The current user; null for a visitor. @throws ApiError if it can't be determined */
export const knownUser = (): Promise<Me | null> => queryClient.fetchQuery(meQuery);

/** Waits for the current user; a visitor if loading failed. [NAV-08] */
export async function currentUser(): Promise<Me | null> {
	try {
		return await knownUser();
	} catch {
		// The menu reports that loading failed [NAV-05]; public pages must still open.
		return null;
	}
}

/** Starts a session and discards everything that was read without it. */
export async function beginSession(next: Session): Promise<Me | null> {
	session.write(next);
	unsure = null;
	pendingRegistration.forget();
	sessionEnd.forget();
	forgetReads('all');
	sessionNews.postMessage('began');
	await queryClient.invalidateQueries({ queryKey: queryKeys.me });
	return queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
}

/** Discards a session that the server no longer knows; what the traveller entered stays, and so does a newer session. */
export function dropSession(): void {
	if (session.read() === refused) session.remove();
	becomeVisitor();
}

/**
 * Ends the session here and on the server; the server's response doesn't matter to the traveller. [NAV-06]
 * @param leave leaves a page that only a signed-in user may see
 * @param isOver the server has ended it before: nobody has asked to discard what was typed, so it awaits its author
 */
export async function endSession(leave: () => Promise<void>, { isOver = false } = {}): Promise<void> {
	const revoked = (session.read() ? client.auth.logout() : Promise.resolve()).catch(() => undefined);
	session.remove();
	pendingRegistration.forget();
	if (!isOver) unsent.forget();
	sessionEnd.forget();
	// Only now: with the session's end forgotten, each form forgets its input too.
	if (isOver) unsent.keep();
	forgetDraft(browserStorage());
	wizardWork.discard();
	sessionNews.postMessage('ended');
	// Pending requests were made with the token that is being removed.
	await queryClient.cancelQueries({ queryKey: meQuery.queryKey });
	// On a slow connection the server's response may take a minute: without the token, the user is a visitor at once.
	becomeVisitor();
	await leave();
	forgetReads('inactive');
	// The user is read again, unless someone has signed in here since. If another tab has provided a token meanwhile, the
	// server judges it; without one, it could only refuse, which browsers report as an error.
	void revoked
		.then(() => queryClient.getQueryData(meQuery.queryKey) ?? queryClient.fetchQuery({ ...meQuery, staleTime: 0 }))
		.catch(becomeVisitor);
}

const becomeVisitor = () => void queryClient.setQueryData(meQuery.queryKey, null);
