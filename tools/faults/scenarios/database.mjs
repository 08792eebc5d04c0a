// PostgreSQL disappears in every way, and is backed up while it is written to.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { insist, inTurn, isSeen, keepAt, load, newOutcome } from '../load.mjs';
import {
	addTraveller,
	atTheEnd,
	formOf,
	groundOn,
	isReady,
	newFolder,
	newForm,
	picture,
	signalPostgres,
	startCopy,
	until,
} from '../service.mjs';

/** @typedef {import('./index.mjs').Scenario} Scenario */
/** @typedef {import('../service.mjs').Ground} Ground */
/** @typedef {{ id: string, headers: Record<string, string> }} Made */

/** @param {Ground} ground @param {() => Promise<void>} happens @param {number} count */
export async function withDatabase(ground, happens, count) {
	const servers = await ground.startServers(3);
	const outcome = await load(ground, inTurn(servers), { count }, async () => {
		await wait(500);
		await happens();
		for (const { url } of servers) await until(() => isReady(url), 'ready again');
	});
	for (const server of servers) await server.end('SIGTERM');
	return outcome;
}

/** @type {Record<string, Scenario>} */
export const ofDatabase = {
	'PostgreSQL is stopped, killed and started': {
		run: ({ ground, postgres, isQuick }) =>
			withDatabase(
				ground,
				async () => {
					for (const end of isQuick ? ['fast'] : ['fast', 'immediate', 'killed']) {
						await postgres.stop(end);
						await wait(isQuick ? 500 : 1500);
						await postgres.start();
						await wait(isQuick ? 500 : 1500);
					}
				},
				isQuick ? 30 : 600,
			),
		isQuick: true,
	},

	'PostgreSQL is frozen for 8 s': {
		run: ({ ground, postgres }) =>
			withDatabase(
				ground,
				async () => {
					await signalPostgres(postgres, 'SIGSTOP');
					await wait(8000);
					await signalPostgres(postgres, 'SIGCONT');
				},
				300,
			),
	},

	'PostgreSQL only reads for 5 s, as one that follows another': {
		run: ({ ground, isQuick }) =>
			withDatabase(
				ground,
				async () => {
					const turn = async (/** @type {string} */ way) => {
						await ground.ask(`alter system set default_transaction_read_only = ${way}`);
						await ground.ask('select pg_reload_conf()');
					};
					await turn('on');
					await wait(isQuick ? 1000 : 5000);
					await turn('off');
				},
				isQuick ? 30 : 300,
			),
		isQuick: true,
	},

	'database and files are backed up while both are written': {
		async run({ ground, postgres, isQuick }) {
			const servers = await ground.startServers(3);
			const at = inTurn(servers);
			// So many that nobody exceeds the number of uploads per hour.
			const people = await Promise.all(
				Array.from({ length: 8 }, async () => {
					const traveller = await addTraveller(ground);
					return { headers: traveller.headers, form: await newForm(at(), traveller) };
				}),
			);
			const outcome = newOutcome();
			/** @type {Made[]} */
			const made = [];
			const one = async (/** @type {number} */ index) => {
				const person = people[index % people.length];
				if (!person) throw new RangeError('a person for each');
				const { headers, form } = person;
				const image = await picture();
				const upload = () => ({ method: 'POST', headers, body: formOf([image]) });
				const uploaded = await insist(outcome, () => `${at()}/api/uploads/image`, upload);
				if (!uploaded) return;
				const [{ url: document }] = uploaded;
				const page = await insist(outcome, () => `${at()}/api/visa-requests`, {
					method: 'POST',
					headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': document },
					body: JSON.stringify({ ...form, document }),
				});
				if (page) made.push({ id: page.id, headers });
			};
			const [folder, files] = [await newFolder('copy-'), await newFolder('restored-')];
			/** @type {Made[]} */
			let before = [];
			const archive = join(folder, 'files.tar.gz');
			/** @type {{ url: string, stop(end: string): Promise<void> } | undefined} */
			let copy;
			const saves = async () => {
				await until(async () => made.length >= (isQuick ? 10 : 100), 'there is something to save');
				before = [...made];
				copy = await startCopy(postgres, folder, 'restored');
				atTheEnd(async () => copy?.stop('immediate'));
				// The files after the database, as in running.md.
				const saved = await ground.run(['backup', archive]);
				if (saved.code !== 0) outcome.faults.push(`backup: ${saved.said}`);
			};
			await keepAt(isQuick ? 20 : 400, 8, one, saves);
			for (const server of servers) await server.end('SIGTERM');
			const restored = groundOn(copy?.url ?? '', files);
			const { code, said } = await restored.run(['restore', archive]);
			if (code !== 0) outcome.faults.push(`restore: ${said}`);
			outcome.lost += await lostOf(restored, ground, before);
			await copy?.stop('fast');
			return { ...outcome, note: `${before.length} requests had been answered when the backup began` };
		},
		isQuick: true,
	},
};

/** How many of the requests, or of their pictures, are not in what was restored. @param {Ground} restored @param {Ground} ground @param {Made[]} wanted */
async function lostOf(restored, ground, wanted) {
	const { cp } = await import('node:fs/promises');
	// The key is stored elsewhere, never in a backup.
	await cp(join(ground.dataDir, 'data.key'), join(restored.dataDir, 'data.key'));
	const server = await restored.startServer();
	let lost = 0;
	for (const { id, headers } of wanted) {
		const answer = await fetch(`${server.url}/api/visa-requests/${id}`, { headers });
		/** @type {any} */
		const request = await answer.json();
		const [document] = request.documents ?? [];
		if (!document || !(await isSeen(server.url, document.key, headers))) lost += 1;
	}
	await server.end('SIGTERM');
	return lost;
}
