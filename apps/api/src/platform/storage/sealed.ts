import { isEnvelope, openFile, readHead, rewrap, sealFile } from './envelope';
import { OWNER_KEY, type Storage } from './index';
import type { KeyWrapping } from './wrapping';

/** How a file was found when it was looked at by the key of today. */
export type Resealed = 'current' | 'rewrapped' | 'sealed' | 'gone';

export interface SealedStorage extends Storage {
	/** Brings one file under the key of today: an older key's, or one that was never sealed. */
	reseal(key: string): Promise<Resealed>;
}

/** The storage does not answer, or refuses: asked again later, the same may go well. */
class StorageAway extends Error {
	override readonly name = 'StorageAway';
	/** As the system says of a disk that fails. */
	readonly code = 'EIO';
}

async function reached<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		// A key that is none is the caller's fault.
		if (error instanceof RangeError) throw error;
		throw new StorageAway('the storage does not answer', { cause: error });
	}
}

/**
 * A storage whose files are sealed, each by a key of its own. What lies there from before is read as it is. The file
 * that says whose images these are stays readable: whoever has another key must be able to tell.
 * @param wrapping null: nothing can be sealed
 */
export function sealedStorage(inner: Storage, wrapping: KeyWrapping | null): SealedStorage {
	const isOpen = (key: string) => key === OWNER_KEY || wrapping === null;
	async function open(key: string) {
		const source = await reached(() => inner.open(key));
		return source && openFile(source, key, wrapping);
	}
	return {
		...inner,
		async put(key, bytes) {
			const sealed = isOpen(key) || !wrapping ? bytes : await sealFile(bytes, key, wrapping);
			await reached(() => inner.put(key, sealed));
		},
		open,
		async get(key) {
			const source = await open(key);
			if (!source) return null;
			const parts: Uint8Array[] = [];
			for await (const part of source) parts.push(part);
			return Buffer.concat(parts);
		},
		async reseal(key) {
			if (isOpen(key) || !wrapping) return 'current';
			const bytes = await inner.get(key);
			if (!bytes) return 'gone';
			if (!isEnvelope(bytes)) {
				await inner.put(key, await sealFile(bytes, key, wrapping));
				return 'sealed';
			}
			if (readHead(bytes)?.keyId === wrapping.currentId) return 'current';
			await inner.put(key, await rewrap(bytes, key, wrapping));
			return 'rewrapped';
		},
	};
}
