import { expect, it } from 'vitest';
import { parseDay } from '../rules';
import { formatDayFull, formatInstant, formatMoney, formatMonth } from './index';

it('[DAT-11] Chromium, which has no Azerbaijani words, writes what the server writes', () => {
	const day = parseDay('2026-12-08');
	if (!day) throw new Error('no day');
	expect(formatDayFull(day)).toBe('8 dekabr 2026, çərşənbə axşamı');
	expect(formatMonth(day)).toBe('dekabr 2026');
	expect(formatInstant('2026-12-31T20:05:00.000Z')).toBe('1\u00a0yanvar\u00a02027, 00:05');
	expect(formatMoney(1234.5)).toBe('1.234,50\u00a0AZN');
});
