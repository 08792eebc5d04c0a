import type { LiveEvent, Lookers } from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Desk, openDesk } from '../../testing/desk';
import { atBank, createRequest } from '../../testing/people';
import { LINES_MAXIMUM } from './presence';

let desk: Desk;
let address: string;
beforeAll(async () => {
	desk = await openDesk();
	address = await desk.server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => desk.server.close());

async function hearAll(
	url: string,
	token: string,
	signal: AbortSignal,
	onEvent: (event: LiveEvent) => void,
): Promise<void> {
	const headers = { authorization: `Bearer ${token}` };
	const { body } = await fetch(url, { headers, signal });
	let rest = '';
	for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
		const blocks = (rest + part).split('\n\n');
		rest = blocks.pop() ?? '';
		for (const block of blocks) if (block.startsWith('data: ')) onEvent(JSON.parse(block.slice(6)) as LiveEvent);
	}
}

/** A screen that listens for events. */
function listen(token: string, at = address) {
	const over = new AbortController();
	const heard: LiveEvent[] = [];
	const ended = hearAll(`${at}/api/desk/live`, token, over.signal, (event) => heard.push(event)).catch(() => undefined);
	const until = <T>(find: (event: LiveEvent) => T | undefined | false) =>
		vi.waitFor(
			() => {
				const found = heard.map(find).find(Boolean);
				if (!found) throw new Error(`heard ${heard.map(({ type }) => type).join(', ') || 'nothing'}`);
				return found as T;
			},
			{ timeout: 20_000 },
		);
	const connection = () => until((event) => event.type === 'hello' && event.connection);
	return { heard, until, connection, ended, close: () => over.abort() };
}
const look = (token: string, connection: string, requestId: string | null) =>
	desk.server.post<Lookers>('/api/desk/look', { connection, requestId }, { token });

