import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';

/** A UUID v7: ordered by time, so that rows stay close together on disk. */
export function newId(now: Date): string {
	const time = now.getTime().toString(16).padStart(12, '0');
	// Everything except time and version is as random as in a UUID v4, which Node generates in batches.
	return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** A UUID v8 of the texts: the same ones have the same id. */
export function idOf(...texts: readonly string[]): string {
	const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
	return [
		hash.slice(0, 8),
		hash.slice(8, 12),
		`8${hash.slice(13, 16)}`,
		`a${hash.slice(17, 20)}`,
		hash.slice(20, 32),
	].join('-');
}

/** An unguessable token for links and sessions: 256 bits, URL-safe. */
export function newToken(): string {
	return randomBytes(32).toString('base64url');
}

/** What is stored of a token, from which the token can't be recovered. */
export function hashToken(token: string): string {
	return createHash('sha256').update(token).digest('base64url');
}

/** Six digits. */
export function newCode(): string {
	return String(randomInt(0, 1_000_000)).padStart(6, '0');
}

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number that can be read aloud, e.g. `VZ-7K3M-2QXD`: without letters that are easily confused. */
export function newReference(): string {
	const letters = Array.from({ length: 8 }, () => crockford[randomInt(crockford.length)]).join('');
	return `VZ-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Compares two texts in constant time. */
export function isSameText(one: string, other: string): boolean {
	const [a, b] = [createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest()];
	return timingSafeEqual(a, b);
}
