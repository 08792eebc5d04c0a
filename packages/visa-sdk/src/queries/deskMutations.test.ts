import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHandlers, createWorld, mockAdmin, mockAgent, mockRequests } from '../mocks';
import { createClient } from '../resources';
import { businessToday } from '../rules';
import { createMutations, createQueries, queryDefaults, queryKeys } from './index';

const baseUrl = 'http://viza.test/api';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
	const world = createWorld({ user: mockAgent, requests: mockRequests(40) });
	server.resetHandlers(...createHandlers(world, { baseUrl }));
});
afterAll(() => server.close());

const client = createClient({ baseUrl, getToken: () => 'token' });
const queries = createQueries(client);

async function start() {
	const queryClient = new QueryClient({ defaultOptions: queryDefaults });
	const { visaRequests: moves } = createMutations(client, queryClient);
	const run = <Variables, Answer>(
		options: {
			mutationFn: (variables: Variables) => Promise<Answer>;
			onSuccess: (answer: Answer) => Promise<void>;
		},
		variables: Variables,
	): Promise<Answer> =>
		queryClient.getMutationCache().build<Answer, Error, Variables, unknown>(queryClient, options).execute(variables);
	const unassigned = queries.visaRequestList({ queue: 'unassigned' });
	const { data } = await queryClient.fetchQuery(unassigned);
	const [one] = data;
	if (!one) throw new RangeError('nobody waits');
	return { queryClient, moves, run, unassigned, id: one.id, version: one.version };
}

