// Measures the desk's queries with a million requests and three million events on PostgreSQL, and how quickly one staff
// member learns of another's change.
// node tools/bench/desk.mjs [calls of each] [requests]
import { fillDesk } from './deskRecords.mjs';
import { call, closeService, openService } from './service.mjs';

const CALLS = Number(process.argv[2] ?? 40);
const REQUESTS = Number(process.argv[3] ?? 1_000_000);
const WANTED_MS = 300;
const WANTED_NEWS_MS = 2000;

const queues = ['unassigned', 'mine', 'toCheck', 'waitingForTraveller', 'dueSoon', 'overdue', 'departingSoon'].concat(
	...['refundDue', 'stuckPayments', 'all'],
);
const search = (/** @type {string} */ text) => `/visa-requests?search=${encodeURIComponent(text)}`;
const questions = [
	'/desk/queues',
	...queues.map((queue) => `/visa-requests?queue=${queue}&sort=dueAt`),
	...['/visa-requests?limit=100', '/visa-requests?page=9000', '/visa-requests?page=9000&sort=-dueAt'],
	...['/visa-requests?sort=startDate', '/visa-requests?sort=-totalPrice&page=500'],
	...['/visa-requests?status=APPROVED&status=REJECTED', '/visa-requests?payment=DECLINED&payment=ERROR'],
	...['/visa-requests?countryId={country}&status=IN_REVIEW', '/visa-requests?assignedTo={agent}&page=40'],
	...['/visa-requests?minTotal=300&maxTotal=400', '/visa-requests?paidFrom={day}&paidTo={day}'],
	'/visa-requests?createdFrom={day}&sort=createdAt',
	...[search('məmmədova'), search('traveller41'), search('VZ-0000A'), search('leyla agayeva'), search('yoxdur')],
	...['/visa-requests/{request}', '/visa-requests/{request}/events'],
	...[
		'/desk/figures',
		'/events',
		'/events?page=20000',
		'/events?kind=data-viewed&actor={agent}',
		'/events?requestId={request}',
	],
];

/** @param {number[]} times */
const p95 = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

try {
	const { env, base, email, password } = await openService();
	const filled = await fillDesk(env.DATABASE_URL, REQUESTS);
	const { accessToken: token } = await call(`${base}/api/auth/login`, {
		method: 'POST',
		body: { email, password, audience: 'dashboard' },
	});
	console.log(`filled after ${Math.round(performance.now() / 1000)} s`);
	const { data } = await call(`${base}/api/visa-requests?queue=unassigned`, { token });
	const places = {
		'{request}': data[0].id,
		'{country}': data[0].country.id,
		'{agent}': 'b0000000-0000-7000-8000-000000000005',
		'{day}': new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10),
	};
	const rows = [];
	for (const question of questions) {
		const path = Object.entries(places).reduce((text, [name, value]) => text.replaceAll(name, value), question);
		const times = [];
		let total = 0;
		for (let number = -3; number < CALLS; number += 1) {
			const began = performance.now();
			({ total } = await call(`${base}/api${path}`, { token }));
			// The first calls are a warm-up.
			if (number >= 0) times.push(performance.now() - began);
		}
		rows.push({
			question: decodeURIComponent(question),
			total,
			'p95 ms': Math.round(p95(times)),
			'least ms': Math.round(Math.min(...times)),
		});
	}
	console.log(`${filled.requests} requests, ${filled.events} events, ${CALLS} calls of each, one after another`);
	console.table(rows);
	const slow = rows.filter((row) => row['p95 ms'] > WANTED_MS);
	console.log(slow.length === 0 ? `All within ${WANTED_MS} ms.` : `${slow.length} above ${WANTED_MS} ms.`);

	const heard = [];
	for (const { id } of data.slice(0, 10)) heard.push(await newsOf(base, token, id));
	const worst = Math.round(Math.max(...heard));
	console.log(`News of another's claim after ${worst} ms at most${worst > WANTED_NEWS_MS ? ': too late' : ''}.`);
} finally {
	await closeService();
}

/** From the call that claims a case to the event that tells of it, in ms. @param {string} base @param {string} token @param {string} id */
async function newsOf(base, token, id) {
	const over = new AbortController();
	const { body } = await fetch(`${base}/api/desk/live`, {
		headers: { authorization: `Bearer ${token}` },
		signal: over.signal,
	});
	let text = '';
	let began = 0;
	for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
		text += part;
		if (began === 0) {
			began = performance.now();
			call(`${base}/api/visa-requests/${id}/claim`, { method: 'POST', token }).catch(() => undefined);
		}
		if (text.includes(id)) break;
	}
	over.abort();
	return performance.now() - began;
}
