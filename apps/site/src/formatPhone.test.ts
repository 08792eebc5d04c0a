import { expect, it } from 'vitest';
import { formatPhone } from './formatPhone';

it('[ACC-01] a phone number is written in groups, another country’s as it is', () => {
	expect(formatPhone('+994501234567')).toBe('+994\u00a050\u00a0123\u00a045\u00a067');
	for (const other of ['+905321234567', '+99450123456', '']) expect(formatPhone(other)).toBe(other);
});
