// What takes an embedded database of its own for each question, and is proved by day piece by piece: docs/decisions/059.
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'tar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentOf, image, oneLine, openCommandLine } from '../testing/commandLine';
import { makeDataDir } from '../testing/dataDir';
import { callServer } from '../testing/httpCaller';

let line: Awaited<ReturnType<typeof openCommandLine>>;
beforeEach(async () => {
	line = await openCommandLine();
});
afterEach(() => line.close());

describe('on the embedded database', { timeout: 180_000 }, () => {
	it('[SEC-05] one that no server has begun with is made, and brought under the key of today', async () => {
		const env = { DATA_DIR: line.data('unbegun'), DATA_KEY: Buffer.alloc(32, 7).toString('base64') };
		expect((await line.run(['migrate'], env)).code).toBe(0);
		expect(await line.run(['rotate-keys'], env)).toEqual({
			code: 0,
			stdout: expect.stringMatching(/^The key of today is [\da-f]{16}: files 0, secrets 0\.$/),
			stderr: '',
		});
	});

	it('[DSH-04] demo requests are added once', async () => {
		const seed = () => line.run(['seed', '--requests', '2'], { STAFF_SECOND_FACTOR: 'required' });
		expect((await seed()).code).toBe(0);
		const again = await seed();
		expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('There are requests already')]);
	});

	it('[DSH-04] demo requests are added to a demonstration only', async () => {
		const seed = (env: Record<string, string>) => line.run(['seed', '--requests', '1'], env);
		const closed = /for a demonstration only: not for production, PostgreSQL or a real bank\./;
		expect(await seed({ DATABASE_URL: 'postgres://viza:x@127.0.0.1:9/viza' })).toEqual(oneLine(1, closed));
		const { code, stdout, stderr } = await seed({ STAFF_SECOND_FACTOR: 'required' });
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout).toMatch(/1 demo requests are in place\. One of the travellers: \S+ \/ \S+$/);
	});

	it('[SEC-05] a restore that was killed halfway is not taken for a new installation, and leaves no copy once it was run again', async () => {
		const env = { DATA_DIR: line.data('halfway') };
		const file = join(line.folder, 'halfway.tar.gz');
		await makeDataDir(env.DATA_DIR);
		expect(await line.run(['backup', file], env)).toMatchObject({ code: 0 });
		// The data are aside already, and what replaces them isn't there yet.
		await mkdir(join(env.DATA_DIR, '.restore-before'));
		await rename(join(env.DATA_DIR, 'db'), join(env.DATA_DIR, '.restore-before', 'db'));
		expect(await line.run(['migrate'], env)).toEqual(
			oneLine(
				1,
				/halfway: a restore was interrupted\. Run it again; what it has put aside is in \S+halfway\/\.restore-before\./,
			),
		);
		expect(await readdir(env.DATA_DIR)).not.toContain('db');
		expect(await line.run(['restore', file], env)).toMatchObject({ code: 0, stderr: '' });
		expect((await readdir(env.DATA_DIR)).filter((name) => name.startsWith('.'))).toEqual([]);
		expect(await line.run(['migrate'], env)).toMatchObject({ code: 0, stderr: '' });
	});

	it('data are replaced by no damaged backup, and by a whole one when asked to', async () => {
		const saved = line.data('saved.tar.gz');
		const key = Buffer.alloc(32, 7).toString('base64');
		await writeFile(join(line.data('first'), 'data.key'), key);
		await mkdir(join(line.data('first'), 'uploads'), { recursive: true });
		await writeFile(join(line.data('first'), 'uploads', image), 'pixels');
		expect((await line.run(['backup', saved])).code).toBe(0);
		const before = await contentOf(line.data('first'));
		const whole = await readFile(saved);
		const flipped = Buffer.from(whole);
		flipped.writeUInt8(flipped.readUInt8(whole.length >> 1) ^ 0xff, whole.length >> 1);
		await mkdir(join(line.folder, 'foreign'));
		await writeFile(join(line.folder, 'foreign', 'viza-backup.json'), '{}');
		await create({ file: join(line.folder, 'foreign.tar.gz'), cwd: join(line.folder, 'foreign'), gzip: true }, [
			'viza-backup.json',
		]);
		const damaged: Record<string, Uint8Array> = {
			'short.tar.gz': whole.subarray(0, whole.length - 1000),
			'flipped.tar.gz': flipped,
			'text.tar.gz': Buffer.from('no archive'),
			'empty.tar.gz': Buffer.alloc(0),
			'foreign.tar.gz': await readFile(join(line.folder, 'foreign.tar.gz')),
		};
		for (const [name, bytes] of Object.entries(damaged)) {
			const file = join(line.folder, name);
			await writeFile(file, bytes);
			expect(await line.run(['restore', file, '--force'])).toEqual(oneLine(1, /is damaged or no backup of Viza/));
		}
		expect(await line.run(['restore', saved.replace('saved', 'none'), '--force'])).toEqual(
			oneLine(1, /There is no file/),
		);
		expect(await contentOf(line.data('first'))).toEqual(before);
		const nowhere = { DATA_DIR: line.data('third') };
		expect(await line.run(['restore', join(line.folder, 'short.tar.gz')], nowhere)).toMatchObject({ code: 1 });
		expect(await readdir(line.folder)).not.toContain('third');
		await writeFile(join(line.data('first'), 'uploads', 'a_later_image_of_thirty2_letters'), 'later');
		expect(await line.run(['restore', saved, '--force'])).toMatchObject({ code: 0, stderr: '' });
		expect(await readdir(join(line.data('first'), 'uploads'))).toEqual([image]);
		// The key that encrypts secrets belongs to the machine, and to no backup.
		expect(await readFile(join(line.data('first'), 'data.key'), 'utf8')).toBe(key);
	});

	it('[SEC-05] data change their key, and are worth nothing without the new one', async () => {
		const keyFile = join(line.data('first'), 'data.key');
		await mkdir(join(line.data('first'), 'uploads'), { recursive: true });
		await writeFile(join(line.data('first'), 'uploads', image), 'pixels');
		const begun = line.start(['serve']);
		await begun.ready;
		await begun.kill('SIGTERM');
		const before = await readFile(keyFile, 'utf8');
		expect(await line.run(['rotate-keys'])).toEqual({
			code: 0,
			stdout: expect.stringMatching(/^The key of today is [\da-f]{16}: files 1, secrets \d+\.$/),
			stderr: '',
		});
		const after = await readFile(keyFile, 'utf8');
		expect([after.length, after === before, (await stat(keyFile)).mode & 0o777]).toEqual([44, false, 0o600]);
		expect(await readFile(join(line.data('first'), 'uploads', image), 'latin1')).not.toContain('pixels');
		const saved = join(line.folder, 'with-key.tar.gz');
		expect((await line.run(['backup', saved, '--with-key'])).stdout).toContain('It holds its key');

		const ill = async () => {
			const { code, stdout } = await line.run(['doctor']);
			return [code, stdout.split('\n').filter((said) => said.startsWith('✗'))];
		};
		const sealed = [1, [expect.stringMatching(/^✗ secrets: This database was sealed by another key\./)]];
		// As after restoring a backup without its key.
		await rm(keyFile);
		expect(await ill()).toEqual(sealed);

		await writeFile(keyFile, before);
		const refused = /This database was sealed by another key\. Set its DATA_KEY/;
		expect(await line.run(['serve'])).toEqual(oneLine(1, refused));
		expect(await ill()).toEqual(sealed);
		expect((await line.run(['restore', saved, '--force'])).code).toBe(0);
		expect(await readFile(keyFile, 'utf8')).toBe(after);
		const server = line.start(['serve']);
		const login = { email: 'admin@viza.example', password: 'viza-demo-admin', audience: 'dashboard' };
		expect((await callServer(await server.ready, '/auth/login', login)).status).toBe(200);
		await server.kill('SIGTERM');
	});

	it('the doctor finishes even when nobody reads its output any more', async () => {
		const unread = line.start(['doctor']);
		unread.process.stdout?.destroy();
		expect(await unread.exit).toEqual({ code: 0, signal: null });
		expect(unread.output().stderr).toBe('');
	});
});
