import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';

/** A page as scanned: lines of text on white, without anything from a camera. */
export function scannedPage(width = 900, height = 700): Sharp {
	const lines = Array.from({ length: Math.floor(height / 40) }, (_, nth) => {
		const number = String(nth * 104_729).padStart(7, '0');
		return `<text x="${width / 4}" y="${30 + nth * 40}" font-size="22">PASPORT C${number} ƏLİYEVA LEYLA ${nth * 7919}</text>`;
	});
	const paper = `<rect width="100%" height="100%" fill="#f3f1ec"/><rect x="20" y="120" width="150" height="200" fill="#8a9bb0"/>`;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paper}${lines.join('')}</svg>`;
	return sharp(Buffer.from(svg)).removeAlpha();
}

/** JPEGs of a page with restart markers, which sharp can't write; made with Pillow from a rendered page. */
export const picture = (name: 'restarts' | 'restarts-progressive') =>
	fileURLToPath(new URL(`./pictures/${name}.jpg`, import.meta.url));

/** Where the coded data of a JPEG's longest scan begin and end. */
export function longestScan(jpeg: Buffer): { from: number; to: number } {
	let longest = { from: 0, to: 0 };
	for (let at = 2; jpeg[at + 1] !== 0xd9; ) {
		const isScan = jpeg[at + 1] === 0xda;
		at += 2 + jpeg.readUInt16BE(at + 2);
		if (!isScan) continue;
		const from = at;
		while (jpeg[at] !== 0xff || jpeg[at + 1] === 0 || ((jpeg[at + 1] ?? 0) & 0xf8) === 0xd0) at += 1;
		if (at - from > longest.to - longest.from) longest = { from, to: at };
	}
	return longest;
}

/** Coded data, padded with ones. */
function coded(bits: string): Buffer {
	const whole = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1');
	return Buffer.from(Array.from(whole.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2)));
}

/**
 * A grey square in progressive JPEG, of as many scans: each tells one bit of one coefficient of all blocks, in a few bytes.
 * (ITU T.81, annex G)
 * @param side up to 1440 @param scans up to 883
 */
export function jpegOfScans(side: number, scans: number): Buffer {
	const segment = (marker: number, ...body: number[]) => {
		const head = Buffer.from([0xff, marker, 0, 0]);
		head.writeUInt16BE(body.length + 2, 2);
		return Buffer.concat([head, Buffer.from(body)]);
	};
	const blocks = Math.ceil(side / 8) ** 2;
	// The code of length 1 stands for a run of blocks without anything.
	const length = Math.floor(Math.log2(blocks));
	const run = coded(`0${(blocks - 2 ** length).toString(2).padStart(length, '0')}`);
	const onlyCode = [1, ...Array<number>(15).fill(0)];
	const planes = 14;
	const passes = Array.from({ length: scans - 1 }, (_, nth) => {
		const [coefficient, low] = [1 + Math.floor(nth / planes), planes - 1 - (nth % planes)];
		const high = low === planes - 1 ? 0 : low + 1;
		return Buffer.concat([segment(0xda, 1, 1, 0, coefficient, coefficient, (high << 4) | low), run]);
	});
	return Buffer.concat([
		Buffer.from([0xff, 0xd8]),
		segment(0xdb, 0, ...Array<number>(64).fill(1)),
		segment(0xc2, 8, side >> 8, side & 0xff, side >> 8, side & 0xff, 1, 1, 0x11, 0),
		segment(0xc4, 0x00, ...onlyCode, 0),
		segment(0xc4, 0x10, ...onlyCode, length << 4),
		...[segment(0xda, 1, 1, 0, 0, 0, 0), coded('0'.repeat(blocks))],
		...passes,
		Buffer.from([0xff, 0xd9]),
	]);
}
