import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { send } from '../../root/devtools';
import { drawPage } from '../../root/drawPage';
import { Pagination } from '.';

const patience = { timeout: 15_000 };
const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };

function Pages({ pageCount, told }: { pageCount: number; told: (page: number) => void }) {
	const [shown, show] = useState(5);
	const turn = (next: number) => {
		told(next);
		show(next);
	};
	return <Pagination page={shown} pageCount={pageCount} onChange={turn} />;
}

it('turns one page however long Enter is held', async () => {
	const told = vi.fn();
	drawPage().draw(<Pages pageCount={12} told={told} />);
	const next = page.getByRole('button', { name: 'Növbəti səhifə' });
	next.element().focus();
	for (const autoRepeat of [false, true, true]) {
		await send('Input.dispatchKeyEvent', { type: 'keyDown', autoRepeat, ...enter });
	}
	await send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
	await vi.waitFor(() => expect(told).toHaveBeenCalled(), patience);
	expect(told.mock.calls).toEqual([[6]]);
});

it('keeps the focus when the page that has it is no longer there', async () => {
	const { draw, page: place } = drawPage();
	draw(<Pages pageCount={12} told={vi.fn()} />);
	await userEvent.click(page.getByRole('button', { name: 'Səhifə 12' }));
	draw(<Pages pageCount={3} told={vi.fn()} />);
	await vi.waitFor(() => expect(place.querySelector('[aria-label="Səhifə 12"]')).toBeNull(), patience);
	await vi.waitFor(() => expect(place.querySelector('ul')?.contains(document.activeElement)).toBe(true), patience);
});
