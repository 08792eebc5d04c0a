import { and, eq } from 'drizzle-orm';
import type { AssignedMany, VisaRequestDetail } from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { type Desk, openDesk } from '../../testing/desk';
import { signInNewAgent } from '../../testing/people';
import { crowd } from '../../testing/runs';

let desk: Desk;
beforeAll(async () => {
	desk = await openDesk();
});
afterAll(() => desk.server.close());

const { events } = tables;
const countOf = (id: string, kind: string, to?: string) =>
	desk.server.db.$count(
		events,
		and(eq(events.subjectId, id), eq(events.kind, kind), to ? eq(events.to, to) : undefined),
	);
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const takeNext = (token: string, body: object = {}) =>
	desk.server.post<VisaRequestDetail>('/api/desk/take-next', body, { token });

describe('two at once', () => {
	it('[DSH-11] claim one case: one has it, the other reads who', async () => {
		const id = await desk.paid();
		const answers = await Promise.all([desk.act(id, 'claim', desk.agent), desk.act(id, 'claim', desk.other)]);
		expect(statuses(answers)).toEqual([200, 409]);
		expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(/^Bu müraciəti artıq .+ götürüb$/);
		expect(await countOf(id, 'claimed')).toBe(1);
	});

	it('[DSH-11] claim and assign: the case is one person’s, and the history says whose', async () => {
		const id = await desk.paid();
		const { version } = await desk.read(id, desk.admin);
		const answers = await Promise.all([
			desk.act(id, 'claim', desk.agent),
			desk.act(id, 'assign', desk.admin, { agentId: desk.ids.other, version }),
		]);
		expect(statuses(answers)).toEqual([200, 409]);
		const { assignedTo } = await desk.read(id, desk.admin);
		expect(assignedTo?.id).toBe(answers[0]?.status === 200 ? desk.ids.agent : desk.ids.other);
		expect((await countOf(id, 'claimed')) + (await countOf(id, 'assigned'))).toBe(1);
	});

	it('[DSH-11] take next: each another one, the most urgent first, and nothing when there is nothing', async () => {
		const made = [await desk.paid(), await desk.paid(), await desk.paid()];
		const { visaRequests } = tables;
		await desk.server.db
			.update(visaRequests)
			.set({ dueAt: new Date('2026-01-01') })
			.where(eq(visaRequests.id, made[1] ?? ''));
		expect((await takeNext(desk.agent)).body.id).toBe(made[1]);
		const answers = await Promise.all([takeNext(desk.agent), takeNext(desk.other)]);
		expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set([made[0], made[2]]));
		const none = await takeNext(desk.agent);
		expect([none.status, (none.body as unknown as { message: string }).message]).toEqual([
			404,
			'Hazırda götürülməmiş müraciət yoxdur',
		]);
	});

	it('[DSH-11] claim and end the account: nobody who is gone has a case', async () => {
		for (let round = 0; round < crowd(8); round += 1) {
			const token = await signInNewAgent(desk.server);
			const { body: agent } = await desk.server.get<{ id: string }>('/api/users/me', { token });
			const id = await desk.paid();
			const [, removed] = await Promise.all([
				desk.act(id, 'claim', token),
				desk.server.call('DELETE', `/api/users/agents/${agent.id}`, undefined, { token: desk.admin }),
			]);
			expect([200, 409]).toContain(removed.status);
			if (removed.status === 200) expect((await desk.read(id, desk.admin)).assignedTo).toBeNull();
			await desk.actNow(id, 'assign', desk.admin, { agentId: desk.ids.agent });
		}
	});

	it('[DSH-13] decide: one decision, one letter', async () => {
		const id = await desk.atEmbassy();
		const { version } = await desk.read(id, desk.admin);
		const answers = await Promise.all([
			desk.act(id, 'status', desk.agent, { status: 'APPROVED', version }),
			desk.act(id, 'status', desk.admin, { status: 'REJECTED', reason: 'Səfirlik imtina etdi', version }),
		]);
		expect(statuses(answers)).toEqual([200, 409]);
		expect((await countOf(id, 'moved', 'APPROVED')) + (await countOf(id, 'moved', 'REJECTED'))).toBe(1);
	});

	it('[DSH-13] refund and cancel: the money goes back once', async () => {
		const id = await desk.paid();
		const { version } = await desk.read(id, desk.admin);
		const answers = await Promise.all([
			desk.act(id, 'refund', desk.admin, { reason: 'Səfər olmadı', version }),
			desk.act(id, 'status', desk.admin, { status: 'CANCELLED', reason: 'Səfər olmadı', version }),
		]);
		for (const { status } of answers) expect([200, 409]).toContain(status);
		await desk.server.mails(desk.traveller.email);
		const { attempts } = await desk.read(id, desk.admin);
		expect(attempts.map(({ amount, refunded }) => amount - refunded)).toEqual([0]);
		// Whichever came first: it is unassigned now.
		await desk.actNow(id, 'assign', desk.admin, { agentId: desk.ids.agent });
	});
});

describe('many at once', () => {
	it('[DSH-11] are given away one by one: a stale one and one that is not there stand in no other’s way', async () => {
		const [first, second] = [await desk.paid(), await desk.paid()];
		const { version } = await desk.read(first, desk.admin);
		const requests = [
			{ id: first, version },
			{ id: second, version: 1 },
			{ id: desk.ids.admin, version: 1 },
		];
		const give = (body: object, token = desk.admin) =>
			desk.server.post<AssignedMany>('/api/desk/assign', body, { token });
		const { body } = await give({ agentId: desk.ids.agent, requests });
		expect([body.changed, body.refused, body.results.map(({ outcome }) => outcome)]).toEqual([
			1,
			2,
			['assigned', 'refused', 'refused'],
		]);
		const filter = { queue: 'unassigned' };
		expect((await give({ agentId: desk.ids.other, filter, total: 99 })).status).toBe(409);
		const rest = await give({ agentId: desk.ids.other, filter, total: 1 });
		expect(rest.body.results).toMatchObject([{ id: second, outcome: 'assigned' }]);
		expect((await give({ agentId: desk.ids.agent, filter: { quueue: 'mine' }, total: 1 })).status).toBe(400);
		expect((await give({ agentId: desk.ids.admin.replace(/^./, '9'), requests })).status).toBe(422);
	});
});
