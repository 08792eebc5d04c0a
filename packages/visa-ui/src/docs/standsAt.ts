import { expect, waitFor } from 'storybook/test';

/**
 * In a story: checks that the open list of a field is beside its control, complete and inside the window. @returns the
 * list
 */
export async function standsAt(field: HTMLElement, side: 'above' | 'below') {
	const control = field.parentElement as HTMLElement;
	const list = await waitFor(() => {
		// Its own: other lists, and toasts, may be open too.
		const named = control.ownerDocument.getElementById(field.getAttribute('aria-controls') ?? '');
		const shown = named?.closest('[popover]:popover-open');
		if (!(shown instanceof HTMLElement)) throw new Error('no list is shown');
		return shown;
	});
	await waitFor(async () => {
		const [at, box] = [control.getBoundingClientRect(), list.getBoundingClientRect()];
		const gap = side === 'below' ? box.top - at.bottom : at.top - box.bottom;
		await expect(Math.round(gap)).toBe(4);
		await expect(Math.abs(box.left - at.left) + Math.abs(box.width - at.width)).toBeLessThan(1);
		await expect(Math.min(box.top, window.innerHeight - box.bottom)).toBeGreaterThanOrEqual(0);
		// Nothing covers it, and nothing clips it.
		for (const y of [box.top + 6, box.bottom - 6])
			await expect(list).toContainElement(document.elementFromPoint(box.left + box.width / 2, y) as HTMLElement | null);
	});
	return list;
}
