import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Command, runCommand } from './testing/command';

let folder: string;
const commands: Command[] = [];
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'viza-start-'));
});
afterAll(async () => {
	await Promise.all(commands.map((command) => command.kill('SIGKILL')));
	await rm(folder, { recursive: true, force: true });
});

const run = (name: string, env: Record<string, string> = {}) => {
	const command = runCommand(name, { PORT: '0', DATA_DIR: join(folder, 'data'), ...env });
	commands.push(command);
	return command;
};
const refused = async (env: Record<string, string>, name = 'serve') => {
	const command = run(name, env);
	const { code } = await command.exit;
	expect(code).toBe(1);
	const { stderr, stdout } = command.output();
	expect(stdout).toBe('');
	return stderr.trimEnd();
};
const json = { 'content-type': 'application/json' };

describe('the server as a process', { timeout: 180_000 }, () => {
	it('starts, keeps out a second one, survives a kill without losing what it acknowledged, and stops clean', async () => {
		const first = run('serve');
		const url = await first.ready;
		const { stdout } = first.output();
		expect(stdout).toContain(`E-mails go to ${join(folder, 'data', 'outbox')}`);
		expect(stdout).toContain('Demo admin: admin@viza.example / viza-demo-admin');

		const second = await refused({});
		expect(second.split('\n')).toHaveLength(1);
		expect(second).toMatch(/in use by another server \(process \d+ on .+\)/);
		expect((await fetch(`${url}/readyz`)).status).toBe(200);

		const sessions: string[] = [];
		const login = { email: 'agent@viza.example', password: 'viza-demo-agent' };
		for (let times = 0; times < 5; times += 1) {
			const answer = await fetch(`${url}/api/auth/login`, {
				method: 'POST',
				headers: json,
				body: JSON.stringify(login),
			});
			sessions.push(((await answer.json()) as { accessToken: string }).accessToken);
		}
		expect((await first.kill('SIGKILL')).signal).toBe('SIGKILL');
		expect((await stat(join(folder, 'data', 'database.lock'))).isFile()).toBe(true);
		expect((await stat(join(folder, 'data', 'db'))).mode & 0o777).toBe(0o700);

		const third = run('serve');
		const again = await third.ready;
		for (const token of sessions) {
			const answer = await fetch(`${again}/api/users/me`, { headers: { authorization: `Bearer ${token}` } });
			expect(answer.status).toBe(200);
		}
		expect(await third.kill('SIGTERM')).toEqual({ code: 0, signal: null });
		expect(third.output().stderr).toBe('');
		expect(third.output().stdout.trimEnd().split('\n').slice(-2)).toEqual(['Viza stops: SIGTERM', 'Viza has stopped']);
		expect(await readdir(join(folder, 'data'))).not.toContain('database.holder');
	});

	it('writes e-mails into the outbox, and Ctrl-C twice is once', async () => {
		const command = run('serve');
		const url = await command.ready;
		const body = JSON.stringify({ email: 'admin@viza.example' });
		await fetch(`${url}/api/auth/forgot-password`, { method: 'POST', headers: json, body });
		const outbox = join(folder, 'data', 'outbox');
		await expect
			.poll(async () => (await readdir(outbox)).filter((file) => file.endsWith('.eml')), { timeout: 20_000 })
			.toHaveLength(1);
		const [file] = await readdir(outbox);
		expect(await readFile(join(outbox, file ?? ''), 'utf8')).toContain('To: admin@viza.example');
		command.process.kill('SIGINT');
		expect(await command.kill('SIGINT')).toEqual({ code: 0, signal: null });
	});

	it('is not ready any more when it is told to stop, and finishes what it has begun', async () => {
		const command = run('serve', { SHUTDOWN_DELAY_SECONDS: '2' });
		const url = await command.ready;
		const body = JSON.stringify({ email: 'agent@viza.example', password: 'viza-demo-agent' });
		const login = request(`${url}/api/auth/login`, {
			method: 'POST',
			headers: { ...json, 'content-length': Buffer.byteLength(body) },
		});
		const answer = once(login, 'response');
		login.write(body.slice(0, 10));
		await once(login, 'socket').then(() => fetch(`${url}/healthz`));
		command.process.kill('SIGTERM');
		await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { interval: 20 }).toBe(503);
		expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'unavailable', faults: ['stopping'] });
		// New connections are refused, and the old one is still answered.
		await expect
			.poll(
				() =>
					fetch(`${url}/healthz`).then(
						() => true,
						() => false,
					),
				{ timeout: 10_000 },
			)
			.toBe(false);
		login.end(body.slice(10));
		const [{ statusCode }] = await answer;
		expect(statusCode).toBe(200);
		expect(await command.exit).toEqual({ code: 0, signal: null });
	});

	it('answers every call of clients that keep their connections when it is told to stop', async () => {
		const command = run('serve');
		const url = await command.ready;
		/**
		 * Calls on one connection, without a pause, until it is told that this was the last; then the result of a new
		 * one.
		 */
		const client = async () => {
			const agent = new Agent({ keepAlive: true, maxSockets: 1 });
			const seen: (number | string | undefined)[] = [];
			while (typeof seen.at(-1) !== 'string') {
				const call = request(`${url}/api/countries?limit=1`, { agent }).end();
				seen.push(
					await once(call, 'response').then(
						async ([answer]) => {
							await once(answer.resume(), 'end');
							return answer.statusCode;
						},
						({ code }) => `${call.reusedSocket ? 'in use' : 'new'}: ${code}`,
					),
				);
			}
			agent.destroy();
			return seen;
		};
		const clients = Array.from({ length: 10 }, client);
		await Promise.all(Array.from({ length: 10 }, () => fetch(`${url}/healthz`)));
		command.process.kill('SIGTERM');
		for (const seen of await Promise.all(clients)) {
			expect(seen.pop()).toBe('new: ECONNREFUSED');
			expect(seen.every((status) => status === 200)).toBe(true);
		}
		expect(await command.exit).toEqual({ code: 0, signal: null });
	});

	it('says in one line that the port is in use', async () => {
		const other = createServer();
		await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
		const address = other.address();
		const port = typeof address === 'object' && address ? String(address.port) : '';
		expect(await refused({ PORT: port })).toBe(`Port ${port} is in use. Choose another with PORT.`);
		other.close();
	});

	it('says in one line that the folder can’t be written', async () => {
		const file = join(folder, 'file');
		await writeFile(file, '');
		const said = await refused({ DATA_DIR: join(file, 'data') });
		expect(said).toBe(`DATA_DIR ${join(file, 'data')} can't be written (ENOTDIR).`);
	});

	it.runIf(process.platform === 'linux')('says so of a folder where none can be made', async () => {
		expect(await refused({ DATA_DIR: '/proc/viza/data' })).toBe("DATA_DIR /proc/viza/data can't be written (ENOENT).");
	});

	it('names every wrong setting in a line of its own', async () => {
		const said = await refused({ PORT: '70000', DATABASE_URL: 'mysql://x', SMTP_URL: 'x', LOG_LEVEL: 'loud' });
		expect(said.split('\n').map((line) => line.split(' ')[0])).toEqual([
			'PORT',
			'DATABASE_URL',
			'SMTP_URL',
			'LOG_LEVEL',
		]);
	});

	it('does not start in production by accident', async () => {
		const said = await refused({ NODE_ENV: 'production' });
		expect(said.split('\n').map((line) => line.split(' ')[0])).toEqual([
			'DATABASE_URL',
			'DATA_KEY',
			'PUBLIC_URL',
			'PAYMENT_PROVIDER',
		]);
	});
});
