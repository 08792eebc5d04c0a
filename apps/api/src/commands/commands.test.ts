import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config';
import { UsageError } from '../platform/operatorError';
import { contentOf, image, oneLine, openCommandLine } from '../testing/commandLine';
import { makeDataDir } from '../testing/dataDir';
import { callServer } from '../testing/httpCaller';
import { commands } from '.';
import { readGiven } from './command';

let line: Awaited<ReturnType<typeof openCommandLine>>;
beforeAll(async () => {
	line = await openCommandLine();
});
afterAll(() => line.close());

const data = (name: string) => line.data(name);
const run = (args: string[], env?: Record<string, string>) => line.run(args, env);
const admin = (email: string) => ['create-admin', '--email', email, '--first-name', 'Aysel', '--last-name', 'Quliyeva'];

/** What the command says of its arguments before it does anything. */
const fault = async ([name = '', ...args]: string[]) => {
	const command = await commands[name]?.();
	if (!command) throw new RangeError(`There is no command ${name}`);
	const work = async () => command.run(() => readConfig({}), readGiven(command, args));
	return work().catch((error: unknown) => error);
};

describe('the command line', { timeout: 120_000 }, () => {
	it.each([
		[['dance'], /There is no command dance\. Usage: viza serve\|migrate\|/],
		[['toString'], /There is no command toString\./],
		[['serve', '--loud'], /Unknown option '--loud'\. Usage: viza serve/],
	])('answers %j with how it is right', async (args, said) => {
		expect(await run(args)).toEqual(oneLine(2, said));
	});

	it.each([
		[['backup'], /Something is missing\. Usage: viza backup <file>/],
		[['backup', 'a', 'b'], /b is too much\. Usage: viza backup <file>/],
		[['restore', 'a', '--force=yes'], /Usage: viza restore <file> \[--force\]/],
		[['create-admin', '--email', 'a@poct.example'], /--first-name is missing\. Usage: viza create-admin/],
		[['reconcile', '--days', 'x'], /Write reconcile --days N, N from 1 to 366\./],
		[['seed', '--requests', '0'], /Write seed --requests N, N from 1 to 200\./],
		[['resolve-refund', 'VZ-7K3M-2QXD', 'perhaps'], /Write resolve-refund VZ-XXXX-XXXX happened, or again\./],
		[['reset-second-factor'], /--email is missing\. Usage: viza reset-second-factor/],
	])('refuses %j with how it is right, and does nothing', async (args, said) => {
		const refused = await fault(args);
		expect(refused).toBeInstanceOf(UsageError);
		expect(refused).toHaveProperty('message', oneLine(2, said).stderr);
	});

	it.each([['--help'], ['-h']])('lists its commands when asked by %s', async (asked) => {
		const { code, stdout, stderr } = await run([asked]);
		expect([code, stderr]).toEqual([0, '']);
		for (const usage of ['viza serve', 'viza backup <file> [--with-key]', 'viza doctor'])
			expect(stdout.split('\n')).toContain(usage);
		expect(await run(['backup', asked])).toEqual({
			code: 0,
			stdout: 'viza backup <file> [--with-key]\n    Saves the embedded database and local files.',
			stderr: '',
		});
	});
});

it('[SEC-05] a backup is not said to hold a key that is in no file', { timeout: 120_000 }, async () => {
	const env = { DATA_KEY: Buffer.alloc(32, 7).toString('base64') };
	const { stdout } = await run(['backup', join(line.folder, 'keyless.tar.gz'), '--with-key'], env);
	expect(stdout).toContain('Its key is not in it, and without the key it is worth nothing: keep DATA_KEY elsewhere.');
	await rm(join(line.folder, 'keyless.tar.gz'));
});

