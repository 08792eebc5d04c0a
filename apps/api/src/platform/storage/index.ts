/** A file in a listing. */
interface StoredFile {
	key: string;
	modifiedAt: Date;
}

/** Where images are stored; keys are random and created by the caller. Each call rejects if the storage fails. */
export interface Storage {
	/** Where the images are, for operators. */
	readonly where: string;
	/** Atomic: an interrupted write leaves no file. */
	put(key: string, bytes: Uint8Array): Promise<void>;
	/** Null if it doesn't exist. */
	get(key: string): Promise<Uint8Array | null>;
	/** The same in parts, so that no complete file has to be in memory. */
	open(key: string): Promise<AsyncIterable<Uint8Array> | null>;
	/** Succeeds even if it doesn't exist. */
	remove(key: string): Promise<void>;
	/** Every file, including unfinished ones left by a killed process, in no particular order. */
	list(): AsyncIterable<StoredFile>;
	/** Resolves if the storage can be reached. */
	check(): Promise<void>;
	close(): void;
}

/** A file that identifies the installation these images belong to. */
export const OWNER_KEY = 'owner-of-these-images';

/** @throws RangeError for a key that could point elsewhere */
export function assertKey(key: string): void {
	if (!isKey(key)) throw new RangeError('not a storage key');
}

/** Whether a name can be the key of a stored file: no path, no dots, 16 to 64 characters. */
export const isKey = (name: string) => /^[A-Za-z0-9_-]{16,64}$/.test(name);
