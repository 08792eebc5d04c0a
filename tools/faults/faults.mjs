// npm run faults [name …]: what happens to the service while it is at work, and what became of each call. Ends with 1
// when a call failed, was lost or came twice.
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answerSignals, bin, run } from '../setup/shared.mjs';

const built = await run(join(bin, 'pnpm'), ['--filter', '@viza/api', 'run', 'build']);
if (built.code !== 0) throw new Error(built.output);
const {
	ask,
	close,
	dataDir,
	formOf,
	isReady,
	newTraveller,
	ofTests,
	picture,
	postgres,
	seed,
	signalPostgres,
	startServer,
	until,
} = await import('./service.mjs');
const { load } = await import('./load.mjs');

/** @typedef {import('./load.mjs').Row & { faults: string[], note?: string }} Outcome */
/** @typedef {import('./service.mjs').Server} Server */
/** What strangers may add to a process's memory, however many they are. */
const MEMORY_MAXIMUM_MB = 350;
const none = { sent: 0, answered: 0, refused: 0, broken: 0, failed: 0, lost: 0, doubled: 0, faults: [] };

/** Calls in turn. @param {Server[]} servers */
const inTurn = (servers) => {
	let turn = 0;
	return () => servers[turn++ % servers.length]?.url ?? '';
};

/** @param {NodeJS.Signals} signal to the servers one after another @param {number} times @param {number} count */
async function ended(signal, times, count) {
	const servers = [await startServer(), await startServer()];
	let isOver = false;
	const rolling = async () => {
		for (let time = 0; time < times && !isOver; time += 1) {
			await wait(200);
			const index = time % 2;
			await servers[index]?.end(signal);
			servers[index] = await startServer();
		}
	};
	const outcome = await load(inTurn(servers), { count }, rolling);
	isOver = true;
	for (const server of servers) await server.end('SIGTERM');
	return outcome;
}

/** @param {() => Promise<void>} happens @param {number} count */
async function withDatabase(happens, count) {
	const servers = [await startServer(), await startServer()];
	const outcome = await load(inTurn(servers), { count }, async () => {
		await wait(500);
		await happens();
	});
	for (const { url } of servers) await until(() => isReady(url), 'ready again');
	for (const server of servers) await server.end('SIGTERM');
	return outcome;
}

