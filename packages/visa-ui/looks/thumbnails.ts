import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { thumbnailCut } from './thumbnailCut.ts';

const kept = fileURLToPath(new URL('./sheets.spec.ts-kept/', import.meta.url));
const end = '-light-360.png';

/** Whose sheet has a picture. */
export const thumbnailNames = (): string[] =>
	readdirSync(kept)
		.filter((file) => file.endsWith(end))
		.map((file) => file.slice(0, -end.length));

/** A component in a small picture, cut out of that of its sheet. */
export async function thumbnailOf(name: string): Promise<Buffer> {
	const path = `${kept}${name}${end}`;
	const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	return sharp(path)
		.extract(thumbnailCut({ data, ...info }))
		.png()
		.toBuffer();
}
