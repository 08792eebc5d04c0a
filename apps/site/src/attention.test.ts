import { beforeEach, expect, it, vi } from 'vitest';

// It listens from the moment it is loaded.
beforeEach(() => void vi.resetModules());

it('[DSH-17] a page that nobody has touched for a minute is unattended, until a key or the mouse moves', async () => {
	const touched = new Map<string, () => void>();
	vi.stubGlobal('addEventListener', (type: string, heard: () => void) => touched.set(type, heard));
	vi.useFakeTimers();
	const { isUnattended } = await import('./attention');
	expect(isUnattended()).toBe(false);
	vi.advanceTimersByTime(61_000);
	expect(isUnattended()).toBe(true);
	for (const type of ['keydown', 'pointerdown', 'pointermove', 'wheel']) {
		touched.get(type)?.();
		expect(isUnattended(), type).toBe(false);
		vi.advanceTimersByTime(61_000);
	}
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

it('[NAV-06] what happened in another tab is told when this one is looked at, and once', async () => {
	const { whenSeen } = await import('./attention');
	const coming: (() => void)[] = [];
	const page = { visibilityState: 'visible', addEventListener: (_: string, act: () => void) => coming.push(act) };
	vi.stubGlobal('document', page);
	const tell = vi.fn();
	whenSeen(tell);
	expect([tell.mock.calls.length, coming.length]).toEqual([1, 0]);
	page.visibilityState = 'hidden';
	whenSeen(tell);
	expect(tell).toHaveBeenCalledTimes(1);
	for (const come of coming) come();
	expect(tell).toHaveBeenCalledTimes(2);
	vi.unstubAllGlobals();
});