describe('what happens at the desk', () => {
	it('[DSH-10] is heard by every screen: a new case, whose it is then, and nothing personal', async () => {
		const screens = [listen(desk.agent), listen(desk.other)] as const;
		for (const screen of screens) await screen.connection();
		const id = await desk.paid();
		for (const screen of screens) {
			await screen.until((event) => event.type === 'request' && event.id === id && event.isNew);
		}
		await desk.act(id, 'claim', desk.agent);
		const [mine, others] = screens;
		await mine.until((event) => event.type === 'request' && event.id === id && event.queue === 'mine');
		await others.until((event) => event.type === 'request' && event.id === id && event.queue === 'other');
		const told = JSON.stringify(mine.heard);
		for (const secret of [desk.traveller.email, 'Leyla', 'Əliyeva', 'VZ-']) expect(told).not.toContain(secret);
		for (const screen of screens) screen.close();
	});

	it('[DSH-10] a new line is told for how long nothing has changed, of what happened before it too', async () => {
		const first = listen(desk.agent);
		await first.connection();
		const quiet = (screen: ReturnType<typeof listen>) =>
			screen.until((event) => event.type === 'hello' && { quietMs: event.quietMs });
		const id = await desk.paid();
		const began = performance.now();
		await desk.act(id, 'claim', desk.agent);
		await first.until((event) => event.type === 'request' && event.id === id && event.queue === 'mine');
		const [second, third] = [listen(desk.other), listen(desk.admin)];
		let last = 0;
		for (const screen of [second, third]) {
			const { quietMs } = await quiet(screen);
			expect(quietMs).toBeLessThanOrEqual(performance.now() - began);
			last = Math.max(last, quietMs);
		}
		// Who else looks at a case is no change of it.
		await look(desk.agent, await first.connection(), id);
		const fourth = listen(desk.other);
		expect((await quiet(fourth)).quietMs).toBeGreaterThanOrEqual(last);
		for (const screen of [first, second, third, fourth]) screen.close();
	});

	it('[DSH-10] a change that is taken back is never heard', async () => {
		const screen = listen(desk.agent);
		await screen.connection();
		const [undone, done] = [await desk.paid(), await desk.paid()];
		const { add } = desk.server.deps.jobs;
		await desk.act(undone, 'claim', desk.agent);
		const { version } = await desk.read(undone, desk.admin);
		desk.server.deps.jobs.add = () => Promise.reject(new Error('the queue is away'));
		const failed = await desk.act(undone, 'status', desk.agent, { status: 'IN_REVIEW', version });
		desk.server.deps.jobs.add = add;
		expect(failed.status).toBe(500);
		await desk.act(done, 'claim', desk.agent);
		await screen.until((event) => event.type === 'request' && event.id === done && event.queue === 'mine');
		const versions = screen.heard.flatMap((event) =>
			event.type === 'request' && event.id === undone ? event.version : [],
		);
		expect(versions).not.toContain(version + 1);
		screen.close();
	});

	it('[DSH-10] a request whose payment has not begun says nothing, and is heard of as soon as the bank has said no', async () => {
		const screen = listen(desk.agent);
		await screen.connection();
		const page = await createRequest(desk.server, desk.traveller.token);
		const told = () => screen.heard.some((event) => event.type === 'request' && event.id === page.id);
		const paid = await desk.paid();
		await screen.until((event) => event.type === 'request' && event.id === paid);
		expect(told()).toBe(false);
		await atBank(desk.server, page.paymentUrl, 'decline');
		await screen.until((event) => event.type === 'request' && event.id === page.id && event.queue === 'other');
		screen.close();
	});

	it('[DSH-11] who else looks at a case is told, and that they have gone', async () => {
		const [one, two] = [listen(desk.agent), listen(desk.admin)];
		const [first, second] = [await one.connection(), await two.connection()];
		const id = await desk.paid();
		expect((await look(desk.agent, first, id)).body.people).toEqual([]);
		expect((await look(desk.admin, second, id)).body.people).toMatchObject([{ id: desk.ids.agent }]);
		await one.until((event) => event.type === 'presence' && event.id === id);
		expect((await look(desk.agent, first, id)).body.people).toMatchObject([{ id: desk.ids.admin }]);
		two.close();
		await vi.waitFor(async () => expect((await look(desk.agent, first, id)).body.people).toEqual([]), {
			timeout: 20_000,
		});
		// Nobody else's stream is there.
		expect((await look(desk.other, first, id)).status).toBe(404);
		one.close();
	});

	it('[DSH-17] ends with the session, and does not keep it', async () => {
		const { body } = await desk.server.post<{ accessToken: string }>('/api/auth/login', {
			...{ email: 'agent@viza.example', password: 'viza-demo-agent', audience: 'dashboard' },
		});
		const screen = listen(body.accessToken);
		await screen.connection();
		desk.server.clock.forward(29 * 60_000);
		await desk.server.services.desk.live.beat();
		expect(screen.heard.map(({ type }) => type)).not.toContain('end');
		const unattended = { token: body.accessToken, headers: { unattended: '1' } };
		expect((await desk.server.get('/api/desk/queues', unattended)).status).toBe(200);
		desk.server.clock.forward(2 * 60_000);
		await desk.server.services.desk.live.beat();
		await screen.until((event) => event.type === 'end');
		await screen.ended;
		desk.server.clock.forward(-31 * 60_000);
	});

	it('one person has some lines, and the oldest makes room', async () => {
		const first = listen(desk.other);
		await first.connection();
		const others = Array.from({ length: LINES_MAXIMUM }, () => listen(desk.other));
		for (const one of others) await one.connection();
		await first.ended;
		for (const one of others) one.close();
	});

	it('is not opened to be asked for its head', async () => {
		const headers = { authorization: `Bearer ${desk.agent}` };
		expect((await fetch(`${address}/api/desk/live`, { method: 'HEAD', headers })).status).toBe(404);
	});

	it('ends well with the server', async () => {
		const ending = await openDesk();
		const screen = listen(ending.agent, await ending.server.app.listen({ port: 0, host: '127.0.0.1' }));
		await screen.connection();
		await ending.server.services.desk.live.stop();
		await screen.ended;
		expect(screen.heard.map(({ type }) => type)).not.toContain('end');
		expect((await ending.server.get('/api/desk/live', { token: ending.agent })).status).toBe(503);
		await ending.server.close();
	});
});
