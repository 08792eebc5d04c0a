import { describe, expect, it } from 'vitest';
import { idleStep } from './idleRule';

const minute = 60_000;
const at = (now: number, lastTouchAt: number) => idleStep({ now, lastTouchAt, lastCallAt: 0, idleMinutes: 30 });

describe('the idle end of a session of staff', () => {
	it('[DSH-17] comes when nothing was sent for so long, whatever was typed', () => {
		expect(at(30 * minute - 1, 0)).toBe('nothing');
		expect(at(30 * minute, 0)).toBe('ended');
		expect(at(30 * minute, 29 * minute)).toBe('ended');
	});

	it('[DSH-17] is put off while somebody types: the service is told half-way', () => {
		expect(at(14 * minute, 13 * minute)).toBe('nothing');
		expect(at(15 * minute, minute)).toBe('keepAlive');
		expect(at(15 * minute, 0)).toBe('nothing');
	});
});
