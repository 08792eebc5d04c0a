import { expect, it } from 'vitest';
import { atFullCost } from '../../testing/quickHashes';
import { hashPassword, isPassword, unusablePassword } from './passwords';

it('[SEC-02] passwords are kept as argon2id of 19 MB and two rounds, which no guesser works off by the million', async () => {
	for (const make of [() => hashPassword('dəniz-qırağında-yay'), unusablePassword])
		expect(await atFullCost(make)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	const kept = await atFullCost(() => hashPassword('dəniz-qırağında-yay'));
	expect([await isPassword(kept, 'dəniz-qırağında-yay'), await isPassword(kept, 'dəniz-qırağında-qış')]).toEqual([
		true,
		false,
	]);
});
