import { randomBytes } from 'node:crypto';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { inTurn } from './image';
import { type Received, receive } from './received';

const held: Received[] = [];
afterEach(async () => {
	for (const one of held.splice(0)) await one.drop();
});

async function* inParts(bytes: Uint8Array, size = 16 * 1024) {
	for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const take = async (bytes: Uint8Array) => {
	const one = await receive(inParts(bytes));
	held.push(one);
	return one;
};
const openFiles = async () => (await readdir('/proc/self/fd')).length;

describe('[SEC-09] a file that comes', () => {
	it.each([0, 1, 65_536, 65_537, 3_000_000])('of %d bytes is given back whole', async (size) => {
		const bytes = randomBytes(size);
		const one = await take(bytes);
		expect(one.size).toBe(size);
		expect(Buffer.from(await one.bytes()).equals(bytes)).toBe(true);
	});

	it.runIf(process.platform === 'linux')('waits without a name, readable by this process alone', async () => {
		const bytes = Buffer.concat([Buffer.from('a passport'), Buffer.alloc(1_000_000, 'a passport')]);
		await take(bytes);
		const names = (await readdir('/proc/self/fd')).map((name) => `/proc/self/fd/${name}`);
		const links = await Promise.all(names.map(async (name) => [name, await readlink(name).catch(() => '')] as const));
		const [spool = ''] = links.find(([, link]) => /viza-[\da-f]{32} \(deleted\)$/.test(link)) ?? [];
		const lies = await readFile(spool);
		expect(lies).toHaveLength(bytes.length);
		expect(lies.includes('a passport')).toBe(false);
	});

	it.runIf(process.platform === 'linux')('is let go of when it breaks off', async () => {
		const before = await openFiles();
		const broken = async function* () {
			yield randomBytes(200_000);
			throw new Error('broken off');
		};
		await expect(receive(broken())).rejects.toThrow('broken off');
		await expect.poll(openFiles).toBe(before);
	});
});

it('[SEC-09] two at once have a whole file in memory, however many wait and whenever they come', async () => {
	let [now, most, done] = [0, 0, 0];
	const work = async () => {
		now += 1;
		most = Math.max(most, now);
		await new Promise(setImmediate);
		now -= 1;
		done += 1;
		// Somebody arrives at the moment when a place is passed on.
		if (done < 30) void inTurn(work);
	};
	await Promise.all(Array.from({ length: 10 }, () => inTurn(work)));
	await expect.poll(() => done).toBeGreaterThanOrEqual(30);
	expect(most).toBe(2);
});
