import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Smaller files wait in memory. */
const IN_MEMORY_BYTES = 64 * 1024;

/** A completely received file that waits for its turn, mostly not in memory. */
export interface Received {
	readonly size: number;
	/** The complete file in memory: only for whoever processes it. */
	bytes(): Promise<Uint8Array>;
	/** Releases it. */
	drop(): Promise<void>;
}

/**
 * Receives a file. However many arrive at once, and however slowly, each takes a few buffers of memory; the rest is in an
 * unlinked file, so that a killed process leaves nothing behind, and encrypted so that only this process could read it.
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
	// The key dies with the process. Whether the bytes are intact, the image itself shows.
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
