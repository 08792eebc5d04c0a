import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { tables } from '../../platform/db/tables';
import { type Desk, openDesk } from '../../testing/desk';
import { signInNewAgent } from '../../testing/people';

// Only calls that really run in parallel can wait for each other: the embedded database runs them one by one.
let desk: Desk;
beforeAll(async () => {
	desk = await openDesk();
});
afterAll(() => desk.server.close());

/** How many statements wait for another one's lock. */
async function waiting(): Promise<number> {
	const { rows } = await desk.server.deps.database.query(
		"select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
		[],
	);
	return Number(rows[0]?.count);
}

/** Each call has seen that the agent exists, and waits for the case while the account is deleted. */
const calls = {
	claim: (id: string, token: string) => desk.act(id, 'claim', token),
	assign: (id: string, _token: string, agentId: string, version: number) =>
		desk.act(id, 'assign', desk.admin, { agentId, version }),
};

it.each(['claim', 'assign'] as const)(
	'[DSH-11] %s, and the account ends meanwhile: nobody who is gone has the case',
	async (name) => {
		const token = await signInNewAgent(desk.server);
		const { body: agent } = await desk.server.get<{ id: string }>('/api/users/me', { token });
		const id = await desk.paid();
		const { version } = await desk.read(id, desk.admin);
		const answers: Promise<{ status: number }>[] = [];
		let isEnded = false;
		await desk.server.db.transaction(async (tx) => {
			await tx.execute(sql`select 1 from ${tables.visaRequests} where id = ${id} for update`);
			answers.push(calls[name](id, token, agent.id, version));
			await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0), { timeout: 20_000 });
			const ended = desk.server.call('DELETE', `/api/users/agents/${agent.id}`, undefined, { token: desk.admin });
			answers.push(
				ended.finally(() => {
					isEnded = true;
				}),
			);
			// Either it waits as well, or it is done.
			await vi.waitFor(async () => expect(isEnded || (await waiting()) > 1).toBe(true), { timeout: 20_000 });
		});
		const statuses = (await Promise.all(answers)).map(({ status }) => status);
		expect(statuses[1]).toBe(200);
		expect((await desk.read(id, desk.admin)).assignedTo).toBeNull();
	},
);

it('[DSH-11] [DSH-18] who is leaving waits for the first of their cases and holds none meanwhile, whoever else is leaving', async () => {
	const newAgent = async () => {
		const token = await signInNewAgent(desk.server);
		return { token, id: (await desk.server.get<{ id: string }>('/api/users/me', { token })).body.id };
	};
	const [one, another] = [await newAgent(), await newAgent()];
	/** Each has a case that the other one checks. */
	const checkedBy = async (own: string, other: string) => {
		const id = await desk.inReview(own);
		await desk.actNow(id, 'check', own, { action: 'ask' });
		expect((await desk.act(id, 'claim', other)).status).toBe(200);
		return id;
	};
	const first = await checkedBy(one.token, another.token);
	const second = await checkedBy(another.token, one.token);
	const { visaRequests } = tables;
	const close = async ({ id }: { id: string }) => {
		const { body } = await desk.server.get<object>(`/api/users/agents/${id}`, { token: desk.admin });
		return desk.server.call('PUT', `/api/users/agents/${id}`, { ...body, isActive: false }, { token: desk.admin });
	};
	const [closed] = await desk.server.db.transaction(async (tx) => {
		await tx.execute(sql`select 1 from ${visaRequests} where id = ${first} for update`);
		const waits = close(another);
		await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0), { timeout: 20_000 });
		await tx.execute(sql`select 1 from ${visaRequests} where id = ${second} for update nowait`);
		return [waits];
	});
	expect((await closed).status).toBe(200);
	expect((await close(one)).status).toBe(200);
	for (const id of [first, second]) expect((await desk.read(id, desk.admin)).assignedTo).toBeNull();
});
