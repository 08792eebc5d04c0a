import { expect, it, vi } from 'vitest';

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
