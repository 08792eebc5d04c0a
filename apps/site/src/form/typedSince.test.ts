import { expect, test } from 'vitest';
import { typedSince } from './typedSince';

test.each([
	['nothing', 'Salam', ' Salam ', ''],
	['what follows', 'Salam', 'Salam, necəsiniz', ', necəsiniz'],
	['a text where there was none', null, 'Salam', 'Salam'],
	['all of what was changed', 'Salam', 'Axşamınız xeyir', 'Axşamınız xeyir'],
	['nothing of what was cleared', 'Salam', '', ''],
	['nothing where nothing is', undefined, null, ''],
])('since a text was sent was typed: %s', (_, sent, now, since) => {
	expect(typedSince(sent, now)).toBe(since);
});
