import { keyIdOf, openBytes, sealBytes } from '../vault';

/** Protects the key of one file: the operator's key, or a service that holds one and never reveals it (a KMS). */
export interface KeyWrapping {
	/** The id of the key that wraps now. */
	readonly currentId: string;
	/** @param owner the file's name: it can't be unwrapped for another */
	wrap(key: Buffer, owner: string): Promise<Buffer>;
	/** @throws Error if no key has this id, or it isn't the right one */
	unwrap(wrapped: Uint8Array, owner: string, keyId: string): Promise<Buffer>;
}

/** @param keys the first wraps, all unwrap; the result is null without any */
export function wrappingBy(keys: readonly Buffer[]): KeyWrapping | null {
	const [current] = keys;
	if (!current) return null;
	const byId = new Map(keys.map((key) => [keyIdOf(key), key]));
	return {
		currentId: keyIdOf(current),
		wrap: async (key, owner) => sealBytes(current, key, owner),
		async unwrap(wrapped, owner, keyId) {
			const key = byId.get(keyId);
			if (!key) throw new Error(`no DATA_KEY has the id ${keyId}`);
			return openBytes(key, wrapped, owner);
		},
	};
}
