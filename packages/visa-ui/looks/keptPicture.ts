// Stored screenshots are written with fewer colours, and record which screenshot they were made from.
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Length, type, checksum: what surrounds the data of a PNG chunk. */
const AROUND = 12;
const SIGNATURE_AND_HEAD = 8 + AROUND + 13;

/** @param picture as the browser drew it */
export const markOf = (picture: Buffer) => `made from ${createHash('sha256').update(picture).digest('hex')}`;

/** A PNG with a comment: a `tEXt` chunk after its header. */
export function withComment(png: Buffer, comment: string): Buffer {
	const data = Buffer.from(`tEXtComment\0${comment}`, 'latin1');
	const part = Buffer.alloc(data.length + 8);
	part.writeUInt32BE(data.length - 4);
	data.copy(part, 4);
	part.writeUInt32BE(crc32(data), data.length + 4);
	return Buffer.concat([png.subarray(0, SIGNATURE_AND_HEAD), part, png.subarray(SIGNATURE_AND_HEAD)]);
}
