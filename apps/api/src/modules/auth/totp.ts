import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Viza';
/** In seconds. */
const PERIOD = 30;
/** How many periods a device's clock may be behind or ahead of ours. */
const WINDOW = 1;

/** Time-based codes as every authenticator app generates them: SHA-1, 6 digits, 30 seconds (RFC 6238). */
const totp = (secret: string, label = '') =>
	new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD });

/** 160 bits, in Base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The URL that an app reads from a QR code. */
export const otpauthUrl = (secret: string, email: string): string => totp(secret, email).toString();

/** The time step that the code belongs to; null if it belongs to none nearby. */
export function stepOf(secret: string, code: string, now: Date): number | null {
	const timestamp = now.getTime();
	const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW });
	return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}
