import {
	createCipheriv,
	createDecipheriv,
	createHmac,
	createSecretKey,
	type KeyObject,
	randomBytes,
} from 'node:crypto';

/** From earlier versions, without the key's id. */
const MARK_WITHOUT_ID = 'sealed:v1:';
const MARK = 'sealed:v2:';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets that must be read again: AES-256-GCM, a new nonce each time. */
export interface Vault {
	/** Whether there is a key. */
	readonly canSeal: boolean;
	/** @param owner whose secret it is; opening it for another owner fails */
	seal(text: string, owner: string): string;
	/** What was never sealed is returned unchanged. @throws Error for another key or a modified text */
	open(text: string, owner: string): string;
	/** Whether it is stored as `seal` would store it now: sealed with the current key. */
	isCurrent(text: string): boolean;
}

/** The id of a key, stored next to what it seals: distinguishes keys without revealing anything about them. */
export const keyIdOf = (key: Buffer): string => createHmac('sha256', key).update('viza key').digest('hex').slice(0, 16);

const prepared = new WeakMap<Buffer, KeyObject>();
/** A prepared key object seals three times as fast: for raw bytes Node determines the type each time. */
function ready(key: Buffer): KeyObject {
	const known = prepared.get(key) ?? createSecretKey(key);
	prepared.set(key, known);
	return known;
}

/** Bound to an owner, as nonce, tag and ciphertext. */
export function sealBytes(key: Buffer, bytes: Uint8Array, owner: string): Buffer {
	const iv = randomBytes(IV_BYTES);
	const cipher = createCipheriv('aes-256-gcm', ready(key), iv).setAAD(Buffer.from(owner));
	const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
	return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws Error for another key or owner, or if something was modified */
export function openBytes(key: Buffer, sealed: Uint8Array, owner: string): Buffer {
	const [iv, tag] = [sealed.subarray(0, IV_BYTES), sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
	const decipher = createDecipheriv('aes-256-gcm', ready(key), iv, { authTagLength: TAG_BYTES });
	decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
	return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

/** @param keys 32 bytes each; the first seals, all open; if there is none, nothing can be sealed */
export function createVault(keys: readonly Buffer[]): Vault {
	const [current] = keys;
	const byId = new Map(keys.map((key) => [keyIdOf(key), key]));
	const mark = current ? `${MARK}${keyIdOf(current)}:` : null;

	/** It doesn't record which of the keys it was. */
	function openOlder(sealed: Buffer, owner: string): Buffer {
		for (const key of keys) {
			try {
				return openBytes(key, sealed, owner);
			} catch {
				// Another one may fit.
			}
		}
		throw new Error('no DATA_KEY opens this secret');
	}

	return {
		canSeal: current !== undefined,
		seal(text, owner) {
			if (!current || !mark) throw new Error('a secret needs DATA_KEY');
			return mark + sealBytes(current, Buffer.from(text), owner).toString('base64url');
		},
		open(text, owner) {
			if (text.startsWith(MARK_WITHOUT_ID)) {
				const sealed = Buffer.from(text.slice(MARK_WITHOUT_ID.length), 'base64url');
				return openOlder(sealed, owner).toString('utf8');
			}
			if (!text.startsWith(MARK)) return text;
			const [id = '', sealed = ''] = text.slice(MARK.length).split(':');
			const key = byId.get(id);
			if (!key) throw new Error(`no DATA_KEY has the id ${id}`);
			return openBytes(key, Buffer.from(sealed, 'base64url'), owner).toString('utf8');
		},
		isCurrent: (text) => mark !== null && text.startsWith(mark),
	};
}
