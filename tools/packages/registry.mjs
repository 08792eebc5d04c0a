// A temporary registry on this machine: a free port, a temporary folder, nothing kept.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runServer } from 'verdaccio';

/**
 * What we publish stays in the folder; everything else comes from this machine's configured registry.
 * @param {string} folder
 * @returns {Promise<{ url: string, environment: NodeJS.ProcessEnv, close: () => Promise<void> }>} `environment` leads npm there
 */
export async function openRegistry(folder) {
	const others = execFileSync('npm', ['config', 'get', 'registry'], {
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'ignore'],
	}).trim();
	const config = {
		storage: join(folder, 'storage'),
		configPath: join(folder, 'config.yaml'),
		self_path: join(folder, 'config.yaml'),
		web: { enable: false },
		auth: { htpasswd: { file: join(folder, 'htpasswd'), max_users: 1 } },
		// Without the pause that it would take, in an office, from a registry that was slow a few times.
		uplinks: { others: { url: others, max_fails: 100, timeout: '60s' } },
		packages: {
			'visa-*': { access: '$all', publish: '$authenticated' },
			'**': { access: '$all', proxy: 'others' },
		},
		max_body_size: '50mb',
		log: { type: 'stdout', format: 'pretty', level: 'fatal' },
	};
	/** @type {import('node:http').Server} */
	const server = await runServer(config);
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	if (!address || typeof address !== 'object') throw new Error('the registry has no port');
	const host = `127.0.0.1:${address.port}/`;
	const url = `http://${host}`;
	const user = { name: 'rehearsal', password: crypto.randomUUID() };
	const answer = await fetch(`${url}-/user/org.couchdb.user:${user.name}`, {
		method: 'PUT',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(user),
	});
	if (!answer.ok) throw new Error(`the registry takes no user: ${answer.status} ${await answer.text()}`);
	/** @type {{ token: string }} */
	const { token } = await answer.json();
	const npmrc = join(folder, 'npmrc');
	await writeFile(npmrc, `registry=${url}\n//${host}:_authToken=${token}\nfund=false\naudit=false\n`);
	return {
		url,
		environment: { npm_config_registry: url, npm_config_userconfig: npmrc, npm_config_cache: join(folder, 'cache') },
		close: async () => {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}
