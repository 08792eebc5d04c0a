import type { Session, SignInChallenge } from './contract';
import { SESSION_COOKIE } from './rules/headers';

/** Whether the password was right, and a second factor comes next. [DSH-17] */
export const isChallenge = (answer: Session | SignInChallenge): answer is SignInChallenge => 'challenge' in answer;

/** What is needed of `document`. */
export interface CookieDocument {
	cookie: string;
	readonly location?: { readonly protocol: string } | null;
}

/** Reads, writes and removes the session's cookie in a document. */
export function sessionCookie(document: CookieDocument) {
	const set = (value: string, expires?: Date) => {
		const end = expires ? `; Expires=${expires.toUTCString()}` : '';
		const secure = document.location?.protocol === 'https:' ? '; Secure' : '';
		document.cookie = `${SESSION_COOKIE}=${value}; Path=/${end}; SameSite=Lax${secure}`;
	};
	return {
		/** The access token, or null for a visitor. */
		read: (): string | null => {
			const prefix = `${SESSION_COOKIE}=`;
			const pair = document.cookie.split('; ').find((part) => part.startsWith(prefix));
			try {
				return pair ? decodeURIComponent(pair.slice(prefix.length)) || null : null;
			} catch {
				// Another application's of the same name: every call would fail, signing in too.
				return null;
			}
		},
		write: ({ accessToken, expiresAt }: Session) => {
			const end = new Date(expiresAt);
			// If the device's clock is days ahead, the browser would drop it at once, and nobody could sign in.
			set(encodeURIComponent(accessToken), end > new Date() ? end : undefined);
		},
		remove: () => set('', new Date(0)),
	};
}
