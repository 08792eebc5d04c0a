// What takes an embedded database of its own for each question, and is proved by day piece by piece: docs/decisions/059.
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { image, oneLine, openCommandLine } from '../testing/commandLine';
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
