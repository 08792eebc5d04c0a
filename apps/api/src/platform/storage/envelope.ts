import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyWrapping } from './wrapping';

/**
 * A file as stored:
 *
 * mark · length and id of the wrapping key · length and the file's own key, wrapped · chunks
 *
 * A chunk is 64 KiB of the file, encrypted with AES-256-GCM, with its tag; the last one may be shorter or empty. The
 * nonce counts the chunks and marks the last one: none can be omitted, moved or cut off unnoticed, and each is verified
 * before any of it is passed on.
 */
const MARK = Buffer.from('VIZA\u0000\u0001\r\n', 'latin1');
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const PIECE_BYTES = 64 * 1024;
/** Longer than any header. */
const HEAD_MAXIMUM = 4096;

type Bytes = AsyncIterable<Uint8Array>;

interface Head {
	keyId: string;
	wrapped: Buffer;
	/** Where the chunks begin. */
	length: number;
}

/** Whether bytes start like a sealed file. */
export const isEnvelope = (start: Uint8Array): boolean => MARK.equals(start.subarray(0, MARK.length));

/** @returns null for something never sealed @throws Error for a truncated header */
export function readHead(start: Uint8Array): Head | null {
	if (!isEnvelope(start)) return null;
	const bytes = Buffer.from(start.buffer, start.byteOffset, start.byteLength);
	let at = MARK.length;
	const take = (length: number) => {
		const part = bytes.subarray(at, at + length);
		at += length;
		if (part.length < length) throw new Error('a sealed file is cut');
		return part;
	};
	const keyId = take(take(1).readUInt8()).toString('latin1');
	const wrapped = take(take(2).readUInt16BE());
	return { keyId, wrapped, length: at };
}

async function headOf(key: Buffer, name: string, wrapping: KeyWrapping): Promise<Buffer> {
	const [id, wrapped] = [Buffer.from(wrapping.currentId, 'latin1'), await wrapping.wrap(key, name)];
	const [idLength, wrappedLength] = [Buffer.alloc(1), Buffer.alloc(2)];
	idLength.writeUInt8(id.length);
	wrappedLength.writeUInt16BE(wrapped.length);
	return Buffer.concat([MARK, idLength, id, wrappedLength, wrapped]);
}

/** Each file has its own key, so that a counting nonce never repeats with the same key. */
function nonceOf(piece: number, isLast: boolean): Buffer {
	const nonce = Buffer.alloc(12);
	nonce.writeUInt32BE(piece, 7);
	nonce.writeUInt8(isLast ? 1 : 0, 11);
	return nonce;
}

/** Seals a file under its name. */
export async function sealFile(bytes: Uint8Array, name: string, wrapping: KeyWrapping): Promise<Buffer> {
	const key = randomBytes(KEY_BYTES);
	const parts = [await headOf(key, name, wrapping)];
	const last = Math.max(0, Math.ceil(bytes.length / PIECE_BYTES) - 1);
	for (let piece = 0; piece <= last; piece += 1) {
		const cipher = createCipheriv('aes-256-gcm', key, nonceOf(piece, piece === last));
		parts.push(cipher.update(bytes.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES)), cipher.final());
		parts.push(cipher.getAuthTag());
	}
	return Buffer.concat(parts);
}

/** The same file with its key wrapped by the current key: its chunks stay as they are. */
export async function rewrap(sealed: Uint8Array, name: string, wrapping: KeyWrapping): Promise<Buffer> {
	const head = readHead(sealed);
	if (!head) throw new TypeError('not sealed');
	const key = await wrapping.unwrap(head.wrapped, name, head.keyId);
	return Buffer.concat([await headOf(key, name, wrapping), sealed.subarray(head.length)]);
}

/**
 * Opens a file while it is read, chunk by chunk; what was never sealed is passed through.
 * @throws Error immediately for a wrong key, and during reading if something was modified or truncated
 */
export async function openFile(source: Bytes, name: string, wrapping: KeyWrapping | null): Promise<Bytes> {
	const coming = source[Symbol.asyncIterator]();
	let known: Buffer = Buffer.alloc(0);
	let isEnd = false;
	const atLeast = async (length: number) => {
		const parts: Uint8Array[] = [known];
		for (let have = known.length; have < length && !isEnd; ) {
			const { value, done } = await coming.next();
			isEnd = done === true;
			if (isEnd) break;
			parts.push(value);
			have += value.length;
		}
		if (parts.length > 1) known = Buffer.concat(parts);
	};
	const close = async () => void (await coming.return?.());
	let key: Buffer = Buffer.alloc(0);
	try {
		await atLeast(HEAD_MAXIMUM);
		const head = readHead(known);
		if (!head) return closing(plain(), close);
		if (!wrapping) throw new Error('a sealed file needs DATA_KEY');
		key = await wrapping.unwrap(head.wrapped, name, head.keyId);
		known = known.subarray(head.length);
		return closing(pieces(await nextPiece(0)), close);
	} catch (error) {
		await close();
		throw error;
	}

	async function* plain() {
		yield known;
		if (!isEnd) yield* { [Symbol.asyncIterator]: () => coming };
	}
	async function nextPiece(piece: number): Promise<{ bytes: Buffer; isLast: boolean }> {
		const length = PIECE_BYTES + TAG_BYTES;
		// One byte more tells whether another chunk follows.
		await atLeast(length + 1);
		const isLast = known.length <= length;
		const sealed = known.subarray(0, Math.min(length, known.length));
		known = known.subarray(sealed.length);
		if (sealed.length < TAG_BYTES) throw new Error('a sealed file is cut');
		const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(piece, isLast), { authTagLength: TAG_BYTES });
		decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
		const bytes = Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - TAG_BYTES)), decipher.final()]);
		return { bytes, isLast };
	}
	async function* pieces(first: { bytes: Buffer; isLast: boolean }) {
		for (let now = first, piece = 1; ; piece += 1) {
			yield now.bytes;
			if (now.isLast) return;
			now = await nextPiece(piece);
		}
	}
}

/** The source is released even if the reader leaves before the first part, or the content turns out to be damaged. */
function closing(parts: AsyncGenerator<Uint8Array>, close: () => Promise<void>): Bytes {
	const iterator: AsyncIterator<Uint8Array> = {
		async next() {
			try {
				return await parts.next();
			} catch (error) {
				// If reading throws, the loop doesn't close the source: it considers it finished.
				await close();
				throw error;
			}
		},
		async return() {
			await close();
			return parts.return(undefined);
		},
	};
	return { [Symbol.asyncIterator]: () => iterator };
}
