import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyWrapping } from './wrapping';

/**
 * A file as it lies in the storage:
 *
 *   mark · length and id of the key that wraps · length and the file's own key, wrapped · pieces
 *
 * A piece is 64 KiB of the file by AES-256-GCM, with its tag; the last one may be shorter, or empty. The nonce counts
 * the pieces and says of the last one that it is the last: none can be left out, moved or cut off unnoticed, and each is
 * known to be whole before anything of it is passed on.
 */
const MARK = Buffer.from('VIZA\u0000\u0001\r\n', 'latin1');
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const PIECE_BYTES = 64 * 1024;
/** More than any head is long. */
const HEAD_MAXIMUM = 4096;

type Bytes = AsyncIterable<Uint8Array>;

interface Head {
	keyId: string;
	wrapped: Buffer;
	/** Where the pieces begin. */
	length: number;
}

/** Whether bytes begin as a sealed file does. */
export const isEnvelope = (start: Uint8Array): boolean => MARK.equals(start.subarray(0, MARK.length));

/** @returns null for what was never sealed @throws Error for a head that is cut */
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

/** Each file has a key of its own, so that a counted nonce never comes twice with one key. */
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

/** The same file with its key wrapped by the key of today: its pieces stay as they are. */
export async function rewrap(sealed: Uint8Array, name: string, wrapping: KeyWrapping): Promise<Buffer> {
	const head = readHead(sealed);
	if (!head) throw new TypeError('not sealed');
	const key = await wrapping.unwrap(head.wrapped, name, head.keyId);
	return Buffer.concat([await headOf(key, name, wrapping), sealed.subarray(head.length)]);
}

/**
 * Opens a file while it comes, a piece at a time; what was never sealed comes as it is.
 * @throws Error for a wrong key at once, and in the middle when something was changed or cut
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
		// One byte more tells whether another piece follows.
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

/** A reader that goes away before the first part, too, lets go of the source; so does what turns out to be spoilt. */
function closing(parts: AsyncGenerator<Uint8Array>, close: () => Promise<void>): Bytes {
	const iterator: AsyncIterator<Uint8Array> = {
		async next() {
			try {
				return await parts.next();
			} catch (error) {
				// Who meets a fault while reading ends nothing: the loop takes it for ended.
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
