import { createHmac } from 'node:crypto';
import { type Clock, later, MINUTE_MS } from './clock';
import { isSameText } from './ids';

const LIFETIME_MS = 10 * MINUTE_MS;

/** The query of a link, as it arrives: anything. */
export type LinkQuery = Readonly<Partial<Record<'for' | 'expires' | 'signature', unknown>>>;

/** Whom a link was made for: a user's id; null for a visitor. */
export interface LinkHolder {
	userId: string | null;
}

/**
 * Links that open without signing in, because browsers download without a token, and that expire after ten minutes. A link
 * says whom it is for: whoever serves it checks that they may still see what it opens.
 * @param kind what they open: a signature for one kind opens nothing of another
 */
export function createSignedLinks({ clock, secret }: { clock: Clock; secret: string }, kind: string) {
	const sign = (id: string, holder: string, expires: string) =>
		createHmac('sha256', secret).update(`${kind}:${id}:${holder}:${expires}`).digest('base64url');
	return {
		/** @param path where it is opened */
		make(path: string, id: string, { userId }: LinkHolder): { url: string; expiresAt: string } {
			const expires = String(later(clock.now(), LIFETIME_MS).getTime());
			const signature = sign(id, userId ?? '', expires);
			const query = new URLSearchParams({ ...(userId && { for: userId }), expires, signature });
			return { url: `${path}?${query}`, expiresAt: new Date(Number(expires)).toISOString() };
		},
		/** Whom the link is for; null if it is invalid or expired. */
		holderOf(id: string, { for: holder = '', expires, signature }: LinkQuery): LinkHolder | null {
			if (typeof holder !== 'string' || typeof expires !== 'string' || typeof signature !== 'string') return null;
			const isAlive = isSameText(signature, sign(id, holder, expires)) && Number(expires) > clock.now().getTime();
			return isAlive ? { userId: holder || null } : null;
		},
	};
}
