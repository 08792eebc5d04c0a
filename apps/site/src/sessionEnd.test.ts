import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listeningFetch, sessionEnd } from './sessionEnd';

const named = { headers: { authorization: 'Bearer token' } };
const answers = (status: number) => vi.stubGlobal('fetch', async () => new Response(null, { status }));
async function call(status: number, init?: RequestInit) {
	answers(status);
	await listeningFetch('/api/users/me', init);
}

beforeEach(() => sessionEnd.forget());
afterEach(() => vi.unstubAllGlobals());

describe('[DSH-17] the end of a session', () => {
	it('is heard when a token is no longer known, and told once', async () => {
		const listener = vi.fn();
		const stop = sessionEnd.subscribe(listener);
		await call(200, named);
		expect(sessionEnd.read()).toBe(false);
		await call(401, named);
		await call(401, named);
		expect(sessionEnd.read()).toBe(true);
		expect(listener).toHaveBeenCalledTimes(1);
		stop();
	});

	it('is heard when the browser has let go of the cookie of a session that was known', async () => {
		await call(200, named);
		await call(401);
		expect(sessionEnd.read()).toBe(true);
	});

	it('is not told by what was asked in the name of a session before: of who signed out, or has signed in again', async () => {
		let answer = (_: Response) => {};
		vi.stubGlobal('fetch', () => new Promise<Response>((give) => (answer = give)));
		const late = listeningFetch('/api/visa-requests', named);
		sessionEnd.forget();
		answer(new Response(null, { status: 401 }));
		await late;
		expect(sessionEnd.read()).toBe(false);
		const known = listeningFetch('/api/users/me', named);
		sessionEnd.forget();
		answer(new Response(null, { status: 200 }));
		await known;
		await call(401);
		expect(sessionEnd.read()).toBe(false);
	});

	it('is nothing that a visitor has, nor whoever has signed out', async () => {
		await call(401);
		expect(sessionEnd.read()).toBe(false);
		await call(200, named);
		sessionEnd.forget();
		await call(401);
		expect(sessionEnd.read()).toBe(false);
	});
});
