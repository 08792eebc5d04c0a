import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealBytes } from '../vault';
import { OWNER_KEY } from './index';
import { localStorage } from './local';
import { type SealedStorage, sealedStorage } from './sealed';
import { wrappingBy } from './wrapping';

const [older, newer] = [randomBytes(32), randomBytes(32)];
let folder: string;
let storage: SealedStorage;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'viza-sealed-'));
	storage = await openWith(older);
});
afterAll(() => rm(folder, { recursive: true }));

const openWith = async (...keys: Buffer[]) => sealedStorage(await localStorage(folder), wrappingBy(keys));
const newKey = () => randomBytes(24).toString('base64url');
const raw = (key: string) => readFile(join(folder, key));
/** The process's open files in the folder: of all its open files, other tests' connections come and go. */
async function openFiles() {
	const held = await Promise.all(
		(await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
	);
	return held.filter((path) => path.startsWith(folder));
}
const PIECE = 64 * 1024;

async function kept(bytes: Buffer): Promise<string> {
	const key = newKey();
	await storage.put(key, bytes);
	return key;
}

describe('[SEC-05] a file', () => {
	it.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 700_000])(
		'of %d bytes is sealed, and comes back',
		async (size) => {
			const bytes = randomBytes(size);
			const key = await kept(bytes);
			const lies = await raw(key);
			for (let at = 0; at + 16 <= size; at += 5000) expect(lies.includes(bytes.subarray(at, at + 16))).toBe(false);
			expect(Buffer.from((await storage.get(key)) ?? []).equals(bytes)).toBe(true);
			expect(await storage.get(newKey())).toBeNull();
		},
	);

	it('comes a piece at a time', async () => {
		const key = await kept(randomBytes(1_000_000));
		const sizes: number[] = [];
		for await (const part of (await storage.open(key)) ?? []) sizes.push(part.length);
		expect(sizes).toHaveLength(Math.ceil(1_000_000 / PIECE));
		expect(Math.max(...sizes)).toBe(PIECE);
	});

	it('has a key of its own: the same one twice lies there in two ways', async () => {
		const [one, two] = [await kept(Buffer.alloc(500)), await kept(Buffer.alloc(500))];
		expect((await raw(one)).subarray(-200).equals((await raw(two)).subarray(-200))).toBe(false);
	});

	it('is not read changed, cut, exchanged or by another key, and says so before all of it is read', async () => {
		const [key, other] = [await kept(randomBytes(4 * PIECE)), await kept(randomBytes(4 * PIECE))];
		const whole = await raw(key);
		const spoilt: Buffer[] = [await raw(other)];
		for (const at of [9, 30, 60, 120, PIECE, 2 * PIECE + 50, whole.length - 1]) {
			const bytes = Buffer.from(whole);
			bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
			spoilt.push(bytes);
		}
		const head = whole.length - 4 * (PIECE + 16);
		for (const length of [20, head, head + 10, head + PIECE + 16, head + 3 * (PIECE + 16), whole.length - 1]) {
			spoilt.push(whole.subarray(0, length));
		}
		// Two of its chunks swapped.
		const [first, second] = [0, 1].map((piece) => whole.subarray(head + piece * (PIECE + 16)).subarray(0, PIECE + 16));
		const rest = whole.subarray(head + 2 * (PIECE + 16));
		spoilt.push(Buffer.concat([whole.subarray(0, head), second ?? rest, first ?? rest, rest]));
		for (const bytes of spoilt) {
			await writeFile(join(folder, key), bytes);
			await expect(storage.get(key)).rejects.toThrow();
		}
		await writeFile(join(folder, key), whole);
		await expect((await openWith(newer)).open(key)).rejects.toThrow('no DATA_KEY has the id');
		await expect((await openWith()).open(key)).rejects.toThrow('needs DATA_KEY');
	});

	it.runIf(process.platform === 'linux')(
		'is let go of by who reads no further, or not at all, or finds it spoilt',
		async () => {
			const [key, spoilt] = [await kept(randomBytes(1_000_000)), await kept(randomBytes(1_000_000))];
			const bytes = await raw(spoilt);
			bytes.fill(0, 2 * PIECE, 2 * PIECE + 16);
			await writeFile(join(folder, spoilt), bytes);
			for (let times = 0; times < 5; times += 1) {
				await expect(storage.get(spoilt)).rejects.toThrow();
				const [never, begun] = [await storage.open(key), await storage.open(key)];
				await never?.[Symbol.asyncIterator]().return?.();
				for await (const _ of begun ?? []) break;
				await expect((await openWith(newer)).open(key)).rejects.toThrow();
			}
			await expect.poll(openFiles).toEqual([]);
		},
	);
});

describe('[SEC-05] another key', () => {
	it('takes over what an older one has wrapped, what was never sealed, and nothing twice', async () => {
		const [wrapped, plain] = [await kept(Buffer.from('a picture')), newKey()];
		await writeFile(join(folder, plain), 'an older picture');
		const now = await openWith(newer, older);
		expect(String(await now.get(wrapped))).toBe('a picture');
		expect(String(await now.get(plain))).toBe('an older picture');
		expect([await now.reseal(wrapped), await now.reseal(plain)]).toEqual(['rewrapped', 'sealed']);
		expect([await now.reseal(wrapped), await now.reseal(plain), await now.reseal(newKey())]).toEqual([
			'current',
			'current',
			'gone',
		]);
		const alone = await openWith(newer);
		expect([String(await alone.get(wrapped)), String(await alone.get(plain))]).toEqual([
			'a picture',
			'an older picture',
		]);
		expect((await raw(plain)).includes('older')).toBe(false);
		await expect(storage.get(wrapped)).rejects.toThrow();
	});

	it('may be held by a service that gives it to nobody', async () => {
		const seen: string[] = [];
		const service = {
			currentId: 'arn:kms:eu/1',
			wrap: async (key: Buffer, owner: string) => Buffer.concat([Buffer.from('kms'), sealBytes(newer, key, owner)]),
			async unwrap(bytes: Uint8Array, owner: string, id: string) {
				seen.push(id);
				const key = Buffer.from(bytes).subarray(3);
				return (await import('../vault')).openBytes(newer, key, owner);
			},
		};
		const held = sealedStorage(await localStorage(folder), service);
		const key = newKey();
		await held.put(key, Buffer.from('a picture'));
		expect([String(await held.get(key)), seen]).toEqual(['a picture', ['arn:kms:eu/1']]);
	});

	it('can still tell whose images these are', async () => {
		await storage.put(OWNER_KEY, Buffer.from('one installation'));
		expect(String(await (await openWith(newer)).get(OWNER_KEY))).toBe('one installation');
	});
});
