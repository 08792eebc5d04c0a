import type { AnyRouter } from '@tanstack/react-router';
import { sentences } from 'visa-sdk/rules';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listeningFetch, sessionEnd } from '../sessionEnd';
import { strings } from '../strings';
import { watchSessionEnd } from './watchSessionEnd';

const { toast, dropSession } = vi.hoisted(() => ({ toast: vi.fn(), dropSession: vi.fn() }));
vi.mock('visa-ui', () => ({ toast }));
vi.mock('../api', () => ({ dropSession }));
vi.mock('../attention', () => ({ whenSeen: () => undefined }));

const invalidate = vi.fn();
const location = { pathname: '/' };
watchSessionEnd({ state: { location }, invalidate } as unknown as AnyRouter);

beforeEach(() => {
	sessionEnd.forget();
	vi.clearAllMocks();
});
afterEach(() => vi.unstubAllGlobals());

/** Someone with a session is on the page when the service refuses it. */
async function refusedAt(pathname: string, code: 'UNAUTHENTICATED' | 'ACCOUNT_CLOSED') {
	location.pathname = pathname;
	const message = code === 'ACCOUNT_CLOSED' ? sentences.accountClosed : sentences.signIn;
	vi.stubGlobal('fetch', async () => Response.json({ statusCode: 401, code, message }, { status: 401 }));
	await listeningFetch('/api/users/me', { headers: { authorization: 'Bearer token' } });
	// It asks first why.
	await vi.waitFor(async () => expect(await sessionEnd.why()).toMatchObject({ code }));
}
const said = () => toast.mock.calls.map(([{ message }]) => message);

it('[ACC-02] whose session has ended signs in again on a page of their own, and reads nothing elsewhere', async () => {
	await refusedAt('/countries/turkey', 'UNAUTHENTICATED');
	expect([said(), dropSession.mock.calls.length]).toEqual([[], 0]);
	sessionEnd.forget();
	await refusedAt('/profile', 'UNAUTHENTICATED');
	expect(said()).toEqual([strings.shell.sessionLost]);
	expect([dropSession, invalidate].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('[DSH-18] staff who were switched off read that on a traveller’s page, rather than a request to sign in', async () => {
	await refusedAt('/applications', 'ACCOUNT_CLOSED');
	expect(said()).toEqual([sentences.accountClosed]);
	expect([dropSession, invalidate].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('[DSH-18] … and on a page that is everybody’s, which stays as it is; the dashboard says it itself', async () => {
	await refusedAt('/application', 'ACCOUNT_CLOSED');
	expect([said(), dropSession.mock.calls.length]).toEqual([[sentences.accountClosed], 0]);
	sessionEnd.forget();
	await refusedAt('/dashboard/services', 'ACCOUNT_CLOSED');
	expect(said()).toHaveLength(1);
});
