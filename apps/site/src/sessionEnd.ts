/**
 * Whether the server has ended the session of this page, e.g. after a time without a call. Heard at the one place that
 * every call goes through, so that a page can keep what was typed and ask to sign in again. [DSH-17]
 */
let isEnded = false;
/** Whether the server has known a token of this page: when the browser has let go of its cookie, calls go without one. */
let wasKnown = false;
/** Counts them: an answer that comes late is about the session in whose name it was asked for. */
let era = 0;
const listeners = new Set<() => void>();

function set(next: boolean): void {
	if (isEnded === next) return;
	isEnded = next;
	for (const listener of listeners) listener();
}

/** The state that pages listen to, as React's `useSyncExternalStore` reads it. */
export const sessionEnd = {
	read: () => isEnded,
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => {
			listeners.delete(listener);
		};
	},
	/** There is a session again, or it was ended on purpose. */
	forget: () => {
		era += 1;
		wasKnown = false;
		set(false);
	},
};

/** The browser's own, that also hears when a token is no longer known or no longer there. */
export const listeningFetch: typeof fetch = async (input, init) => {
	const asked = era;
	const answer = await fetch(input, init);
	if (asked !== era) return answer;
	const isNamed = new Headers(init?.headers).has('authorization');
	if (answer.status === 401 && (isNamed || wasKnown)) set(true);
	else if (isNamed && answer.ok) wasKnown = true;
	return answer;
};
