import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import type { Page, Session, SignInChallenge } from 'visa-sdk/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Command, runCommand } from '../testing/command';
import { createEmptyDatabase, type OwnDatabase } from '../testing/emptyDatabase';
import { callServer } from '../testing/httpCaller';

let folder: string;
let database: OwnDatabase;
let server: Command | undefined;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'viza-installation-'));
	database = await createEmptyDatabase(process.env.TEST_DATABASE_URL ?? '');
});
afterAll(async () => {
	await server?.kill('SIGKILL');
	await database?.drop();
	await rm(folder, { recursive: true, force: true });
});

const email = 'aysel@poct.example';
const password = 'dəniz-qırağında-yay';
const start = (args: string[]) =>
	runCommand(args, {
		...{ PORT: '0', DATA_DIR: join(folder, 'viza'), DATABASE_URL: database.url },
		VIZA_ADMIN_PASSWORD: password,
	});
const run = async (...args: string[]) => {
	const command = start(args);
	const { code } = await command.exit;
	return { code, ...command.output() };
};
const signIn = (url: string) =>
	callServer<Session | SignInChallenge>(url, '/auth/login', { email, password, audience: 'dashboard' });
const tokenOf = ({ body }: { body: Session | SignInChallenge }) => ('accessToken' in body ? body.accessToken : '');

it('[DSH-17] the first admin of an installation loses a second factor whose device is gone, with all sessions, and the trail says so', async () => {
	expect((await run('migrate')).code).toBe(0);
	const admin = ['--email', email, '--first-name', 'Aysel', '--last-name', 'Quliyeva'];
	expect(await run('create-admin', ...admin)).toEqual({ code: 0, stdout: 'The admin is made.\n', stderr: '' });
	const reset = () => run('reset-second-factor', '--email', 'Aysel@poct.example');
	expect(await reset()).toEqual({ code: 1, stdout: '', stderr: 'This address has no second factor.\n' });

	server = start(['serve']);
	const url = await server.ready;
	const token = tokenOf(await signIn(url));
	const proof = { currentPassword: password };
	const { body: offer } = await callServer<{ secret: string }>(url, '/auth/second-factor/set-up', proof, token);
	const code = new TOTP({ secret: Secret.fromBase32(offer.secret) }).generate();
	expect((await callServer(url, '/auth/second-factor/confirm', { code }, token)).status).toBe(200);
	expect((await signIn(url)).body).toHaveProperty('challenge');

	expect(await reset()).toEqual({
		code: 0,
		stdout: 'The second factor is taken away, and all sessions have ended.\n',
		stderr: '',
	});
	expect((await callServer(url, '/users/me', undefined, token)).status).toBe(401);
	const again = tokenOf(await signIn(url));
	expect((await callServer(url, '/auth/second-factor', undefined, again)).body).toMatchObject({ isSetUp: false });
	const { body: trail } = await callServer<Page<object>>(url, '/events?limit=5', undefined, again);
	expect(trail.data).toContainEqual(expect.objectContaining({ subject: 'user', kind: 'second-factor-reset' }));
}, 120_000);
