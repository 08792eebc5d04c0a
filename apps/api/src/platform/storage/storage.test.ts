import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig, type S3Settings } from '../../config';
import { startS3Server } from '../../testing/s3Server';
import type { Storage } from './index';
import { localStorage } from './local';
import { openStorage } from './open';
import { s3Storage } from './s3';

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'viza-storage-'));
	s3 = await startS3Server();
});
afterAll(async () => {
	await s3.stop();
	await rm(folder, { recursive: true, force: true });
});

const newKey = () => randomBytes(24).toString('base64url');
const keysOf = async (storage: Storage) => {
	const keys: string[] = [];
	for await (const { key } of storage.list()) keys.push(key);
	return keys;
};
const adapters = {
	'a folder': () => localStorage(join(folder, 'uploads')),
	'a bucket': () => s3Storage(s3.settings),
};

describe.each(Object.entries(adapters))('images in %s', (_name, open) => {
	let storage: Storage;
	beforeAll(async () => {
		storage = await open();
	});
	afterAll(() => storage.close());

	it('come back as they were put, to every server', async () => {
		const [key, bytes] = [newKey(), randomBytes(3_000_000)];
		await storage.put(key, bytes);
		expect(Buffer.from((await storage.get(key)) ?? []).equals(bytes)).toBe(true);
		const other = await open();
		expect(Buffer.from((await other.get(key)) ?? []).equals(bytes)).toBe(true);
		other.close();
	});

	it('are replaced whole', async () => {
		const key = newKey();
		await storage.put(key, Buffer.from('a longer first one'));
		await storage.put(key, Buffer.from('second'));
		expect(Buffer.from((await storage.get(key)) ?? []).toString()).toBe('second');
	});

	it('may be empty, which is not missing', async () => {
		const key = newKey();
		await storage.put(key, new Uint8Array());
		expect((await storage.get(key))?.length).toBe(0);
		expect(await storage.get(newKey())).toBeNull();
	});

	it('are removed, also twice', async () => {
		const key = newKey();
		await storage.put(key, Buffer.from('x'));
		await storage.remove(key);
		await storage.remove(key);
		expect(await storage.get(key)).toBeNull();
		expect(await keysOf(storage)).not.toContain(key);
	});

	it('are listed with their time', async () => {
		const [before, key] = [Date.now(), newKey()];
		await storage.put(key, Buffer.from('x'));
		const found: Record<string, Date> = {};
		for await (const file of storage.list()) found[file.key] = file.modifiedAt;
		// Some storages report whole seconds.
		expect(found[key]?.getTime()).toBeGreaterThanOrEqual(before - 1000);
		expect(found[key]?.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
	});

	it.each(['../escape-the-folder', 'short', 'a/b/c/d/e/f/g/h/i/j', `${'x'.repeat(65)}`])(
		'have no key such as %s',
		async (key) => {
			await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(RangeError);
			await expect(storage.get(key)).rejects.toThrow(RangeError);
			await expect(storage.remove(key)).rejects.toThrow(RangeError);
		},
	);

	it('are within reach', async () => {
		await expect(storage.check()).resolves.toBeUndefined();
	});
});

describe('a write that is cut off', () => {
	it('leaves no image in a folder, and what is left of it can be removed', async () => {
		const [place, key] = [join(folder, 'cut'), newKey()];
		const storage = await localStorage(place);
		// As left by a process that is killed while writing.
		await writeFile(join(place, `${key}.part`), 'hal');
		expect(await storage.get(key)).toBeNull();
		expect(await keysOf(storage)).toEqual([key]);
		await storage.remove(key);
		expect(await readdir(place)).toEqual([]);
		await storage.put(key, Buffer.from('whole'));
		expect((await stat(join(place, key))).mode & 0o777).toBe(0o600);
	});

	it('leaves no image in a folder that refuses it', async () => {
		const [place, key] = [join(folder, 'full'), newKey()];
		const storage = await localStorage(place);
		await mkdir(join(place, key));
		await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow();
		expect(await readdir(place)).toEqual([key]);
	});

	it('leaves no image in a bucket', async () => {
		const target = new URL(s3.settings.endpoint ?? '');
		// Stays cut: a repeated upload that got through would empty the file while it is being read.
		let isDown = false;
		const line = createServer((client) => {
			const server = connect(Number(target.port), target.hostname);
			let passed = 0;
			client.on('data', (chunk) => {
				passed += chunk.length;
				isDown ||= passed >= 1_000_000;
				if (!isDown) server.write(chunk);
				else for (const end of [client, server]) end.destroy();
			});
			server.on('data', (chunk) => client.write(chunk));
			for (const end of [client, server]) end.on('error', () => end.destroy());
			client.on('close', () => server.destroy());
		});
		await new Promise<void>((ready) => line.listen(0, '127.0.0.1', ready));
		const address = line.address();
		const port = typeof address === 'object' && address ? address.port : 0;
		const [key, direct] = [newKey(), await s3Storage(s3.settings)];
		const storage = await s3Storage({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` });
		await expect(storage.put(key, randomBytes(5_000_000))).rejects.toThrow();
		expect(await direct.get(key)).toBeNull();
		// A short one passes once the line is mended.
		isDown = false;
		const other = newKey();
		await storage.put(other, Buffer.from('short'));
		expect((await direct.get(other))?.length).toBe(5);
		for (const open of [storage, direct]) open.close();
		await new Promise((closed) => line.close(closed));
	});
});

describe('a storage that is not there', () => {
	const config = (settings: S3Settings) => ({ ...readConfig({ DATA_DIR: folder }), s3: settings });

	it('is said in one line, without the secret', async () => {
		const missing = openStorage(config({ ...s3.settings, bucket: 'not-there' }), null);
		await expect(missing).rejects.toThrow(/^S3_BUCKET not-there at 127\.0\.0\.1:\d+ can't be reached \(\w+\)\.$/);
		const [credentials, secret] = [{ accessKeyId: 'nobody', secretAccessKey: 'wrong-secret' }, 'wrong-secret'];
		const refused = await openStorage(config({ ...s3.settings, credentials }), null).catch((error) => String(error));
		expect(refused).toContain("can't be reached");
		expect(refused).not.toContain(secret);
	});

	it('does not check out', async () => {
		const place = join(folder, 'vanishes');
		const storage = await localStorage(place);
		await rm(place, { recursive: true });
		await expect(storage.check()).rejects.toThrow('ENOENT');
	});

	it.each([
		[{ S3_REGION: 'eu-north-1' }, 'S3_REGION is of no use without S3_BUCKET'],
		[{ S3_BUCKET: 'viza', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY is needed with S3_ACCESS_KEY_ID'],
		[{ S3_BUCKET: 'viza', S3_SECRET_ACCESS_KEY: 'id' }, 'S3_ACCESS_KEY_ID is needed with S3_SECRET_ACCESS_KEY'],
		[{ S3_BUCKET: 'Viza!' }, 'S3_BUCKET must be the name of a bucket'],
		[{ S3_BUCKET: 'viza', S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE must be true or false'],
	])('is refused at the start: %j', (env, line) => {
		expect(() => readConfig(env)).toThrow(line);
	});
});
