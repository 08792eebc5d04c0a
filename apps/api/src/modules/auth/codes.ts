import { createHmac } from 'node:crypto';

/** So often may the code of one letter be typed wrongly. */
export const CODE_TRIES = 5;

/** What is kept of a letter's code: bound to its letter, and worth nothing without the server's secret. */
export const codeHash = (secret: string, letterId: string, code: string): string =>
	createHmac('sha256', secret).update(`${letterId}:${code}`).digest('base64url');
