// Object storage and the mail server disappear during operation, and come back.
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inTurn, load, uploads } from '../load.mjs';
import { ofTests, until } from '../service.mjs';

/** @typedef {import('./index.mjs').Scenario} Scenario */

/** @type {Record<string, Scenario>} */
export const ofNeighbours = {
	'the folder of the files is away for 5 s': {
		async run({ ground }) {
			const servers = await ground.startServers(3);
			const place = join(ground.dataDir, 'uploads');
			const away = async () => {
				await wait(500);
				await rename(place, `${place}-away`);
				await writeFile(place, '');
				await wait(5000);
				await rm(place);
				await rename(`${place}-away`, place);
			};
			const outcome = await uploads(ground, inTurn(servers), { count: 30 }, away);
			for (const server of servers) await server.end('SIGTERM');
			return outcome;
		},
	},

	'S3 is away for 5 s': {
		async run({ ground, isQuick }) {
			const { startS3Server } = await ofTests('s3Server');
			const s3 = await startS3Server();
			const { bucket, endpoint, credentials } = s3.settings;
			const servers = await ground.startServers(isQuick ? 1 : 3, {
				S3_BUCKET: bucket,
				S3_ENDPOINT: endpoint,
				S3_ACCESS_KEY_ID: credentials.accessKeyId,
				S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
				S3_FORCE_PATH_STYLE: 'true',
			});
			const away = async () => {
				await wait(500);
				await s3.leave();
				await wait(isQuick ? 1000 : 5000);
				await s3.comeBack();
			};
			const outcome = await uploads(ground, inTurn(servers), { count: isQuick ? 6 : 40 }, away);
			for (const server of servers) await server.end('SIGTERM');
			await s3.stop();
			return outcome;
		},
		isQuick: true,
	},

	'the mail server is away for 10 s, then busy for 5 s': {
		async run({ ground, isQuick }) {
			const { startSmtpServer } = await ofTests('smtpServer');
			const smtp = await startSmtpServer();
			const servers = await ground.startServers(isQuick ? 1 : 3, { SMTP_URL: smtp.url });
			const away = async () => {
				await wait(500);
				await smtp.leave();
				await wait(isQuick ? 500 : 10_000);
				smtp.refuse({ code: 451, text: 'come again' });
				await smtp.comeBack();
				await wait(isQuick ? 500 : 5000);
				smtp.refuse(null);
			};
			const outcome = await load(ground, inTurn(servers), { count: isQuick ? 10 : 40 }, away);
			const emails = new Set(outcome.travellers.map(({ email }) => email));
			/** @type {() => string[]} */
			const letters = () =>
				smtp.mails
					.filter((/** @type {any} */ { to }) => emails.has(to?.[0]?.address))
					.map((/** @type {any} */ { subject }) => String(subject));
			const wanted = outcome.answered;
			await until(async () => new Set(letters()).size >= wanted, 'all letters have come', 240);
			outcome.doubled += letters().length - new Set(letters()).size;
			for (const server of servers) await server.end('SIGTERM');
			await smtp.stop();
			return { ...outcome, note: `${wanted} letters have come` };
		},
		isQuick: true,
	},
};