describe('work at the desk', () => {
	it('[DSH-11] is seen in the queue, the counts and the case that are shown', async () => {
		const { queryClient, moves, run, unassigned, id } = await start();
		const list = new QueryObserver(queryClient, unassigned);
		const counts = new QueryObserver(queryClient, queries.deskQueues());
		const open = new QueryObserver(queryClient, queries.visaRequest(id));
		const ends = [open.subscribe(() => undefined), list.subscribe(() => undefined), counts.subscribe(() => undefined)];
		const before = await queryClient.fetchQuery(queries.deskQueues());
		const claimed = await run(moves.claim(), id);
		expect(claimed.assignedTo?.id).toBe(mockAgent.id);
		expect(open.getCurrentResult().data).toEqual(claimed);
		expect(list.getCurrentResult().data?.data.some((row) => row.id === id)).toBe(false);
		expect(counts.getCurrentResult().data).toMatchObject({
			unassigned: before.unassigned - 1,
			mine: before.mine + 1,
		});
		for (const end of ends) end();
	});

	it('[DSH-14] [DSH-15] makes lists, numbers and trail untrue that are not shown: they are read again', async () => {
		const { queryClient, moves, run, unassigned, id } = await start();
		await queryClient.fetchQuery(queries.deskFigures());
		await queryClient.fetchQuery(queries.visaRequestEvents(id, { page: 1, limit: 50 }));
		await run(moves.claim(), id);
		for (const { queryKey } of [
			unassigned,
			queries.deskFigures(),
			queries.visaRequestEvents(id, { page: 1, limit: 50 }),
		]) {
			expect(queryClient.getQueryData(queryKey), String(queryKey)).toBeUndefined();
		}
	});

	it('[DSH-11] that is refused leaves all as it was', async () => {
		const { queryClient, moves, run, unassigned, id, version } = await start();
		await run(moves.claim(), id);
		const before = await queryClient.fetchQuery(unassigned);
		const order = { id, body: { status: 'IN_REVIEW' as const, version: version + 5, reason: null } };
		await expect(run(moves.changeStatus(), order)).rejects.toMatchObject({ statusCode: 409 });
		expect(queryClient.getQueryData(unassigned.queryKey)).toBe(before);
	});

	it('[DSH-13] each move answers with the case as it is now', async () => {
		const { moves, run, id } = await start();
		const { version } = await run(moves.claim(), id);
		const begun = await run(moves.changeStatus(), { id, body: { status: 'IN_REVIEW', version } });
		expect(begun).toMatchObject({ id, status: 'IN_REVIEW' });
		const asked = await run(moves.askInformation(), {
			id,
			body: { text: 'Daha aydın şəkil', until: businessToday().add({ days: 5 }).toString(), version: begun.version },
		});
		expect(asked.information).toMatchObject([{ text: 'Daha aydın şəkil' }]);
		const released = await run(moves.release(), id);
		expect(released.assignedTo).toBeNull();
	});

	it('[DSH-09] [DSH-11] a step that is begun while the case is being claimed waits, and goes on from the claimed case', async () => {
		const { moves, run, id, version } = await start();
		const claimed = run(moves.claim(), id);
		const begun = run(moves.changeStatus(), { id, body: { status: 'IN_REVIEW' as const, version } });
		const asked = run(moves.check(), { id, body: { action: 'ask' as const, version } });
		expect((await claimed).version).toBe(version + 1);
		expect(await begun).toMatchObject({ status: 'IN_REVIEW', version: version + 2 });
		expect((await asked).check?.askedBy?.id).toBe(mockAgent.id);
	});

	it('[DSH-09] a step is refused that waited for one over which somebody else had come first', async () => {
		const { moves, run, id, version } = await start();
		// Not by this page.
		await client.visaRequests.claim({ id });
		const released = run(moves.release(), id);
		const claimed = run(moves.claim(), id);
		// It was pressed on a case that nobody had claimed yet.
		const begun = run(moves.changeStatus(), { id, body: { status: 'IN_REVIEW' as const, version } });
		await Promise.all([released, claimed]);
		await expect(begun).rejects.toMatchObject({ statusCode: 409 });
	});

	it('[DSH-09] a step is not held up by the one before it that was refused', async () => {
		const { moves, run, id, version } = await start();
		await run(moves.claim(), id);
		const refused = run(moves.changeStatus(), { id, body: { status: 'IN_REVIEW' as const, version } });
		const begun = run(moves.changeStatus(), { id, body: { status: 'IN_REVIEW' as const, version: version + 1 } });
		await expect(refused).rejects.toMatchObject({ statusCode: 409 });
		expect(await begun).toMatchObject({ status: 'IN_REVIEW' });
	});

	it('[DSH-11] that hands a case on, as a check that is passed does, reads that case no more, but the lists without it', async () => {
		const world = createWorld({ user: mockAdmin, requests: mockRequests(40) });
		server.resetHandlers(...createHandlers(world, { baseUrl }));
		const { queryClient, moves, run, unassigned, id } = await start();
		await run(moves.claim(), id);
		const { version } = await client.visaRequests.get({ id });
		const begun = await run(moves.changeStatus(), { id, body: { status: 'IN_REVIEW', version } });
		await run(moves.check(), { id, body: { action: 'ask', version: begun.version } });
		world.user = mockAgent;
		queryClient.setQueryData(queryKeys.me, mockAgent);
		const taken = await run(moves.claim(), id);
		const events = queries.visaRequestEvents(id, { page: 1, limit: 50 });
		const open = new QueryObserver(queryClient, queries.visaRequest(id));
		const history = new QueryObserver(queryClient, events);
		const list = new QueryObserver(queryClient, unassigned);
		const ends = [open, history, list].map((shown) => shown.subscribe(() => undefined));
		const asked: string[] = [];
		server.events.on('request:start', ({ request }) => {
			asked.push(`${request.method} ${new URL(request.url).pathname.replace('/api', '')}`);
		});
		await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
		asked.splice(0);
		const passed = await run(moves.check(), { id, body: { action: 'approve', version: taken.version } });
		server.events.removeAllListeners();
		expect(passed).toMatchObject({ status: 'SENT_TO_EMBASSY', assignedTo: { id: mockAdmin.id }, check: null });
		// From the response: a request for it would be refused.
		expect(open.getCurrentResult()).toMatchObject({ data: passed, error: null });
		expect(asked.toSorted()).toEqual(['GET /visa-requests', `POST /visa-requests/${id}/check`]);
		expect(history.getCurrentResult().error).toBeNull();
		for (const end of ends) end();
	});

	it('[DSH-13] nothing is given back of a case that was not seen so, also after a step of the same person', async () => {
		const world = createWorld({ user: mockAdmin, requests: mockRequests(40) });
		server.resetHandlers(...createHandlers(world, { baseUrl }));
		const { moves, run, id, version } = await start();
		const claimed = run(moves.claim(), id);
		const refunded = run(moves.refund(), { id, body: { amount: 1, reason: 'Səhv', version } });
		await claimed;
		await expect(refunded).rejects.toMatchObject({ statusCode: 409 });
	});
});
