import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from './operatorError';

const MARK = 'sealed:v1:';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps secrets that must be read again: AES-256-GCM, a new nonce each time. */
export interface Vault {
	/** Whether there is a key. */
	readonly canSeal: boolean;
	/** @param owner whose secret it is; opening it for another owner fails */
	seal(text: string, owner: string): string;
	/** What was never sealed comes back as it is. @throws Error when the key is another or the text was changed */
	open(text: string, owner: string): string;
}

const KEY_BYTES = 32;

/** A key of this machine's own, for where no operator gives one: it lies beside the data, made once. */
export async function localKey(folder: string): Promise<Buffer> {
	const path = join(folder, 'data.key');
	await mkdir(folder, { recursive: true });
	const known = await readKey(path);
	if (known) return known;
	// Whole before it has its name: of two who begin at once one names it, both read the same, and none a half of it.
	const draft = `${path}.${randomBytes(8).toString('hex')}`;
	await writeFile(draft, randomBytes(KEY_BYTES).toString('base64'), { flag: 'wx', mode: 0o600, flush: true });
	await link(draft, path).catch((error: NodeJS.ErrnoException) => {
		if (error.code !== 'EEXIST') throw error;
	});
	await unlink(draft);
	const made = await readKey(path);
	if (!made) throw new OperatorError(`${path} can't be read.`);
	return made;
}

/** @returns null when there is none @throws OperatorError for one that was cut: with it nothing sealed could be opened */
async function readKey(path: string): Promise<Buffer | null> {
	const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
		if (error.code !== 'ENOENT') throw error;
		return null;
	});
	if (text === null) return null;
	const key = Buffer.from(text, 'base64');
	if (key.length !== KEY_BYTES) throw new OperatorError(`${path} does not hold ${KEY_BYTES} bytes in Base64.`);
	return key;
}

/** @param key 32 bytes; null: nothing can be sealed */
export function createVault(key: Buffer | null): Vault {
	const needed = () => {
		if (!key) throw new Error('a secret needs DATA_KEY');
		return key;
	};
	return {
		canSeal: key !== null,
		seal(text, owner) {
			const iv = randomBytes(IV_BYTES);
			const cipher = createCipheriv('aes-256-gcm', needed(), iv).setAAD(Buffer.from(owner));
			const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
			return MARK + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
		},
		open(text, owner) {
			if (!text.startsWith(MARK)) return text;
			const bytes = Buffer.from(text.slice(MARK.length), 'base64url');
			const iv = bytes.subarray(0, IV_BYTES);
			const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
			const decipher = createDecipheriv('aes-256-gcm', needed(), iv, { authTagLength: TAG_BYTES });
			decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
			return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
		},
	};
}
