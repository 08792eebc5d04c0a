import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';

/** A UUID v7: ordered by time, so that rows stay close to each other on disk. */
export function newId(now: Date): string {
	const time = now.getTime().toString(16).padStart(12, '0');
	// All but time and version is as random as in a UUID v4, of which Node keeps some in store.
	return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** An unguessable token for links and sessions: 256 bits, safe in a URL. */
export function newToken(): string {
	return randomBytes(32).toString('base64url');
}

/** What is stored of a token: the token itself can't be had from it. */
export function hashToken(token: string): string {
	return createHash('sha256').update(token).digest('base64url');
}

/** Six digits. */
export function newCode(): string {
	return String(randomInt(0, 1_000_000)).padStart(6, '0');
}

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What people read aloud, e.g. `VZ-7K3M-2QXD`: no letters that are taken for one another. */
export function newReference(): string {
	const letters = Array.from({ length: 8 }, () => crockford[randomInt(crockford.length)]).join('');
	return `VZ-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Compares two texts in a time that does not tell where they differ. */
export function isSameText(one: string, other: string): boolean {
	const [a, b] = [createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest()];
	return timingSafeEqual(a, b);
}
