/** Where images are kept; keys are random and made by the caller. */
export interface Storage {
	put(key: string, bytes: Uint8Array): Promise<void>;
	/** Null when there is none. */
	get(key: string): Promise<Uint8Array | null>;
	/** Also fine when there is none. */
	remove(key: string): Promise<void>;
}
