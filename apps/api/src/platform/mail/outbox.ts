import { access, constants, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock';
import { assertRoom } from '../room';
import type { Mailer } from './index';
import { mimeOf } from './mime';

/** Writes every e-mail as an `.eml` file, which any mail program opens, and whose text any editor shows. */
export async function outboxMailer(folder: string, clock: Clock): Promise<Mailer> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	return {
		where: folder,
		async send(mail, id) {
			const now = clock.now();
			const path = join(folder, `${now.toISOString().replaceAll(':', '-')}-${id}.eml`);
			// Retried when there is space.
			assertRoom(folder);
			try {
				await writeFile(`${path}.part`, mimeOf(mail, id, now, true), { mode: 0o600, flush: true });
				await rename(`${path}.part`, path);
			} catch (error) {
				await rm(`${path}.part`, { force: true });
				throw error;
			}
		},
		check: () => access(folder, constants.W_OK | constants.X_OK),
		close: () => undefined,
	};
}
