import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../resources';
import { messages, sentences } from '../rules';
import { createHandlers } from './handlers';
import { createWorld, MOCK_CONFIRMATION_CODE, MOCK_WRONG_PASSWORD, mockAgent, mockTraveller } from './world';

const baseUrl = 'http://viza.test/api';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
const client = createClient({ baseUrl, getToken: () => 'token' });
const { emailChange } = client;

const email = 'yeni@example.az';
const token = 'a-token-of-a-letter';
const refused = (field: string, message: string) => ({ errors: [{ field, message }] });

it('[ACC-01] [SEC-11] another user who is signed in confirms an address by its link and the account’s password alone', async () => {
	const world = createWorld({ user: mockTraveller });
	server.resetHandlers(...createHandlers(world, { baseUrl }));
	await emailChange.ask({ email, currentPassword: 'indiki-şifrə' });
	world.user = mockAgent;
	expect(await emailChange.get()).toEqual({ pending: null });
	await expect(emailChange.confirm({ token })).rejects.toMatchObject(refused('password', messages.passwordRequired));
	await expect(emailChange.confirm({ token, password: MOCK_WRONG_PASSWORD })).rejects.toMatchObject(
		refused('password', sentences.wrongPassword),
	);
	await expect(emailChange.confirm({ code: MOCK_CONFIRMATION_CODE })).rejects.toMatchObject(
		refused('code', sentences.emailNotAsked),
	);
	await emailChange.withdraw();
	expect(await emailChange.confirm({ token, password: 'indiki-şifrə' })).toEqual({ email });
	// It is the other account's address now.
	expect(world.user).toEqual(mockAgent);
});

it('[ACC-01] its own user needs nothing but the link', async () => {
	const world = createWorld({ user: mockTraveller });
	server.resetHandlers(...createHandlers(world, { baseUrl }));
	await emailChange.ask({ email, currentPassword: 'indiki-şifrə' });
	expect(await emailChange.confirm({ token })).toEqual({ email });
	expect(world.user).toMatchObject({ id: mockTraveller.id, email });
});
