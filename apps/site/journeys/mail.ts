import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** The newest e-mail to an address, identified by a text or link in it. */
export async function readMail(dataDir: string, to: string, has: RegExp): Promise<Email> {
	let found: Email | undefined;
	await expect
		.poll(
			async () => {
				found = (await mails(dataDir)).findLast(
					(mail) => mail.to?.some(({ address }) => address === to) && has.test(mail.text ?? ''),
				);
				return found !== undefined;
			},
			{ message: `an e-mail to ${to} with ${has}`, timeout: 20_000 },
		)
		.toBe(true);
	if (!found) throw new Error('unreachable');
	return found;
}

async function mails(dataDir: string): Promise<Email[]> {
	const folder = join(dataDir, 'outbox');
	const names = await readdir(folder).catch(() => []);
	const eml = names.filter((name) => name.endsWith('.eml')).sort();
	return Promise.all(eml.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}

/** The first matching URL in an e-mail's text. */
export function linkIn(mail: Email, pattern: RegExp): string {
	const link = pattern.exec(mail.text ?? '')?.[0];
	if (!link) throw new Error(`No link ${pattern} in: ${mail.text}`);
	return link;
}
