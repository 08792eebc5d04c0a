import { createHmac } from 'node:crypto';
import { type Clock, later, MINUTE_MS } from './clock';
import { isSameText } from './ids';

const LIFETIME_MS = 10 * MINUTE_MS;

/**
 * Links that open without signing in, because browsers download without a token, and that expire after ten minutes.
 * @param kind what they open: a signature for one kind opens nothing of another
 */
export function createSignedLinks({ clock, secret }: { clock: Clock; secret: string }, kind: string) {
	const sign = (id: string, expires: string) =>
		createHmac('sha256', secret).update(`${kind}:${id}:${expires}`).digest('base64url');
	return {
		/** @param path where it is opened */
		make(path: string, id: string): { url: string; expiresAt: string } {
			const expires = String(later(clock.now(), LIFETIME_MS).getTime());
			const query = new URLSearchParams({ expires, signature: sign(id, expires) });
			return { url: `${path}?${query}`, expiresAt: new Date(Number(expires)).toISOString() };
		},
		isAlive: (id: string, expires: string, signature: string): boolean =>
			isSameText(signature, sign(id, expires)) && Number(expires) > clock.now().getTime(),
	};
}
