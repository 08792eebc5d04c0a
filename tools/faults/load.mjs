// Travellers who create requests and, like the site, retry with the same key when there was no answer.
import { setTimeout as wait } from 'node:timers/promises';
import { addTraveller, formOf, newForm, picture } from './service.mjs';

/**
 * `answered` successfully, `refused` with a request to retry (503), `failed` in any other way, `broken` connections; of
 * those answered, `lost`, and `doubled` separately.
 * @typedef {{ sent: number, answered: number, refused: number, broken: number, failed: number, lost: number, doubled: number }} Row
 * @typedef {Row & { faults: string[], note?: string }} Outcome
 * @typedef {import('./service.mjs').Ground} Ground
 * @typedef {import('./service.mjs').Server} Server
 * @typedef {import('./service.mjs').Traveller} Traveller
 */

/** @returns {Outcome} */
export const newOutcome = () => ({
	...{ sent: 0, answered: 0, refused: 0, broken: 0, failed: 0, lost: 0, doubled: 0 },
	faults: [],
});

/** The addresses of servers, one after another. @param {readonly Server[]} servers may change meanwhile */
export const inTurn = (servers) => {
	let turn = 0;
	return () => servers[turn++ % servers.length]?.url ?? '';
};

/**
 * Calls until there is an answer, and retries when told to.
 * @param {Outcome} row @param {() => string} at @param {RequestInit | (() => RequestInit)} call
 * @returns {Promise<any>} the answer's body; null when it failed
 */
export async function insist(row, at, call, expected = 201) {
	for (;;) {
		row.sent += 1;
		const answer = await fetch(at(), typeof call === 'function' ? call() : call).catch(() => null);
		const said = answer && (await answer.text().catch(() => null));
		if (!answer || said === null) row.broken += 1;
		else if (answer.status === 503) row.refused += 1;
		else if (answer.status === expected) {
			row.answered += 1;
			return said === '' ? {} : JSON.parse(said);
		} else {
			row.failed += 1;
			row.faults.push(`${answer.status} ${said.slice(0, 200)}`);
			return null;
		}
		await wait(50);
	}
}

/**
 * Works with some concurrency until there has been enough and nothing is happening any more.
 * @param {number} count @param {number} atOnce @param {(index: number) => Promise<unknown>} work
 * @param {() => Promise<unknown>} [meanwhile] what happens to the service
 */
export async function keepAt(count, atOnce, work, meanwhile) {
	let next = 0;
	let isOver = !meanwhile;
	const worker = async () => {
		while (next < count || !isOver) await work(next++);
	};
	const happening = meanwhile?.().finally(() => {
		isOver = true;
	});
	await Promise.all([happening, ...Array.from({ length: atOnce }, worker)]);
	return next;
}

/** Enough travellers that none reaches the limit of requests per hour. */
const PEOPLE = 50;
const REQUESTS_EACH = 150;

/**
 * Creates requests, each with its own key, until they are answered.
 * @param {Ground} ground @param {() => string} server the next one to ask
 * @param {{ count: number, atOnce?: number, keyOf?: (index: number) => string, traveller?: Traveller, atEnd?: () => Promise<unknown> }} options
 * with what is done before it is looked what has been kept
 * @param {() => Promise<unknown>} [meanwhile] what happens to the service
 * @returns {Promise<Outcome & { travellers: Traveller[] }>}
 */
export async function load(ground, server, options, meanwhile) {
	const { count, atOnce = 8, keyOf = (index) => `key-${index}`, atEnd } = options;
	const travellers = options.traveller ? [options.traveller] : [];
	while (!options.traveller && travellers.length < PEOPLE) travellers.push(await addTraveller(ground));
	const outcome = newOutcome();
	/** @type {Set<string>} */
	const made = new Set();
	const callOf = callsOf(travellers, server);
	await callOf(keyOf(0));
	const one = async (/** @type {number} */ index) => {
		const call = await callOf(keyOf(index));
		const page = await insist(outcome, () => `${server()}/api/visa-requests`, call);
		if (page) made.add(page.id);
	};
	const asked = await keepAt(count, atOnce, one, meanwhile);
	await atEnd?.();
	const keys = new Set(Array.from({ length: asked }, (_, index) => keyOf(index)));
	await judge(outcome, ground, travellers, made, keys.size);
	return { ...outcome, travellers };
}

