import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type OwnPostgres } from './postgres';

/** Its path: from PGBOUNCER, or where Debian's package puts it. */
const places = [process.env.PGBOUNCER, 'pgbouncer', '/usr/sbin/pgbouncer'].filter((place) => place !== undefined);

export interface PoolerProgram {
	path: string;
	/** Whether it keeps named statements: from 1.21 on. */
	knowsNames: boolean;
}

/** This machine's pgbouncer; null if there is none. */
export function findPooler(): PoolerProgram | null {
	for (const path of places) {
		try {
			const said = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
			const [, major, minor] = /(\d+)\.(\d+)/.exec(said) ?? [];
			return { path, knowsNames: Number(major) > 1 || Number(minor) >= 21 };
		} catch {
			// Not installed.
		}
	}
	return null;
}

/** One in transaction mode, with fewer connections than clients. */
export async function startPooler({ path, knowsNames }: PoolerProgram, of: OwnPostgres) {
	const folder = await mkdtemp(join(tmpdir(), 'viza-pooler-'));
	const port = await freePort();
	const { port: behind } = new URL(of.url);
	const settings = [
		'[databases]',
		`* = host=127.0.0.1 port=${behind} user=viza`,
		'[pgbouncer]',
		'listen_addr = 127.0.0.1',
		`listen_port = ${port}`,
		'unix_socket_dir =',
		'auth_type = any',
		'pool_mode = transaction',
		'default_pool_size = 4',
		'max_client_conn = 200',
		'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout',
		...(knowsNames ? ['max_prepared_statements = 100'] : []),
	];
	const file = join(folder, 'pgbouncer.ini');
	await writeFile(file, settings.join('\n'));
	// It refuses to run as root, like PostgreSQL.
	await chmod(folder, 0o755);
	const child = spawn(path, [file], { ...of.programs.who, stdio: ['ignore', 'ignore', 'pipe'] });
	const exit = once(child, 'close');
	let said = '';
	const isUp = new Promise((ready) =>
		child.stderr.on('data', (chunk) => {
			said += chunk;
			if (said.includes('process up')) ready(true);
		}),
	);
	await Promise.race([isUp, exit.then(() => Promise.reject(new Error(said)))]);
	return {
		url: `postgres://viza@127.0.0.1:${port}/postgres`,
		async stop() {
			child.kill('SIGINT');
			await exit;
			await rm(folder, { recursive: true, force: true });
		},
	};
}
