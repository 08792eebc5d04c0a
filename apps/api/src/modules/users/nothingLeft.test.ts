import type { AuditEvent, Page, RequestEvent } from 'visa-sdk/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Desk, openDesk } from '../../testing/desk';

let desk: Desk;
beforeAll(async () => {
	desk = await openDesk();
});
afterAll(() => desk.server.close());

/** Each table with a row that contains the text anywhere. */
async function tablesWith(text: string): Promise<string[]> {
	const ask = (query: string) => desk.server.deps.database.query(query);
	const { rows } = await ask(
		"select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname !~ '^(pg_catalog|information_schema)'",
	);
	const found: string[] = [];
	for (const { name } of rows) {
		const holding = await ask(`select 1 from ${name} as one where one::text like '%${text}%' limit 1`);
		if (holding.rows.length > 0) found.push(String(name));
	}
	return found.sort();
}

it('[API-01] [DSH-13] nothing that staff wrote about a traveller outlives the account, in any table; what happened stays', async () => {
	const { server, admin, agent, other, traveller } = desk;
	const SAID = 'Səbəb-Qafqaz';
	const say = (what: string) => `${SAID}: ${what}`;
	const id = await desk.inReview();
	const done = async (action: string, token: string, body: object) =>
		expect([action, (await desk.actNow(id, action, token, body)).status]).toEqual([
			action,
			expect.toBeOneOf([200, 201]),
		]);
	await done('check', agent, { action: 'ask', reason: say('yoxlayın') });
	await desk.act(id, 'claim', other);
	await done('check', other, { action: 'sendBack', reason: say('ad səhvdir') });
	await done('status', agent, { status: 'INFO_REQUIRED', reason: say('arayış lazımdır') });
	await done('status', agent, { status: 'IN_REVIEW', reason: say('arayış gəldi') });
	await done('notes', agent, { text: say('qeyd') });
	await done('refund', admin, { amount: 1, reason: say('gec oldu') });
	await server.mails(traveller.email);
	await done('status', admin, { status: 'CANCELLED', reason: say('səfər olmadı') });
	await server.mails(traveller.email);
	expect((await desk.read(id, admin)).attemptStatus).toBe('REFUNDED');

	const history = async () =>
		(await server.get<Page<RequestEvent>>(`/api/visa-requests/${id}/events?limit=100`, { token: admin })).body.data;
	const before = await history();
	const reasons = before.flatMap(({ reason }) => (reason?.includes(SAID) ? [reason.replace(/\s/g, ' ')] : []));
	expect(reasons).toEqual([
		say('səfər olmadı'),
		...[`${say('gec oldu')} (1 AZN)`, `${say('gec oldu')} (1 AZN)`],
		...[say('arayış gəldi'), say('arayış lazımdır'), say('ad səhvdir'), say('yoxlayın')],
	]);
	const trail = async () =>
		(await server.get<Page<AuditEvent>>(`/api/events?limit=100&requestId=${id}`, { token: admin })).body.data;
	expect((await trail()).map(({ reason }) => reason)).toEqual(before.map(({ reason }) => reason));
	const exported = await server.get<{ events: RequestEvent[] }>('/api/users/me/export', { token: traveller.token });
	const told = exported.body.events.flatMap(({ reason }) => (reason?.includes(SAID) ? [reason] : []));
	expect(told).toEqual([say('səfər olmadı'), say('arayış gəldi'), say('arayış lazımdır')]);
	expect(await tablesWith(SAID)).not.toEqual([]);

	expect((await server.call('DELETE', '/api/users/me', undefined, { token: traveller.token })).status).toBe(204);

	expect(await tablesWith(SAID)).toEqual([]);
	expect(await tablesWith(traveller.email)).toEqual([]);
	const after = await history();
	const factOf = ({ id, kind, from, to, at }: RequestEvent) => ({ id, kind, from, to, at });
	expect(after.map(factOf)).toEqual(before.map(factOf));
	expect(after.filter(({ reason }) => reason?.startsWith('refund '))).toHaveLength(2);
});
