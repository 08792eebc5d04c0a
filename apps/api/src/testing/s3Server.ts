import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { S3Settings } from '../config';

const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
const wholeWrites = fileURLToPath(new URL('wholeWrites.ts', import.meta.url));

const BUCKET = 'viza-images';

interface TestS3Server {
	settings: S3Settings;
	/** Nobody answers any more, and its content stays. */
	leave(): Promise<void>;
	/** At the same address, with its content. */
	comeBack(): Promise<void>;
	stop(): Promise<void>;
}

/** An S3 server in its own process, with an empty bucket. */
export async function startS3Server(): Promise<TestS3Server> {
	const folder = await mkdtemp(join(tmpdir(), 'viza-s3-'));
	let server = await serve(folder, '0');
	const { port } = server;
	return {
		settings: {
			bucket: BUCKET,
			endpoint: `http://127.0.0.1:${port}`,
			region: 'us-east-1',
			// The only credentials that this server knows.
			credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
			isPathStyle: true,
		},
		leave: () => server.end(),
		async comeBack() {
			server = await serve(folder, port);
		},
		async stop() {
			await server.end();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

async function serve(folder: string, wanted: string) {
	const server = spawn(
		process.execPath,
		['--import', wholeWrites, program, '-d', folder, '-a', '127.0.0.1', '-p', wanted, '--configure-bucket', BUCKET],
		{ stdio: ['ignore', 'pipe', 'pipe'] },
	);
	const exit = once(server, 'close');
	const port = await new Promise<string>((found, fail) => {
		let said = '';
		for (const stream of [server.stdout, server.stderr]) {
			stream.on('data', (chunk) => {
				said += chunk;
				const [, at] = /listening on \S+?:(\d+)/.exec(said) ?? [];
				if (at) found(at);
			});
		}
		exit.then(() => fail(new Error(`the S3 server ended: ${said}`)), fail);
	});
	return {
		port,
		async end() {
			server.kill();
			await exit;
		},
	};
}
