import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Settings } from '../config';

const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');

export const BUCKET = 'viza-images';

/** An S3 server as a process of its own, with an empty bucket. */
export async function startS3Server(): Promise<{ settings: S3Settings; stop(): Promise<void> }> {
	const folder = await mkdtemp(join(tmpdir(), 'viza-s3-'));
	const server = spawn(
		process.execPath,
		[program, '-d', folder, '-a', '127.0.0.1', '-p', '0', '--configure-bucket', BUCKET],
		{ stdio: ['ignore', 'pipe', 'pipe'] },
	);
	const exit = once(server, 'close');
	const endpoint = await new Promise<string>((found, fail) => {
		let said = '';
		for (const stream of [server.stdout, server.stderr]) {
			stream.on('data', (chunk) => {
				said += chunk;
				const [, port] = /listening on \S+?:(\d+)/.exec(said) ?? [];
				if (port) found(`http://127.0.0.1:${port}`);
			});
		}
		exit.then(() => fail(new Error(`the S3 server ended: ${said}`)), fail);
	});
	return {
		settings: {
			bucket: BUCKET,
			endpoint,
			region: 'us-east-1',
			// The only ones that this server knows.
			credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
			isPathStyle: true,
		},
		async stop() {
			server.kill();
			await exit;
			await rm(folder, { recursive: true, force: true });
		},
	};
}
