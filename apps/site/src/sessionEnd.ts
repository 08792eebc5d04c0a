/**
 * Whether the server has ended the session of this page, e.g. after a time without a call. Heard at the one place that
 * every call goes through, so that a page can keep what was typed and ask to sign in again. [DSH-17]
 */
let isEnded = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
	if (isEnded === next) return;
	isEnded = next;
	for (const listener of listeners) listener();
}

export const sessionEnd = {
	read: () => isEnded,
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => {
			listeners.delete(listener);
		};
	},
	/** There is a session again, or it was ended on purpose. */
	forget: () => set(false),
};

/** The browser's own, that also hears when a token is no longer known. */
export const listeningFetch: typeof fetch = async (input, init) => {
	const answer = await fetch(input, init);
	if (answer.status === 401 && new Headers(init?.headers).has('authorization')) set(true);
	return answer;
};
