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
