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

	it('is not told by a late refusal of another session than the browser has by now', async () => {
		answers(401);
		await listeningFetch('/api/users/me', named, () => false);
		expect(sessionEnd.read()).toBe(false);
		const heard: [status: number, isEnded: boolean][] = [];
		await listeningFetch('/api/users/me', named, ({ status }) => heard.push([status, sessionEnd.read()]) > 0);
		// Before whoever is told of the end acts on it.
		expect(heard).toEqual([[401, false]]);
		expect(sessionEnd.read()).toBe(true);
	});

	it('leaves a page that asks to sign in again with the same answer to every read, and lets its calls through', async () => {
		const asked: string[] = [];
		vi.stubGlobal('fetch', async (path: string) => {
			asked.push(path);
			return Response.json({ message: 'Əvvəlcə daxil olun' }, { status: 401 });
		});
		const speak = sessionEnd.hush();
		await listeningFetch('/api/views', named);
		const again = await listeningFetch('/api/services', { ...named, method: 'GET' });
		expect([again.status, await again.json()]).toEqual([401, { message: 'Əvvəlcə daxil olun' }]);
		await listeningFetch('/api/auth/login', { ...named, method: 'POST' });
		expect(asked).toEqual(['/api/views', '/api/auth/login']);
		speak();
		await listeningFetch('/api/services', named);
		sessionEnd.hush()();
		sessionEnd.forget();
		sessionEnd.hush();
		await listeningFetch('/api/services', named);
		expect(asked.slice(2)).toEqual(['/api/services', '/api/services']);
		sessionEnd.hush()();
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
