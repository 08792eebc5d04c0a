import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import sharp from 'sharp';
import { parseOklch, toHex } from '../../../packages/visa-ui/src/theme/color';
import { light } from '../../../packages/visa-ui/src/theme/themes/light';
import { plate } from '../src/home/plate';
import { strings } from '../src/strings/az';
import { sharingWords } from '../src/strings/az/sharing';

/** The size that messengers and social networks don't crop. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const ink = (name: keyof typeof light.colors) => toHex(parseOklch(light.colors[name]));
const { resolve } = createRequire(import.meta.url);
/** The fonts of receipts: all Azerbaijani letters in one file. */
const weights = {
	medium: resolve('@expo-google-fonts/noto-sans/500Medium/NotoSans_500Medium.ttf'),
	bold: resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
};

interface Line {
	text: string;
	x: number;
	y: number;
	size: number;
	weight: keyof typeof weights;
	color: string;
}

/** Words as outlines, because the build machine may lack the font. */
async function outlines({ text, x, y, size, weight, color }: Line): Promise<string> {
	const font = create(await readFile(weights[weight]));
	if (!('layout' in font)) throw new TypeError(`No font: ${weights[weight]}`);
	const { glyphs, positions } = font.layout(text);
	const scale = size / font.unitsPerEm;
	let left = 0;
	const letters = glyphs.map((glyph, index) => {
		const letter = `<path transform="translate(${left} 0)" d="${glyph.path.toSVG()}"/>`;
		left += positions[index]?.xAdvance ?? glyph.advanceWidth;
		return letter;
	});
	return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${letters.join('')}</g>`;
}

function engraved(lines: number): string {
	const stroke = { first: ink('engraveFirst'), second: ink('engraveSecond') };
	return plate(lines)
		.map((ring, index) => {
			const uses = ring.turns.map((turn) => `<use href="#ring${index}" transform="rotate(${turn.toFixed(3)})"/>`);
			return `<defs><path id="ring${index}" d="${ring.path}"/></defs><g stroke="${stroke[ring.ink]}">${uses.join('')}</g>`;
		})
		.join('');
}

/** The image that messengers show with a link: paper, engraving, name and promise. [INF-04] */
export async function sharePicture(): Promise<Buffer> {
	const { width, height } = SHARE_SIZE;
	const promise = sharingWords.promise.map((text, line) => ({ text, x: 80, y: 286 + line * 78, size: 62 }));
	const lines: Line[] = [
		{ text: strings.brand, x: 152, y: 152, size: 54, weight: 'bold', color: ink('ink') },
		...promise.map((line) => ({ ...line, weight: 'bold' as const, color: ink('ink') })),
		{ text: strings.home.eyebrow, x: 80, y: 542, size: 32, weight: 'medium', color: ink('accent') },
	];
	const words = await Promise.all(lines.map(outlines));
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${ink('surface')}"/>
<g transform="translate(1130 315) scale(3.3)" fill="none" stroke-width="0.16">${engraved(18)}</g>
<g transform="translate(80 104) scale(2.1)" fill="none" stroke="${ink('ink')}">${mark}</g>
${words.join('')}</svg>`;
	return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** The V of engraved lines, in a square of 28. */
const mark =
	'<path d="M3 5l11 18L25 5" stroke-width="2.5"/><path d="M7.5 5L14 15.6 20.5 5M11.5 5l2.5 4 2.5-4" stroke-width="1"/>';

/** @param isMaskable a full square, with the mark in the central area that no phone crops */
export async function icon(size: number, isMaskable: boolean): Promise<Buffer> {
	const scale = isMaskable ? 1.9 : 2.5;
	const inset = (100 - 28 * scale) / 2;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">
<rect width="100" height="100" rx="${isMaskable ? 0 : 18}" fill="${ink('accent')}"/>
<g transform="translate(${inset} ${inset}) scale(${scale})" fill="none" stroke="${ink('accentInk')}">${mark}</g></svg>`;
	return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
