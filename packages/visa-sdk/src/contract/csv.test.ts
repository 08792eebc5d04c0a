import { expect, it, vi } from 'vitest';
import { moment } from './moment';

it('[DSH-08] [DSH-15] the times of a CSV are in Baku, and what they are written with is made once for all of its lines', () => {
	expect(moment('2026-12-07T20:30:00.000Z')).toBe('2026-12-08 00:30');
	const made = vi.spyOn(Intl, 'DateTimeFormat');
	const anew = vi.spyOn(Date.prototype, 'toLocaleString');
	const minutes = Array.from({ length: 60 }, (_none, minute) => String(minute).padStart(2, '0'));
	const told = minutes.map((minute) => moment(`2026-06-01T08:${minute}:00.000Z`));
	expect(told).toEqual(minutes.map((minute) => `2026-06-01 12:${minute}`));
	expect(made).not.toHaveBeenCalled();
	expect(anew).not.toHaveBeenCalled();
	vi.restoreAllMocks();
});

it('what is no time stays as it is, and ends no CSV half way', () => {
	expect(moment('sabah')).toBe('sabah');
});
