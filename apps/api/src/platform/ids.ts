import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A UUID v7: ordered by time, so that rows stay close to each other on disk. */
export function newId(now: Date): string {
	const bytes = randomBytes(16);
	bytes.writeUIntBE(now.getTime(), 0, 6);
	bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
	bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
	const hex = bytes.toString('hex');
	return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
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
