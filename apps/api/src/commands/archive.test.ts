import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readArchive, writeArchive } from './archive';

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'viza-archive-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const NOW = new Date('2026-11-23T12:00:00Z');
const contentOf = (number: number) => `image ${number} `.repeat(number * 40);
const nameOf = (number: number) => `image_of_a_passport_number_${String(number).padStart(5, '0')}`;

it('saves all that stays while other files come and go, each as a whole', async () => {
	const uploads = join(folder, 'data', 'uploads');
	await mkdir(uploads, { recursive: true });
	await mkdir(join(folder, 'data', 'db', 'empty'), { recursive: true });
	const staying = Array.from({ length: 60 }, (_, number) => number);
	for (const number of staying) await writeFile(join(uploads, nameOf(number)), contentOf(number), { mode: 0o600 });
	let isOver = false;
	const others = async () => {
		for (let number = 100; !isOver; number += 1) {
			const path = join(uploads, nameOf(number));
			await writeFile(`${path}.part`, contentOf(30));
			await rename(`${path}.part`, path);
			await rm(join(uploads, nameOf(number - 3)), { force: true });
		}
	};
	const coming = others();
	try {
		for (let time = 0; time < 5; time += 1) {
			await writeArchive(join(folder, `${time}.tar.gz`), join(folder, 'data'), ['db', 'uploads', 'outbox'], NOW);
		}
	} finally {
		isOver = true;
		await coming;
	}
	for (let time = 0; time < 5; time += 1) {
		const into = join(folder, `read-${time}`);
		await mkdir(into);
		expect(await readArchive(join(folder, `${time}.tar.gz`), into)).toEqual(['db', 'uploads']);
		expect(await readdir(join(into, 'db'))).toEqual(['empty']);
		for (const number of staying) {
			expect(await readFile(join(into, 'uploads', nameOf(number)), 'utf8')).toBe(contentOf(number));
		}
		const names = await readdir(join(into, 'uploads'));
		expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
		for (const name of names.filter((one) => !staying.map(nameOf).includes(one))) {
			expect(await readFile(join(into, 'uploads', name), 'utf8')).toBe(contentOf(30));
		}
	}
});
