import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { systemClock } from '../clock';
import { outboxMailer } from './outbox';

it('[ACC-06] whoever tries the service finds the code of an e-mail by opening its file', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'viza-outbox-'));
	try {
		const mailer = await outboxMailer(folder, systemClock);
		const text = 'Təsdiq kodu: 123456\n';
		await mailer.send({ to: 'sehla@poct.example', subject: 'Təsdiq', text, html: '<p>123456</p>' }, '7f');
		const [name = ''] = await readdir(folder);
		expect(await readFile(join(folder, name), 'utf8')).toContain('Təsdiq kodu: 123456\r\n');
	} finally {
		await rm(folder, { recursive: true });
	}
});
