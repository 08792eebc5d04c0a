// Travellers who make requests and, as the site does, come again with the same key when no answer came.
import { setTimeout as wait } from 'node:timers/promises';
import { ask, newTraveller } from './service.mjs';

/**
 * `answered` with success, `refused` in words to come again (503), `failed` in any other way, `broken` connections;
 * `lost` of those answered, `doubled` beside them.
 * @typedef {{ sent: number, answered: number, refused: number, broken: number, failed: number, lost: number, doubled: number }} Row
 */

/**
 * Makes requests, some at once, each with a key of its own until it is answered.
 * @param {() => string} server the next one to ask
 * @param {{ count: number, atOnce?: number, keyOf?: (index: number) => string }} options
 * @param {() => Promise<unknown>} [meanwhile] what happens to the service
 * @returns {Promise<Row & { faults: string[], traveller: Awaited<ReturnType<typeof newTraveller>> }>}
 */
export async function load(server, { count, atOnce = 8, keyOf = (index) => `key-${index}` }, meanwhile) {
	const traveller = await newTraveller(server());
	const row = { sent: 0, answered: 0, refused: 0, broken: 0, failed: 0, lost: 0, doubled: 0 };
	/** @type {string[]} */
	const faults = [];
	/** @type {Set<string>} */
	const made = new Set();
	let next = 0;
	let isOver = false;
	const body = JSON.stringify(traveller.form);
	const one = async (/** @type {string} */ key) => {
		const headers = { ...traveller.headers, 'content-type': 'application/json', 'idempotency-key': key };
		for (;;) {
			row.sent += 1;
			/** @type {Response | null} */
			const answer = await fetch(`${server()}/api/visa-requests`, { method: 'POST', headers, body }).catch(() => null);
			const said = answer && (await answer.text().catch(() => null));
			if (!answer || said === null) row.broken += 1;
			else if (answer.status === 503) row.refused += 1;
			else if (answer.status === 201) {
				row.answered += 1;
				made.add(JSON.parse(said).id);
				return;
			} else {
				row.failed += 1;
				faults.push(`${answer.status} ${said.slice(0, 200)}`);
				return;
			}
			await wait(50);
		}
	};
	const worker = async () => {
		while (next < count) await one(keyOf(next++));
	};
	const happening = meanwhile?.();
	await Promise.all([
		Promise.all(Array.from({ length: atOnce }, worker)).finally(() => {
			isOver = true;
		}),
		happening,
	]);
	if (!isOver) throw new Error('unreachable');
	const kept = await ask('select id from visa_requests where user_id = $1', [traveller.id]);
	const known = new Set(kept.map(({ id }) => id));
	const keys = new Set(Array.from({ length: count }, (_, index) => keyOf(index)));
	row.lost = [...made].filter((id) => !known.has(id)).length;
	row.doubled = Math.max(0, known.size - keys.size);
	const whole = await ask(
		`select count(*)::int as torn from visa_requests r where user_id = $1
		 and not (exists (select 1 from payment_attempts a where a.request_id = r.id)
		 and exists (select 1 from events e where e.request_id = r.id)
		 and exists (select 1 from request_documents d where d.request_id = r.id))`,
		[traveller.id],
	);
	if (whole[0].torn > 0) faults.push(`${whole[0].torn} requests without what belongs to them`);
	return { ...row, faults, traveller };
}
