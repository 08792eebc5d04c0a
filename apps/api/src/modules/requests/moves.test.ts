import { eq } from 'drizzle-orm';
import {
	type AttemptStatus,
	attemptStatuses,
	canMoveAttempt,
	canMoveRequest,
	type RequestStatus,
	requestStatuses,
} from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { Refusal } from '../../platform/refusal';
import { createPaid, newTraveller, signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { theServer } from '../audit/events';
import { latestAttempt, moveAttempt } from '../payments/attempts';
import { findRequest, moveRequest } from './moves';

const { visaRequests, paymentAttempts, events } = tables;
const cause = { actor: theServer, reason: 'a test' };

let server: TestServer;
let id: string;
beforeAll(async () => {
	server = await startTestServer({}, { SECOND_CHECK: 'optional' });
	({ id } = await createPaid(server, (await newTraveller(server)).token));
});
afterAll(() => server.close());

const read = async () => {
	const [request, attempt] = [await findRequest(server.db, id), await latestAttempt(server.db, id)];
	if (!request || !attempt) throw new Error('there is a request with an attempt');
	return { request, attempt, happened: await server.db.$count(events, eq(events.requestId, id)) };
};
const pairs = <State extends string>(states: readonly State[]) =>
	states.flatMap((from) => states.map((to) => [from, to] as const));
const outcome = async (work: Promise<unknown>) =>
	work.then(
		() => 'done',
		(error: unknown) => (error instanceof Refusal ? `${error.statusCode} ${error.code}` : error),
	);

describe('[PAY-04] every move of a visa request', () => {
	it.each(pairs<RequestStatus>(requestStatuses))('from %s to %s', async (from, to) => {
		await server.db.update(visaRequests).set({ status: from }).where(eq(visaRequests.id, id));
		const before = await read();
		const said = await outcome(server.db.transaction((tx) => moveRequest(tx, server.clock, before.request, to, cause)));
		const after = await read();
		if (canMoveRequest(from, to)) {
			expect([said, after.request.status]).toEqual(['done', to]);
			expect(after.request.version).toBe(before.request.version + 1);
			expect(after.happened).toBe(before.happened + 1);
		} else {
			expect(said).toBe('409 STATE_CONFLICT');
			expect(after).toEqual(before);
		}
	});

	it('is refused from a version that is no longer true', async () => {
		await server.db.update(visaRequests).set({ status: 'SUBMITTED' }).where(eq(visaRequests.id, id));
		const { request } = await read();
		await server.db.transaction((tx) => moveRequest(tx, server.clock, request, 'IN_REVIEW', cause));
		const late = server.db.transaction((tx) => moveRequest(tx, server.clock, request, 'CANCELLED', cause));
		expect(await outcome(late)).toBe('409 STATE_CONFLICT');
		expect((await read()).request.status).toBe('IN_REVIEW');
	});
});

describe('[PAY-04] every move of a payment attempt', () => {
	it.each(pairs<AttemptStatus>(attemptStatuses))('from %s to %s', async (from, to) => {
		await server.db.update(paymentAttempts).set({ status: from }).where(eq(paymentAttempts.requestId, id));
		const before = await read();
		const said = await outcome(server.db.transaction((tx) => moveAttempt(tx, server.clock, before.attempt, to, cause)));
		const after = await read();
		if (canMoveAttempt(from, to)) {
			expect([said, after.attempt.status]).toEqual(['done', to]);
			expect(after.happened).toBe(before.happened + 1);
		} else {
			expect(said).toBe('409 STATE_CONFLICT');
			expect(after).toEqual(before);
		}
	});
});

describe('a change, its event and its letter', () => {
	it('are written together or not at all', async () => {
		await server.db.update(visaRequests).set({ status: 'IN_REVIEW' }).where(eq(visaRequests.id, id));
		const before = await read();
		const { add } = server.deps.jobs;
		server.deps.jobs.add = async () => Promise.reject(new Error('the queue is away'));
		const body = { status: 'SENT_TO_EMBASSY', version: before.request.version };
		const token = await signInStaff(server, 'admin');
		const refused = await server.post(`/api/visa-requests/${id}/status`, body, { token });
		server.deps.jobs.add = add;
		expect(refused.status).toBe(500);
		expect(await read()).toEqual(before);
		expect((await server.post(`/api/visa-requests/${id}/status`, body, { token })).status).toBe(200);
	});
});
