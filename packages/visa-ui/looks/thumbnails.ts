import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { thumbnailCut } from './thumbnailCut.ts';

const kept = fileURLToPath(new URL('./sheets.spec.ts-kept/', import.meta.url));
/** The narrow screenshots of sheets: each theme has one. */
const end = '-360.png';

/** Each component whose sheet has a screenshot, with its theme: 'Button-dark'. */
export const thumbnailNames = (): string[] =>
	readdirSync(kept)
		.filter((file) => file.endsWith(end))
		.map((file) => file.slice(0, -end.length));

/** A component in a small picture, cut out of that of its sheet. @param name one of `thumbnailNames` */
export async function thumbnailOf(name: string): Promise<Buffer> {
	const path = `${kept}${name}${end}`;
	const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	return sharp(path)
		.extract(thumbnailCut({ data, ...info }))
		.png()
		.toBuffer();
}
