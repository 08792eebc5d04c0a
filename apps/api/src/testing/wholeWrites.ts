import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

interface Store {
	getResourcePath(bucket: string, key: string, kind: 'object'): string;
	putMetadata(bucket: string, key: string, metadata: unknown, md5: string): Promise<void>;
	putObject(object: { bucket: string; key: string; content: Readable; metadata: unknown }): Promise<{
		size: number;
		md5: string;
	}>;
}

const { prototype }: { prototype: Store } = createRequire(import.meta.url)('s3rver/lib/stores/filesystem');

/**
 * For the process of the S3 server of tests: it answers when the bytes are in their file, as any S3 does. By itself it answers
 * when it has read them, and on a busy machine whoever asks for them next finds none.
 */
prototype.putObject = async function ({ bucket, key, content, metadata }) {
	const path = this.getResourcePath(bucket, key, 'object');
	await mkdir(dirname(path), { recursive: true });
	const md5 = createHash('md5');
	let size = 0;
	const count = async function* (chunks: AsyncIterable<Buffer>) {
		for await (const chunk of chunks) {
			md5.update(chunk);
			size += chunk.length;
			yield chunk;
		}
	};
	await pipeline(content, count, createWriteStream(path));
	const digest = md5.digest('hex');
	await this.putMetadata(bucket, key, metadata, digest);
	return { size, md5: digest };
};
