import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../resources';
import { sentences } from '../rules';
import { createHandlers } from './handlers';
import { createWorld, mockAdmin, mockAgent } from './world';

const baseUrl = 'http://viza.test/api';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

it('[DSH-18] who was switched off meanwhile reads so, also from calls that visitors may make, and can’t sign in', async () => {
	const world = createWorld({ user: mockAgent });
	server.resetHandlers(...createHandlers(world, { baseUrl }));
	const known = createClient({ baseUrl, getToken: () => 'token' });
	const visitor = createClient({ baseUrl });
	await known.users.me();
	world.closedUser = mockAgent;
	const closed = { statusCode: 401, code: 'ACCOUNT_CLOSED', message: sentences.accountClosed };
	await expect(known.countries.list({ view: 'catalogue' })).rejects.toMatchObject(closed);
	await expect(known.users.me()).rejects.toMatchObject(closed);
	await expect(visitor.users.me()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
	expect((await known.countries.list()).data.length).toBeGreaterThan(0);
	const signIn = (email: string) => visitor.auth.login({ email, password: 'indiki-şifrə', audience: 'dashboard' });
	await expect(signIn(mockAgent.email)).rejects.toMatchObject({ message: sentences.wrongLogin });
	await signIn(mockAdmin.email);
	expect(await known.users.me()).toMatchObject({ id: mockAdmin.id });
});
