import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is shorter waits in memory. */
const IN_MEMORY_BYTES = 64 * 1024;

/** A file that has come whole and waits for its turn; most of it is not in memory. */
export interface Received {
	readonly size: number;
	/** All of it at once: only for whoever is at work on it. */
	bytes(): Promise<Uint8Array>;
	/** Lets go of it. */
	drop(): Promise<void>;
}

/**
 * Takes a file in. However many come at once, and however slowly, each has a few buffers in memory; the rest waits in a
 * file that has no name any more, so that a killed process leaves nothing, and that only this process could read.
 */
export async function receive(source: AsyncIterable<Uint8Array>): Promise<Received> {
	const first: Uint8Array[] = [];
	let size = 0;
	let rest: Spool | null = null;
	try {
		for await (const part of source) {
			size += part.length;
			if (!rest && size <= IN_MEMORY_BYTES) {
				first.push(part);
				continue;
			}
			rest ??= await openSpool();
			for (const waiting of first.splice(0)) await rest.write(waiting);
			await rest.write(part);
		}
	} catch (error) {
		await rest?.close();
		throw error;
	}
	const spool = rest;
	return {
		size,
		bytes: async () => (spool ? spool.read(size) : Buffer.concat(first)),
		drop: async () => spool?.close(),
	};
}

interface Spool {
	write(bytes: Uint8Array): Promise<void>;
	read(size: number): Promise<Buffer>;
	close(): Promise<void>;
}

async function openSpool(): Promise<Spool> {
	const path = join(tmpdir(), `viza-${randomBytes(16).toString('hex')}`);
	const file: FileHandle = await open(path, 'wx+', 0o600);
	await unlink(path);
	// The key dies with the process. Whether the bytes are whole is told by the image itself.
	const [key, iv] = [randomBytes(32), randomBytes(16)];
	const cipher = createCipheriv('aes-256-ctr', key, iv);
	return {
		write: async (bytes) => file.writeFile(cipher.update(bytes)),
		async read(size) {
			const sealed = Buffer.allocUnsafe(size);
			for (let at = 0; at < size; ) {
				const { bytesRead } = await file.read(sealed, at, size - at, at);
				if (bytesRead === 0) throw new Error('a received file is cut');
				at += bytesRead;
			}
			return createDecipheriv('aes-256-ctr', key, iv).update(sealed);
		},
		close: () => file.close(),
	};
}
