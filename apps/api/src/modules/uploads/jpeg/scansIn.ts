const [START, END, SCAN, TEMPORARY, FILL] = [0xd8, 0xd9, 0xda, 0x01, 0xff];
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** A marker of two bytes, without a segment; a zero stands behind an 0xFF that is none. */
const isAlone = (marker: number) => marker === 0 || marker === START || marker === TEMPORARY || isRestart(marker);

/**
 * The number of scans in a JPEG: passes over its image. Each takes as long as the image is large, and may consist of a few
 * bytes. (ITU T.81, annex B)
 */
export function scansIn(jpeg: Uint8Array): number {
	let scans = 0;
	for (let at = jpeg.indexOf(FILL); at >= 0; at = jpeg.indexOf(FILL, at)) {
		const marker = jpeg[at + 1] ?? END;
		if (marker === END) break;
		if (marker === SCAN) scans += 1;
		if (marker === FILL) at += 1;
		else if (isAlone(marker)) at += 2;
		else at += 2 + Math.max(2, ((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0));
	}
	return scans;
}
