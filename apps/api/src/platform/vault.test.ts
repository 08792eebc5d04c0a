import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createVault } from './vault';

const vault = createVault(randomBytes(32));
const secret = 'https://bank.example/flex?id=7&password=Çətin';

it('gives back what it sealed, never twice in the same form', () => {
	const [one, two] = [vault.seal(secret, 'a'), vault.seal(secret, 'a')];
	expect(one).not.toBe(two);
	expect(one).not.toContain('password');
	expect([vault.open(one, 'a'), vault.open(two, 'a')]).toEqual([secret, secret]);
});

it('opens nothing with another key, for another owner, or changed', () => {
	const sealed = vault.seal(secret, 'a');
	expect(() => createVault(randomBytes(32)).open(sealed, 'a')).toThrow();
	expect(() => vault.open(sealed, 'b')).toThrow();
	expect(() => vault.open(`${sealed.slice(0, -2)}AA`, 'a')).toThrow();
	expect(() => vault.open('sealed:v1:AAAA', 'a')).toThrow();
});

it('leaves what was not sealed, and seals nothing without a key', () => {
	expect(createVault(null).open('https://bank.example/pay/1', 'a')).toBe('https://bank.example/pay/1');
	expect(() => createVault(null).seal(secret, 'a')).toThrow('DATA_KEY');
});
