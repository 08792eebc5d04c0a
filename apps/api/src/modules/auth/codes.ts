import { createHmac } from 'node:crypto';

/** How often the code of one e-mail may be entered wrongly. */
export const CODE_TRIES = 5;

/** What is stored of an e-mail's code: bound to its e-mail, and useless without the server's secret. */
export const codeHash = (secret: string, letterId: string, code: string): string =>
	createHmac('sha256', secret).update(`${letterId}:${code}`).digest('base64url');
