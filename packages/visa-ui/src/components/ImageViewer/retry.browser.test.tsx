import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { ImageViewer } from '.';

const patience = { timeout: 15_000 };

it('keeps the focus of whoever tries again, though the button goes', async () => {
	const { page, draw } = drawPage();
	draw(<ImageViewer label="Pasport" src="data:image/png;base64,AAAA" />);
	const button = await vi.waitUntil(() => page.querySelector<HTMLElement>('[role="alert"] button'), patience);
	button.focus();
	await userEvent.keyboard('{Enter}');
	await vi.waitFor(() => expect(button.isConnected).toBe(false), patience);
	expect(page.contains(document.activeElement)).toBe(true);
});
