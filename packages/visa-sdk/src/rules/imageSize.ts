/** In pixels, as the file's head says; a photo that lies on its side may have the two changed about. */
export interface ImageSize {
	readonly width: number;
	readonly height: number;
}

/** The metadata before a JPEG's size may be long, but not longer. */
export const IMAGE_HEAD_BYTES = 512 * 1024;

/** The size that the first bytes of a PNG or JPEG tell; null when they do not. */
export function imageSize(head: Uint8Array): ImageSize | null {
	const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
	try {
		// A PNG begins with its signature and the chunk that holds the size.
		if (view.getUint32(0) === 0x89504e47) return sizeOf(view.getUint32(16), view.getUint32(20));
		if (view.getUint16(0) !== 0xffd8) return null;
		for (let at = 2; ; ) {
			const marker = view.getUint16(at);
			// Bytes that only fill stand before a marker.
			if (marker === 0xffff) at += 1;
			else if (isFrame(marker)) return sizeOf(view.getUint16(at + 7), view.getUint16(at + 5));
			else if (marker < 0xffc0 || marker === 0xffda) return null;
			else at += 2 + view.getUint16(at + 2);
		}
	} catch {
		// The head ends before its size.
		return null;
	}
}

/** A side of 0 is one that the head does not know. */
const sizeOf = (width: number, height: number): ImageSize | null => (width * height > 0 ? { width, height } : null);

/** SOF0 to SOF15, of which three are tables. */
const isFrame = (marker: number) =>
	marker >= 0xffc0 && marker <= 0xffcf && marker !== 0xffc4 && marker !== 0xffc8 && marker !== 0xffcc;
