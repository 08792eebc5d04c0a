import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CardSelect } from '.';

// Nothing here says that there is a shadow root: no PortalProvider does.
const patience = { timeout: 15_000 };
const cleanups: (() => void)[] = [];
afterEach(() => {
	for (const cleanup of cleanups.splice(0).reverse()) cleanup();
});

function show(element: ReactElement) {
	const host = document.body.appendChild(document.createElement('div'));
	const shadow = host.attachShadow({ mode: 'open' });
	const root = createRoot(shadow.appendChild(document.createElement('div')));
	cleanups.push(() => {
		root.unmount();
		host.remove();
	});
	flushSync(() => root.render(element));
	return shadow;
}

it('a card in a shadow root is chosen by a press', async () => {
	const told = vi.fn();
	show(<CardSelect label="Növ" items={[{ id: 'a', title: 'Turizm' }]} onChange={told} />);
	await userEvent.click(page.getByRole('row', { name: 'Turizm' }));
	await vi.waitFor(() => expect(told).toHaveBeenCalledWith('a'), patience);
});