/** The call that belongs to a key, the same each time. @param {readonly Traveller[]} travellers @param {() => string} server */
function callsOf(travellers, server) {
	/** @type {Map<string, number>} */
	const ofKey = new Map();
	/** @type {Map<number, Promise<string>>} */
	const bodies = new Map();
	/** @param {Traveller} traveller @returns {Promise<string>} */
	const bodyOf = async (traveller) => {
		for (;;) {
			// It may fail because of what happens to the service.
			const form = await newForm(server(), traveller).catch(() => null);
			if (form) return JSON.stringify(form);
			await wait(500);
		}
	};
	return async (/** @type {string} */ key) => {
		const place = ofKey.get(key) ?? Math.floor(ofKey.size / REQUESTS_EACH) % travellers.length;
		ofKey.set(key, place);
		const traveller = travellers[place];
		if (!traveller) throw new RangeError('a traveller for each key');
		const body = bodies.get(place) ?? bodyOf(traveller);
		bodies.set(place, body);
		const headers = { ...traveller.headers, 'content-type': 'application/json', 'idempotency-key': key };
		return { method: 'POST', headers, body: await body };
	};
}

/** @param {Outcome} outcome @param {Ground} ground @param {readonly Traveller[]} travellers @param {Set<string>} made @param {number} wanted */
async function judge(outcome, ground, travellers, made, wanted) {
	const rows = await ground.ask(
		`select id, exists (select 1 from payment_attempts a where a.request_id = r.id)
		 and exists (select 1 from events e where e.request_id = r.id)
		 and exists (select 1 from request_documents d where d.request_id = r.id) as "isWhole"
		 from visa_requests r where user_id = any($1::uuid[])`,
		[travellers.map(({ id }) => id)],
	);
	const known = new Set(rows.map(({ id }) => id));
	outcome.lost += [...made].filter((id) => !known.has(id)).length;
	outcome.doubled += Math.max(0, known.size - wanted);
	const torn = rows.filter(({ isWhole }) => !isWhole).length;
	if (torn > 0) outcome.faults.push(`${torn} requests without what belongs to them`);
}

/**
 * Uploads images, each until it is answered; afterwards each must be readable.
 * @param {Ground} ground @param {() => string} server @param {{ count: number }} options
 * @param {() => Promise<unknown>} [meanwhile]
 */
export async function uploads(ground, server, { count }, meanwhile) {
	const outcome = newOutcome();
	const traveller = await addTraveller(ground);
	/** @type {string[]} */
	const kept = [];
	const one = async () => {
		const bytes = await picture();
		const address = () => `${server()}/api/uploads/image`;
		const answer = await insist(outcome, address, () => ({
			method: 'POST',
			headers: traveller.headers,
			body: formOf([bytes]),
		}));
		if (answer) kept.push(answer[0].url.split('/').at(-1));
		await wait(50);
	};
	await keepAt(count, 2, one, meanwhile);
	for (const key of kept) if (!(await isSeen(server(), key, traveller.headers))) outcome.lost += 1;
	const [{ rows }] = await ground.ask('select count(*)::int as rows from uploads where user_id = $1', [traveller.id]);
	outcome.doubled += rows - kept.length;
	return outcome;
}

/** Whether an image can be opened by who may. @param {string} url @param {string} key @param {Record<string, string>} headers */
export async function isSeen(url, key, headers) {
	const link = await fetch(`${url}/api/uploads/${key}/link`, { headers });
	/** @type {any} */
	const { url: address } = await link.json();
	if (link.status !== 200) return false;
	const image = await fetch(new URL(address, url));
	return image.status === 200 && (await image.arrayBuffer()).byteLength > 0;
}
