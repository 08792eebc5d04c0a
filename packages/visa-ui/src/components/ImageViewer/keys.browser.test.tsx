import { expect, it, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { ImageViewer } from '.';

const patience = { timeout: 15_000 };
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"/>')}`;

it('[DSH-12] is turned by the key of R in letters of another alphabet too', async () => {
	const { page, draw } = drawPage();
	draw(<ImageViewer label="Pasport" src={picture} />);
	await expect.element(screen.getByRole('img', { name: 'Pasport' }), patience).toBeVisible();
	const frame = await vi.waitUntil(() => page.querySelector('[tabindex="0"]'), patience);
	const press = (key: string, code: string, shiftKey = false) =>
		frame.dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }));
	const turned = (degrees: number) =>
		vi.waitFor(() => expect(page.querySelector('img')?.style.transform).toContain(`rotate(${degrees}deg)`), patience);
	press('к', 'KeyR');
	await turned(90);
	press('К', 'KeyR', true);
	await turned(0);
	// Where R lies elsewhere, the letter counts.
	press('p', 'KeyR');
	press('r', 'KeyO');
	await turned(90);
});
