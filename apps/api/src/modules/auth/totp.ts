import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Viza';
/** In seconds. */
const PERIOD = 30;
/** A device's clock may be so many periods before or behind ours. */
const WINDOW = 1;

/** Time-based codes as every app makes them: SHA-1, 6 digits, 30 seconds (RFC 6238). */
const totp = (secret: string, label = '') =>
	new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD });

/** 160 bits, in Base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads as a picture. */
export const otpauthUrl = (secret: string, email: string): string => totp(secret, email).toString();

/** The time step whose code this is; null for a code of none that is near. */
export function stepOf(secret: string, code: string, now: Date): number | null {
	const timestamp = now.getTime();
	const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW });
	return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}
