import { setImmediate } from 'node:timers/promises';
import { BYTES_AT_ONCE } from './isInStep';

const [START, END, SCAN, TEMPORARY, FILL] = [0xd8, 0xd9, 0xda, 0x01, 0xff];
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** A marker of two bytes, without a segment; a zero stands behind an 0xFF that is none. */
const isAlone = (marker: number) => marker === 0 || marker === START || marker === TEMPORARY || isRestart(marker);

/**
 * The number of scans in a JPEG: passes over its image. Each takes as long as the image is large, and may consist of a few
 * bytes. Yields to other work meanwhile. (ITU T.81, annex B)
 *
 * @param maximum - it counts no further than one more
 */
export async function scansIn(jpeg: Uint8Array, maximum: number): Promise<number> {
	let scans = 0;
	for (let at = 0, rested = 0; at + 1 < jpeg.length && scans <= maximum; ) {
		if (at - rested > BYTES_AT_ONCE) {
			await setImmediate();
			rested = at;
		}
		const marker = jpeg[at + 1] ?? END;
		if (jpeg[at] !== FILL || marker === FILL) {
			at += 1;
			continue;
		}
		if (marker === END) break;
		if (marker === SCAN) scans += 1;
		if (isAlone(marker)) at += 2;
		else at += 2 + Math.max(2, ((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0));
	}
	return scans;
}
