// Kept pictures with fewer colours: a third of the size, and no difference that the comparison would see.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { markOf, withComment } from './keptPicture.ts';

const folder = new URL('./sheets.spec.ts-kept/', import.meta.url);
for (const name of await readdir(folder)) {
	const path = new URL(name, folder);
	const picture = await readFile(path);
	// A picture with a palette has been through here already: type 3, said by its 26th byte.
	if (picture[25] === 3) continue;
	const shrunk = await sharp(picture).png({ palette: true, colours: 128, effort: 10 }).toBuffer();
	await writeFile(path, withComment(shrunk, markOf(picture)));
}
