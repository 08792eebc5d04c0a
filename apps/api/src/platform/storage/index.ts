/** A file as a listing tells of it. */
export interface StoredFile {
	key: string;
	modifiedAt: Date;
}

/** Where images are kept; keys are random and made by the caller. Each call rejects when the storage fails. */
export interface Storage {
	/** For the operator: where the images are. */
	readonly where: string;
	/** All of it or nothing: a write that is cut off leaves no file. */
	put(key: string, bytes: Uint8Array): Promise<void>;
	/** Null when there is none. */
	get(key: string): Promise<Uint8Array | null>;
	/** The same a part at a time, so that no whole file has to be in memory. */
	open(key: string): Promise<AsyncIterable<Uint8Array> | null>;
	/** Also fine when there is none. */
	remove(key: string): Promise<void>;
	/** Every file, also one left unfinished by a killed process, in no order. */
	list(): AsyncIterable<StoredFile>;
	/** Resolves when the storage can be reached. */
	check(): Promise<void>;
	close(): void;
}

/** A file that says whose images these are. */
export const OWNER_KEY = 'owner-of-these-images';

/** @throws RangeError for a key that could name another place */
export function assertKey(key: string): void {
	if (!isKey(key)) throw new RangeError('not a storage key');
}

export const isKey = (name: string) => /^[A-Za-z0-9_-]{16,64}$/.test(name);
