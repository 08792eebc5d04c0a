/**
 * Whether the server has ended this page's session, e.g. after a time without a call. Detected in the one place that
 * every call passes, so that a page can keep its input and ask to sign in again. [DSH-17]
 */
let isEnded = false;
/** What told of it, as the answer to every read until there is a session again. */
let refusal: Response | null = null;
/** Whether the page asks to sign in again by itself, and reads nothing in vain until then. */
let isHushed = false;
/** Whether the server has accepted a token of this page: once the browser has dropped the cookie, calls carry none. */
let wasKnown = false;
/** Counts sessions: a late response concerns the session in whose name it was requested. */
let era = 0;
const listeners = new Set<() => void>();

function set(next: boolean): void {
	if (!next) refusal = null;
	if (isEnded === next) return;
	isEnded = next;
	for (const listener of listeners) listener();
}

/** The state in the form that React's `useSyncExternalStore` reads. */
export const sessionEnd = {
	read: () => isEnded,
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => {
			listeners.delete(listener);
		};
	},
	/** What the refusal that told of it says, if it can be read. */
	why: async (): Promise<{ code?: unknown; message?: unknown } | null> =>
		(await refusal
			?.clone()
			.json()
			.catch(() => null)) ?? null,
	/** Lets no read leave the page after the session's end. @returns lets them again */
	hush(): () => void {
		isHushed = true;
		return () => {
			isHushed = false;
		};
	},
	/** There is a session again, or it was ended on purpose. */
	forget: () => {
		era += 1;
		wasKnown = false;
		set(false);
	},
};

/**
 * The browser's own fetch, which also detects that a token is no longer valid or no longer present.
 * @param isCurrent hears the answer first; whether it is about the session that the browser has by now
 */
export const listeningFetch = async (
	input: RequestInfo | URL,
	init?: RequestInit,
	isCurrent: (answer: Response) => boolean = () => true,
): Promise<Response> => {
	const asked = era;
	const isNamed = new Headers(init?.headers).has('authorization');
	if (refusal && isHushed && isNamed && (init?.method ?? 'GET') === 'GET') return refusal.clone();
	const answer = await fetch(input, init);
	if (!isCurrent(answer) || asked !== era) return answer;
	if (answer.status === 401 && (isNamed || wasKnown)) {
		refusal ??= answer.clone();
		set(true);
	} else if (isNamed && answer.ok) wasKnown = true;
	return answer;
};
