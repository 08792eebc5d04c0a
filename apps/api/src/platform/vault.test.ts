import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localKeys } from './localKeys';
import { createVault, sealBytes } from './vault';

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'viza-vault-'));
});
afterAll(() => rm(folder, { recursive: true }));

const vault = createVault([randomBytes(32)]);
const secret = 'https://bank.example/flex?id=7&password=Çətin';

it('gives back what it sealed, never twice in the same form', () => {
	const [one, two] = [vault.seal(secret, 'a'), vault.seal(secret, 'a')];
	expect(one).not.toBe(two);
	expect(one).not.toContain('password');
	expect([vault.open(one, 'a'), vault.open(two, 'a')]).toEqual([secret, secret]);
});

it('opens nothing with another key, for another owner, or changed', () => {
	const sealed = vault.seal(secret, 'a');
	expect(() => createVault([randomBytes(32)]).open(sealed, 'a')).toThrow();
	expect(() => vault.open(sealed, 'b')).toThrow();
	expect(() => vault.open(`${sealed.slice(0, -2)}AA`, 'a')).toThrow();
	expect(() => vault.open('sealed:v1:AAAA', 'a')).toThrow();
});

it('[SEC-05] tells by which key it sealed, and opens what an older one has', () => {
	const [older, newer] = [randomBytes(32), randomBytes(32)];
	const [before, after] = [createVault([older]), createVault([newer, older])];
	const sealed = before.seal(secret, 'a');
	expect(after.open(sealed, 'a')).toBe(secret);
	expect([before.isCurrent(sealed), after.isCurrent(sealed), after.isCurrent(after.seal(secret, 'a'))]).toEqual([
		true,
		false,
		true,
	]);
	expect(() => createVault([newer]).open(sealed, 'a')).toThrow('no DATA_KEY has the id');
	// As encrypted by earlier versions.
	const first = `sealed:v1:${sealBytes(older, Buffer.from(secret), 'a').toString('base64url')}`;
	expect(after.open(first, 'a')).toBe(secret);
	expect(() => createVault([newer]).open(first, 'a')).toThrow('no DATA_KEY opens');
});

it('leaves what was not sealed, and seals nothing without a key', () => {
	expect(createVault([]).open('https://bank.example/pay/1', 'a')).toBe('https://bank.example/pay/1');
	expect(() => createVault([]).seal(secret, 'a')).toThrow('DATA_KEY');
});

it('has a key of this machine: of many who begin at once all have the same, and it is the owner’s alone', async () => {
	const at = join(folder, 'many');
	const keys = await Promise.all(Array.from({ length: 20 }, () => localKeys(at)));
	expect(new Set(keys.map(([key]) => key?.toString('hex'))).size).toBe(1);
	expect(keys[0]?.map(({ length }) => length)).toEqual([32]);
	expect(await readdir(at)).toEqual(['data.key']);
	expect((await stat(join(at, 'data.key'))).mode & 0o777).toBe(0o600);
});

it('does not go on with a key that was cut', async () => {
	await writeFile(join(folder, 'data.key'), 'c2hvcnQ=');
	await expect(localKeys(folder)).rejects.toThrow('does not hold 32 bytes');
});
