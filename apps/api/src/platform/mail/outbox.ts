import { access, constants, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock';
import { assertRoom } from '../room';
import { MAIL_FORM, type Mailer } from './index';

/** Writes every e-mail as an `.eml` file, which any mail program opens. */
export async function outboxMailer(folder: string, clock: Clock): Promise<Mailer> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
	return {
		where: folder,
		async send(mail, id) {
			const now = clock.now();
			const { message } = await transport.sendMail({
				...mail,
				...MAIL_FORM,
				date: now,
				messageId: `<${id}@viza.az>`,
			});
			if (!Buffer.isBuffer(message)) throw new TypeError('the e-mail was not buffered');
			const path = join(folder, `${now.toISOString().replaceAll(':', '-')}-${id}.eml`);
			// Retried when there is space.
			assertRoom(folder);
			try {
				await writeFile(`${path}.part`, message, { mode: 0o600, flush: true });
				await rename(`${path}.part`, path);
			} catch (error) {
				await rm(`${path}.part`, { force: true });
				throw error;
			}
		},
		check: () => access(folder, constants.W_OK | constants.X_OK),
		close: () => transport.close(),
	};
}