it('says that a folder can not be written, as of a disk that is read-only, when asked for a backup', {
	timeout: 120_000,
}, async () => {
	const env = { DATA_DIR: data('unwritable') };
	onTestFinished(() => rm(env.DATA_DIR, { recursive: true }));
	await mkdir(join(env.DATA_DIR, 'database.holder'), { recursive: true });
	expect(await run(['backup', join(line.folder, 'none.tar.gz')], env)).toEqual(
		oneLine(1, /^DATA_DIR \S+unwritable can't be written \(EISDIR\)\.$/),
	);
});

describe('what an archive holds besides data', { timeout: 120_000 }, () => {
	// With a database and a bucket elsewhere, the key is all that a machine has.
	const env = (name: string) => ({ DATABASE_URL: 'postgres://viza@127.0.0.1:1/viza', DATA_DIR: data(name) });
	const key = (letter: string) => Buffer.alloc(32, letter).toString('base64');
	const file = (name: string) => join(line.folder, name);
	const place = async (name: string, letter: string) => {
		onTestFinished(() => rm(data(name), { recursive: true, force: true }));
		await mkdir(data(name));
		await writeFile(join(data(name), 'data.key'), key(letter));
	};
	const keyIn = (name: string) => readFile(join(data(name), 'data.key'), 'utf8');

	it('[SEC-05] comes back: its key alone, too', async () => {
		await place('keys', 'a');
		onTestFinished(() => rm(file('key.tar.gz')));
		expect(await run(['backup', file('key.tar.gz'), '--with-key'], env('keys'))).toMatchObject({ code: 0 });
		onTestFinished(() => rm(data('moved'), { recursive: true, force: true }));
		expect(await run(['restore', file('key.tar.gz')], env('moved'))).toMatchObject({ code: 0, stderr: '' });
		expect(await keyIn('moved')).toBe(key('a'));
		// Again: nothing is replaced by another.
		expect(await run(['restore', file('key.tar.gz')], env('moved'))).toMatchObject({ code: 0, stderr: '' });
	});

	it('[SEC-05] replaces no other key unasked, for what that one has sealed would never open again', async () => {
		await place('keys', 'a');
		await place('other', 'b');
		onTestFinished(() => rm(file('key.tar.gz')));
		await run(['backup', file('key.tar.gz'), '--with-key'], env('keys'));
		expect(await run(['restore', file('key.tar.gz')], env('other'))).toEqual(
			oneLine(1, /other holds another data\.key\. --force replaces it\./),
		);
		expect(await keyIn('other')).toBe(key('b'));
		expect(await run(['restore', file('key.tar.gz'), '--force'], env('other'))).toMatchObject({ code: 0 });
		expect(await keyIn('other')).toBe(key('a'));
	});
});

// One story in chapters: what one of them saves the next one restores.
describe('a new admin, and what is saved and restored', { timeout: 180_000, shuffle: false }, () => {
	let password = '';
	const saved = () => join(line.folder, 'saved.tar.gz');

	it('is made once, with a password that is not guessed', async () => {
		const weak = (given: string) => run(admin('aysel@poct.example'), { VIZA_ADMIN_PASSWORD: given });
		expect(await weak('qısa')).toEqual(oneLine(1, /VIZA_ADMIN_PASSWORD must have 8 to 128 characters\./));
		expect(await weak('password123')).toEqual(oneLine(1, /among the passwords tried first\./));
		expect(await run(admin('aysel'))).toEqual(oneLine(2, /--email is no e-mail address\./));

		const made = await run(admin('Aysel@poct.example'));
		expect(made).toMatchObject({ code: 0, stderr: '' });
		password = /shown once: (\S{20})$/.exec(made.stdout)?.[1] ?? '';
		expect(password).not.toBe('');
		const again = { VIZA_ADMIN_PASSWORD: 'dəniz-qırağında-yay' };
		expect(await run(admin('aysel@poct.example'), again)).toEqual(oneLine(1, /address already has an account\./));
		expect(await run(admin('nigar@poct.example'), again)).toEqual({
			code: 0,
			stdout: 'The admin is made.',
			stderr: '',
		});
	});

	it('is in a backup that only its owner may read', async () => {
		await mkdir(join(data('first'), 'uploads'), { recursive: true });
		await writeFile(join(data('first'), 'uploads', image), 'pixels');
		const before = await contentOf(data('first'));
		expect(await run(['backup', saved()])).toEqual({
			code: 0,
			stdout: `Saved in ${saved()}.\nIts key is not in it, and without the key it is worth nothing: keep ${join(data('first'), 'data.key')} elsewhere.`,
			stderr: '',
		});
		expect((await stat(saved())).mode & 0o777).toBe(0o600);
		expect(await contentOf(data('first'))).toEqual(before);
		expect(await run(['backup', saved()])).toEqual(oneLine(1, /exists already\./));
		expect(await run(['backup', join(line.folder, 'no', 'x.tar.gz')])).toEqual(
			oneLine(1, /can't be written \(ENOENT\)\./),
		);
		expect(await readdir(line.folder)).toEqual(['first', 'saved.tar.gz']);
	});

	it('comes back elsewhere, and signs in; where data are, it replaces none unasked', async () => {
		expect(await run(['restore', saved()])).toEqual(oneLine(1, /holds data\. --force replaces it\./));
		const env = { DATA_DIR: data('second') };
		expect(await run(['restore', saved()], env)).toMatchObject({ code: 0, stderr: '' });
		expect(await readFile(join(data('second'), 'uploads', image), 'utf8')).toBe('pixels');
		const server = line.start(['serve'], env);
		const url = await server.ready;
		const login = { email: 'aysel@poct.example', password, audience: 'dashboard' };
		expect((await callServer(url, '/auth/login', login)).status).toBe(200);

		// While it runs, no other process touches its data.
		const busy = /in use by another server \(process \d+ on .+\)/;
		expect(await run(['backup', join(line.folder, 'other.tar.gz')], env)).toEqual(oneLine(1, busy));
		expect(await run(['restore', saved(), '--force'], env)).toEqual(oneLine(1, busy));
		const beside = await run(['doctor'], env);
		expect(beside.code).toBe(0);
		expect(beside.stdout).toMatch(
			/^✓ database: embedded, in use by a running server \(process \d+ on .+\), which is no fault\. Stop it/m,
		);
		expect(beside.stdout).toMatch(/^✓ storage: /m);
		await server.kill('SIGTERM');

		const healthy = await run(['doctor'], env);
		expect(healthy).toMatchObject({ code: 0, stderr: '' });
		expect(healthy.stdout.split('\n').map((line) => line.split(':')[0])).toEqual(
			[
				...[
					'settings',
					'key',
					'database',
					'migrations',
					'clock',
					'jobs',
					'secrets',
					'money',
					'refunds',
					'storage',
					'mail',
					'payments',
				],
				...['site', 'image library'],
			].map((name) => `✓ ${name}`),
		);
	});
});

describe('the doctor', { timeout: 120_000 }, () => {
	it('names what is wrong, a line each', async () => {
		const { code, stdout } = await run(['doctor'], { PORT: 'x', LOG_LEVEL: 'loud' });
		expect(code).toBe(1);
		expect(stdout).toMatch(/^✗ settings: PORT must be a whole number from 0 to 65535$/m);
		expect(stdout).toMatch(/^✗ settings: LOG_LEVEL must be/m);
		expect(stdout).toMatch(/^✓ image library/m);
	});

	it('points out a sandbox bank, e-mails that are only files, and a missing site', async () => {
		const env = {
			...{ NODE_ENV: 'production', PUBLIC_URL: 'https://viza.az', DATA_KEY: Buffer.alloc(32, 1).toString('base64') },
			...{
				ALLOW_EMBEDDED_DATABASE: 'true',
				PAYMENT_PROVIDER: 'sandbox',
				DATA_DIR: data('none'),
				SITE_DIR: data('none'),
			},
		};
		const { code, stdout } = await run(['doctor'], env);
		expect(stdout).toMatch(/^✓ payments: sandbox, which takes no real money$/m);
		expect(stdout).toMatch(/^✓ mail: .+outbox takes e-mails, which are sent to nobody without SMTP_URL$/m);
		expect(stdout).toMatch(/^✗ site: SITE_DIR .+none holds no built site, so there are no pages\.$/m);
		expect(code).toBe(1);
		await writeFile(join(data('none'), 'index.html'), '');
		const bank = { PAYMENT_PROVIDER: 'payriff', PAYRIFF_SECRET_KEY: 'very-secret', SMTP_URL: 'smtp://127.0.0.1:1' };
		const { stdout: whole } = await run(['doctor'], { ...env, ...bank });
		expect(whole).toMatch(/^✓ payments: payriff$/m);
		expect(whole).toMatch(/^✓ site: .+none$/m);
	});

	it('tells no password of what it can’t reach', async () => {
		const { code, stdout, stderr } = await run(['doctor'], {
			DATABASE_URL: 'postgres://viza:very-secret@127.0.0.1:1/viza',
			SMTP_URL: 'smtp://viza:very-secret@127.0.0.1:1',
			S3_BUCKET: 'viza',
			S3_ENDPOINT: 'http://127.0.0.1:1',
			S3_ACCESS_KEY_ID: 'id',
			S3_SECRET_ACCESS_KEY: 'very-secret',
		});
		expect(code).toBe(1);
		for (const name of ['database', 'storage', 'mail']) expect(stdout).toContain(`✗ ${name}: `);
		expect(stdout + stderr).not.toContain('very-secret');
	});

	it('says of a PostgreSQL that pg_dump saves it, and saves the files', async () => {
		const own = await mkdtemp(join(tmpdir(), 'viza-files-'));
		await makeDataDir(join(own, 'first'));
		await chmod(join(own, 'first'), 0o700);
		await mkdir(join(own, 'first', 'uploads'), { recursive: true });
		await writeFile(join(own, 'first', 'uploads', image), 'pixels');
		const file = join(own, 'files.tar.gz');
		const env = { DATABASE_URL: 'postgres://viza@127.0.0.1:1/viza', DATA_DIR: join(own, 'first') };
		const { code, stdout } = await run(['backup', file], env);
		expect(code).toBe(0);
		expect(stdout.split('\n')).toEqual([
			expect.stringContaining('pg_dump'),
			`Saved in ${file}.`,
			expect.stringContaining('Its key is not in it'),
		]);
		expect(await run(['restore', file], { ...env, DATA_DIR: join(own, 'second') })).toMatchObject({ code: 0 });
		expect(await readdir(join(own, 'second'))).toEqual(['database.lock', 'uploads']);
		await rm(own, { recursive: true });
	});
});
