import { crc32 } from 'node:zlib';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { isHeic, sizeFault, UPLOAD_MAXIMUM_PIXELS, type UploadFault, uploadMessages } from 'visa-sdk/rules';
import { Refusal } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { isInStep } from './jpeg/isInStep';
import { scansIn } from './jpeg/scansIn';

/** An image that was decoded and encoded anew, without metadata. */
interface CleanImage {
	bytes: Uint8Array;
	mediaType: 'image/jpeg' | 'image/png';
	width: number;
	height: number;
}

/** The refusal of a file, at the field `file`. */
export const refuseUpload = (message: string, statusCode = 400) =>
	new Refusal(statusCode, 'UPLOAD_REFUSED', message, { errors: [{ field: 'file', message }] });
/** The refusal for a fault that browser and server both find; 413 for a file that is too large. [UPL-04] */
export const refuseFault = (fault: UploadFault) =>
	refuseUpload(uploadMessages[fault], fault === 'too-large' ? 413 : 400);

/** Two large images in memory at once are the limit for one process. */
const TURNS_MAXIMUM = 2;
let turns = 0;
const waiting: (() => void)[] = [];

/** Queues work that holds a whole file in memory. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
	if (turns >= TURNS_MAXIMUM) await new Promise<void>((free) => waiting.push(free));
	else turns += 1;
	try {
		return await work();
	} finally {
		// The turn is passed on directly, so that a new caller can't take it as well.
		const next = waiting.shift();
		if (next) next();
		else turns -= 1;
	}
}

/** Several times what encoders make of a progressive JPEG: thousands of passes would keep a process busy for minutes. */
const SCANS_MAXIMUM = 50;

/**
 * Trusts nothing but the pixels: checks the magic bytes, decodes the whole image, rotates it upright and re-encodes it,
 * so that neither metadata nor anything hidden behind the image remains. Visible damage that a decoder tolerates is
 * refused: a wrong checksum in a PNG, JPEG data out of step. [UPL-04]
 */
export async function cleanImage(bytes: Uint8Array): Promise<CleanImage> {
	if (bytes.length === 0) throw refuseFault('too-small');
	const mediaType = await sniff(bytes);
	if (mediaType === 'image/png' && !hasSums(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
		throw refuseUpload(sentences.truncated);
	}
	if (mediaType === 'image/jpeg' && (await scansIn(bytes, SCANS_MAXIMUM)) > SCANS_MAXIMUM) {
		throw refuseUpload(sentences.truncated);
	}
	const image = await decode(bytes, mediaType);
	if (mediaType === 'image/jpeg' && !(await isInStep(bytes))) throw refuseUpload(sentences.truncated);
	return image;
}

const PNG_SIGNATURE_BYTES = 8;

/** Whether each chunk of a PNG has the right checksum, up to its end; the decoder verifies only those of the pixels. */
function hasSums(png: Buffer): boolean {
	for (let at = PNG_SIGNATURE_BYTES; at + 12 <= png.length; ) {
		const end = at + 8 + png.readUInt32BE(at);
		if (end + 4 > png.length || crc32(png.subarray(at + 4, end)) !== png.readUInt32BE(end)) return false;
		if (png.toString('latin1', at + 4, at + 8) === 'IEND') return true;
		at = end + 4;
	}
	return false;
}

async function sniff(bytes: Uint8Array): Promise<CleanImage['mediaType']> {
	const type = await fileTypeFromBuffer(bytes);
	if (type?.mime === 'image/jpeg' || type?.mime === 'image/png') return type.mime;
	// Of an animated PNG, the first frame is used.
	if (type?.mime === 'image/apng') return 'image/png';
	throw refuseFault(isHeic(bytes) ? 'heic' : 'wrong-type');
}

async function decode(bytes: Uint8Array, mediaType: CleanImage['mediaType']): Promise<CleanImage> {
	const { width, height } = await readable(() => sharp(bytes, { limitInputPixels: false }).metadata());
	// Before decoding: a small file may contain a very large image.
	const fault = sizeFault({ width, height });
	if (fault) throw refuseFault(fault);
	const upright = sharp(bytes, { limitInputPixels: UPLOAD_MAXIMUM_PIXELS, failOn: 'warning' })
		.autoOrient()
		.toColourspace('srgb');
	const encoded = mediaType === 'image/jpeg' ? upright.jpeg({ quality: 90 }) : upright.png();
	const { data, info } = await readable(() => encoded.toBuffer({ resolveWithObject: true }));
	return { bytes: data, mediaType, width: info.width, height: info.height };
}

async function readable<T>(read: () => Promise<T>): Promise<T> {
	try {
		return await read();
	} catch {
		throw refuseUpload(sentences.truncated);
	}
}
