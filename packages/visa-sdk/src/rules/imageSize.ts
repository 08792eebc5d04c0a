/** In pixels, as declared in the file's header; for a rotated photo the two may be swapped. */
export interface ImageSize {
	readonly width: number;
	readonly height: number;
}

/** The metadata that precede a JPEG's size may be long, but not longer. */
export const IMAGE_HEAD_BYTES = 512 * 1024;

/** The size declared in the first bytes of a PNG or JPEG; null if they don't contain it. */
export function imageSize(head: Uint8Array): ImageSize | null {
	const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
	try {
		// A PNG starts with its signature and the chunk that holds the size.
		if (view.getUint32(0) === 0x89504e47) return sizeOf(view.getUint32(16), view.getUint32(20));
		if (view.getUint16(0) !== 0xffd8) return null;
		for (let at = 2; ; ) {
			const marker = view.getUint16(at);
			// Fill bytes may precede a marker.
			if (marker === 0xffff) at += 1;
			else if (isFrame(marker)) return sizeOf(view.getUint16(at + 7), view.getUint16(at + 5));
			else if (marker < 0xffc0 || marker === 0xffda) return null;
			else at += 2 + view.getUint16(at + 2);
		}
	} catch {
		// The header ends before its size.
		return null;
	}
}

/** A side of 0 is unknown. */
const sizeOf = (width: number, height: number): ImageSize | null => (width * height > 0 ? { width, height } : null);

/** SOF0 to SOF15, except three that are tables. */
const isFrame = (marker: number) =>
	marker >= 0xffc0 && marker <= 0xffcf && marker !== 0xffc4 && marker !== 0xffc8 && marker !== 0xffcc;
