// Measures how quickly a server with the embedded database is ready, and its memory after a hundred large images, with
// and without the allocator settings of running.md.
// node tools/bench/memory.mjs [images] [a built tree]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { node24, root } from '../setup/shared.mjs';

const PICTURES = Number(process.argv[2] ?? 100);
const tree = process.argv[3] ?? root;
const AT_ONCE = 4;
const STARTS = 4;
/** An image of twelve megapixels. */
const [WIDTH, HEIGHT] = [4000, 3000];
const { default: sharp } = await import(createRequire(join(root, 'apps/api/package.json')).resolve('sharp'));
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** @param {number} pid */
const residentMb = async (pid) =>
	Math.round(Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

/** @param {string} folder @param {Record<string, string>} env */
async function serve(folder, env) {
	const port = 20_000 + Math.floor(Math.random() * 12_000);
	const began = performance.now();
	const server = spawn(node24, [join(tree, 'apps/api/dist/main.js'), 'serve'], {
		env: {
			...process.env,
			...env,
			DATA_DIR: folder,
			PORT: String(port),
			LOG_LEVEL: 'error',
			SITE_DIR: join(folder, 'no-site'),
		},
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	let said = '';
	for await (const chunk of server.stdout) {
		said += chunk;
		if (/ready at/.test(said)) break;
	}
	const readyMs = performance.now() - began;
	const stat = (await readFile(`/proc/${server.pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
	return {
		pid: server.pid ?? 0,
		base: `http://127.0.0.1:${port}`,
		readyMs: Math.round(readyMs),
		processorMs: (Number(stat[11]) + Number(stat[12])) * 10,
		async end() {
			server.kill('SIGTERM');
			if (server.exitCode === null) await once(server, 'exit');
		},
	};
}

/** Each another one, with enough in it to weigh some megabytes. @param {number} number */
async function picture(number) {
	const noise = { type: /** @type {const} */ ('gaussian'), mean: 100 + (number % 100), sigma: 12 };
	const create = { width: WIDTH, height: HEIGHT, channels: /** @type {const} */ (3), background: '#888', noise };
	return sharp({ create }).jpeg({ quality: 85 }).toBuffer();
}

/** @param {string} base @param {string} token @param {Uint8Array<ArrayBuffer>} bytes */
async function upload(base, token, bytes) {
	const body = new FormData();
	body.set('file', new Blob([bytes], { type: 'image/jpeg' }), 'passport.jpg');
	const answer = await fetch(`${base}/api/uploads/image`, {
		method: 'POST',
		body,
		headers: { authorization: `Bearer ${token}` },
	});
	if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
	await answer.arrayBuffer();
}

const folder = await mkdtemp(join(tmpdir(), 'viza-memory-'));
try {
	await (await serve(folder, allocator)).end();
	const starts = [];
	for (let number = 0; number < STARTS; number += 1) {
		const server = await serve(folder, allocator);
		starts.push({
			'ready after ms': server.readyMs,
			'processor ms': server.processorMs,
			load: loadavg()[0]?.toFixed(1),
		});
		await server.end();
	}
	console.log('Starts on an existing folder');
	console.table(starts);

	const pictures = await Promise.all([0, 1, 2, 3].map(picture));
	const rows = [];
	for (const [name, env] of /** @type {const} */ ([
		['as it is', {}],
		['with the settings', allocator],
	])) {
		const server = await serve(folder, env);
		let load;
		try {
			load = await loaded(server);
		} finally {
			await server.end();
		}
		const { after, idle, most } = load;
		rows.push({
			allocator: name,
			'idle MB': idle,
			'most MB': most,
			'after MB': after,
			times: Number((after / idle).toFixed(2)),
		});
	}
	/** @param {Awaited<ReturnType<typeof serve>>} server what it holds before, at most and after the pictures, in MB */
	async function loaded(server) {
		const signedIn = await fetch(`${server.base}/api/auth/login`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ email: 'admin@viza.example', password: 'viza-demo-admin' }),
		});
		const { accessToken } = /** @type {{ accessToken: string }} */ (await signedIn.json());
		await pause(15_000);
		const idle = await residentMb(server.pid);
		let [sent, most] = [0, 0];
		const send = async () => {
			while (sent < PICTURES) {
				sent += 1;
				await upload(server.base, accessToken, new Uint8Array(pictures[sent % pictures.length] ?? []));
				most = Math.max(most, await residentMb(server.pid));
			}
		};
		await Promise.all(Array.from({ length: AT_ONCE }, send));
		await pause(15_000);
		const after = await residentMb(server.pid);
		return { after, idle, most };
	}
	console.log(`${PICTURES} pictures of ${(WIDTH * HEIGHT) / 1e6} MP, ${AT_ONCE} at a time`);
	console.table(rows);
} finally {
	await rm(folder, { recursive: true, force: true });
}
