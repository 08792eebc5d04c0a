import { isEnvelope, openFile, readHead, rewrap, sealFile } from './envelope';
import { OWNER_KEY, type Storage } from './index';
import type { KeyWrapping } from './wrapping';

/** The result of re-sealing a file. */
type Resealed = 'current' | 'rewrapped' | 'sealed' | 'gone';

/** A storage whose files are encrypted before they leave the process. */
export interface SealedStorage extends Storage {
	/** Re-seals one file with the current key: sealed with an older key, or never sealed. */
	reseal(key: string): Promise<Resealed>;
}

/** The storage doesn't respond, or refuses: the same may succeed later. */
class StorageAway extends Error {
	override readonly name = 'StorageAway';
	/** Like the system's code for a failing disk. */
	readonly code = 'EIO';
}

async function reached<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		// An invalid key is the caller's error.
		if (error instanceof RangeError) throw error;
		throw new StorageAway('the storage does not answer', { cause: error });
	}
}

/**
 * A storage whose files are sealed, each with its own key. Older files are read as they are. The file that identifies the
 * installation stays readable: someone with another key must be able to tell.
 * @param wrapping null if nothing can be sealed
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
