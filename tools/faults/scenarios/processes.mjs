// The service's own processes are ended, and several of them receive the same call at once.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inTurn, load, newOutcome } from '../load.mjs';
import { addTraveller, newFolder, newForm } from '../service.mjs';

/** @typedef {import('./index.mjs').Scenario} Scenario */
/** @typedef {import('../service.mjs').Ground} Ground */

const HOUR_MS = 3_600_000;

/** @param {Ground} ground @param {NodeJS.Signals} signal to the servers one after another @param {number} times @param {number} count */
async function ended(ground, signal, times, count) {
	const servers = await ground.startServers(3);
	const rolling = async () => {
		for (let time = 0; time < times; time += 1) {
			await wait(200);
			const index = time % servers.length;
			await servers[index]?.end(signal);
			servers[index] = await ground.startServer();
		}
	};
	const outcome = await load(ground, inTurn(servers), { count }, rolling);
	for (const server of servers) await server.end('SIGTERM');
	return outcome;
}

/** @type {Record<string, Scenario>} */
export const ofProcesses = {
	'one of three processes is killed, 20 times': {
		run: ({ ground, isQuick }) => ended(ground, 'SIGKILL', isQuick ? 2 : 20, isQuick ? 60 : 1000),
		isQuick: true,
		mayBreak: true,
	},

	'three processes are rolled by SIGTERM, 10 times': {
		run: ({ ground, isQuick }) => ended(ground, 'SIGTERM', isQuick ? 2 : 10, isQuick ? 60 : 500),
		isQuick: true,
		mayBreak: true,
	},

	'three processes are asked with the same keys at once': {
		async run({ ground, isQuick }) {
			const servers = await ground.startServers(3);
			const keyOf = (/** @type {number} */ index) => `key-${index >> 1}`;
			const outcome = await load(ground, inTurn(servers), { count: isQuick ? 40 : 400, atOnce: 16, keyOf });
			for (const server of servers) await server.end('SIGTERM');
			return outcome;
		},
		isQuick: true,
	},

	'the clock of one of three processes jumps by 6 hours, both ways': {
		async run({ ground, isQuick }) {
			const file = join(await newFolder('clock-'), 'shift');
			const odd = await ground.startServer({
				NODE_OPTIONS: `--import=${new URL('../clock.mjs', import.meta.url).href}`,
				FAULTS_CLOCK: file,
			});
			const servers = [odd, ...(await ground.startServers(2))];
			const jumps = async () => {
				for (const hours of [6, -6, 0]) {
					await writeFile(file, String(hours * HOUR_MS));
					await wait(isQuick ? 700 : 5000);
				}
			};
			const outcome = await load(ground, inTurn(servers), { count: isQuick ? 30 : 300 }, jumps);
			for (const server of servers) await server.end('SIGTERM');
			return outcome;
		},
		isQuick: true,
	},

	'a bank calls back 10,000 times': {
		async run({ ground, isQuick }) {
			const servers = await ground.startServers(3);
			const at = inTurn(servers);
			const traveller = await addTraveller(ground);
			const made = await fetch(`${at()}/api/visa-requests`, {
				method: 'POST',
				headers: { ...traveller.headers, 'content-type': 'application/json' },
				body: JSON.stringify(await newForm(at(), traveller)),
			});
			/** @type {any} */
			const page = await made.json();
			const bankId = page.paymentUrl.split('/').at(-1);
			await ground.ask("update sandbox_payments set status = 'APPROVED' where id = $1", [bankId]);
			const outcome = newOutcome();
			let next = 0;
			const worker = async () => {
				while (next++ < (isQuick ? 300 : 10_000)) {
					outcome.sent += 1;
					const answer = await fetch(`${at()}/api/payments/callbacks/sandbox`, {
						method: 'POST',
						headers: { 'content-type': 'application/json' },
						body: JSON.stringify({ id: bankId }),
					});
					await answer.arrayBuffer();
					if (answer.status === 204) outcome.answered += 1;
					// A client that calls too often is told to wait.
					else if (answer.status === 503 || answer.status === 429) outcome.refused += 1;
					else outcome.failed += 1;
				}
			};
			await Promise.all(Array.from({ length: 16 }, worker));
			const [{ paid }] = await ground.ask(
				"select count(*)::int as paid from events where request_id = $1 and subject = 'attempt' and to_status = 'APPROVED'",
				[page.id],
			);
			outcome.lost = paid === 0 ? 1 : 0;
			outcome.doubled = Math.max(0, paid - 1);
			for (const server of servers) await server.end('SIGTERM');
			return outcome;
		},
		isQuick: true,
	},
};