/** @type {Record<string, () => Promise<Outcome>>} */
const scenarios = {
	'a process is killed 20 times': () => ended('SIGKILL', 20, 1000),
	'processes are rolled by SIGTERM, 10 times': () => ended('SIGTERM', 10, 500),

	async 'two processes are asked with the same keys at once'() {
		const servers = [await startServer(), await startServer()];
		const outcome = await load(inTurn(servers), { count: 400, atOnce: 16, keyOf: (index) => `key-${index >> 1}` });
		for (const server of servers) await server.end('SIGTERM');
		return outcome;
	},

	'PostgreSQL is stopped, killed and started': () =>
		withDatabase(async () => {
			for (const end of ['fast', 'immediate', 'killed']) {
				await postgres.stop(end);
				await wait(1500);
				await postgres.start();
				await wait(1500);
			}
		}, 600),

	'PostgreSQL is frozen for 8 s': () =>
		withDatabase(async () => {
			await signalPostgres('SIGSTOP');
			await wait(8000);
			await signalPostgres('SIGCONT');
		}, 300),

	async 'the storage is away for 5 s'() {
		const server = await startServer();
		const outcome = { ...none, faults: /** @type {string[]} */ ([]) };
		const traveller = await newTraveller(server.url);
		const { headers } = traveller;
		const place = join(dataDir, 'uploads');
		await rename(place, `${place}-away`);
		await writeFile(place, '');
		const back = wait(5000).then(async () => {
			await rm(place);
			await rename(`${place}-away`, place);
		});
		/** @type {string[]} */
		const kept = [];
		for (let image = 0; image < 30; image += 1) {
			const bytes = await picture();
			for (;;) {
				outcome.sent += 1;
				const answer = await fetch(`${server.url}/api/uploads/image`, {
					method: 'POST',
					headers,
					body: formOf([bytes]),
				});
				/** @type {any} */
				const body = await answer.json();
				if (answer.status === 201) {
					outcome.answered += 1;
					kept.push(body[0].url);
					break;
				}
				if (answer.status === 503) outcome.refused += 1;
				else {
					outcome.failed += 1;
					outcome.faults.push(`${answer.status} ${body.message}`);
					break;
				}
				await wait(250);
			}
		}
		await back;
		for (const url of kept) if (!existsSync(join(place, url.split('/').at(-1) ?? ''))) outcome.lost += 1;
		const [{ rows }] = await ask('select count(*)::int as rows from uploads where user_id = $1', [traveller.id]);
		outcome.doubled = rows - kept.length - 1;
		await server.end('SIGTERM');
		return outcome;
	},

	async 'a bank calls back 10,000 times'() {
		const servers = [await startServer(), await startServer()];
		const at = inTurn(servers);
		const traveller = await newTraveller(at());
		const made = await fetch(`${at()}/api/visa-requests`, {
			method: 'POST',
			headers: { ...traveller.headers, 'content-type': 'application/json' },
			body: JSON.stringify(traveller.form),
		});
		/** @type {any} */
		const page = await made.json();
		const bankId = page.paymentUrl.split('/').at(-1);
		await ask("update sandbox_payments set status = 'APPROVED' where id = $1", [bankId]);
		const outcome = { ...none, faults: /** @type {string[]} */ ([]) };
		let next = 0;
		const worker = async () => {
			while (next++ < 10_000) {
				outcome.sent += 1;
				const answer = await fetch(`${at()}/api/payments/callbacks/sandbox`, {
					method: 'POST',
					headers: { 'content-type': 'application/json' },
					body: JSON.stringify({ id: bankId }),
				});
				await answer.arrayBuffer();
				if (answer.status === 204) outcome.answered += 1;
				// Whoever calls too often is told to wait.
				else if (answer.status === 503 || answer.status === 429) outcome.refused += 1;
				else outcome.failed += 1;
			}
		};
		await Promise.all(Array.from({ length: 16 }, worker));
		const [{ paid }] = await ask(
			"select count(*)::int as paid from events where request_id = $1 and subject = 'attempt' and to_status = 'APPROVED'",
			[page.id],
		);
		outcome.lost = paid === 0 ? 1 : 0;
		outcome.doubled = Math.max(0, paid - 1);
		for (const server of servers) await server.end('SIGTERM');
		return outcome;
	},

	async 'the mail server is away, then back'() {
		const { startSmtpServer } = await ofTests('smtpServer');
		const smtp = await startSmtpServer();
		smtp.refuse({ code: 451, text: 'come again' });
		const server = await startServer({ SMTP_URL: smtp.url });
		const outcome = await load(() => server.url, { count: 40 });
		smtp.refuse(null);
		/** @type {() => string[]} */
		const letters = () =>
			smtp.mails
				.filter((/** @type {any} */ { to }) => to?.[0]?.address === outcome.traveller.email)
				.map((/** @type {any} */ { subject }) => String(subject));
		await until(async () => new Set(letters()).size >= 40, 'all letters have come', 180);
		outcome.doubled += letters().length - new Set(letters()).size;
		await server.end('SIGTERM');
		await smtp.stop();
		return outcome;
	},

	async 'twenty strangers send 40 MB at once'() {
		const server = await startServer();
		const rss = async () => {
			const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8');
			return Math.round(Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) / 1024);
		};
		const outcome = { ...none, faults: /** @type {string[]} */ ([]) };
		await newTraveller(server.url);
		const before = await rss();
		let most = before;
		const look = async () => {
			most = Math.max(most, await rss());
		};
		// A process that has ended has no size.
		const timer = setInterval(() => void look().catch(() => undefined), 50);
		const big = Buffer.concat([await picture(), Buffer.alloc(10 * 1024 * 1024 - 100_000, 7)]);
		const send = async () => {
			outcome.sent += 1;
			const form = formOf([big]);
			for (let extra = 0; extra < 3; extra += 1) form.append(`other-${extra}`, new Blob([big]), 'other.bin');
			const answer = await fetch(`${server.url}/api/uploads/image`, { method: 'POST', body: form });
			await answer.arrayBuffer();
			if (answer.status === 201) outcome.answered += 1;
			else if (answer.status === 503) outcome.refused += 1;
			else {
				outcome.failed += 1;
				outcome.faults.push(String(answer.status));
			}
		};
		await Promise.all(Array.from({ length: 20 }, send));
		clearInterval(timer);
		await server.end('SIGTERM');
		if (most - before > MEMORY_MAXIMUM_MB) outcome.faults.push(`${most - before} MB more`);
		return { ...outcome, note: `memory ${before} → at most ${most} MB` };
	},
};

const columns = /** @type {const} */ (['sent', 'answered', 'refused', 'broken', 'failed', 'lost', 'doubled']);
const wanted = process.argv.slice(2);
const chosen = Object.entries(scenarios).filter(
	([name]) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
const width = Math.max(...chosen.map(([name]) => name.length));
let isWell = true;
// Nothing of it stays when it is told to stop.
answerSignals(() => void close().finally(() => process.exit(1)));
try {
	const first = await startServer();
	await first.end('SIGTERM');
	await seed();
	console.log([''.padEnd(width), ...columns.map((name) => name.padStart(9)), '     took'].join(''));
	for (const [name, happen] of chosen) {
		const began = performance.now();
		const outcome = await happen();
		const took = `${((performance.now() - began) / 1000).toFixed(1)} s`.padStart(9);
		console.log([name.padEnd(width), ...columns.map((column) => String(outcome[column]).padStart(9)), took].join(''));
		if (outcome.note) console.log(`  ${outcome.note}`);
		for (const fault of new Set(outcome.faults)) console.log(`  ✗ ${fault}`);
		if (outcome.failed + outcome.lost + outcome.doubled + outcome.faults.length > 0) isWell = false;
	}
} finally {
	await close();
}
process.exitCode = isWell ? 0 : 1;
