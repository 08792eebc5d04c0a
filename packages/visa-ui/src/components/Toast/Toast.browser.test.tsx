import { flushSync } from 'react-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { ToastRegion, toast, toastQueue } from '.';

beforeEach(() => {
	toast.clear();
	return () => toast.clear();
});

it('[TST-01] a window that widens shows what waited, and that goes by itself', async () => {
	const [width, height] = [window.innerWidth, window.innerHeight];
	onTestFinished(() => browser.viewport(width, height));
	await browser.viewport(360, 780);
	const { page, draw } = drawPage();
	draw(<ToastRegion />);
	toast.success('Müraciət göndərildi', { timeout: 400 });
	toast.info('Ödəniş səhifəsi açılır', { timeout: null });
	const first = await vi.waitUntil(() => page.querySelector('li'));
	await vi.waitFor(() => expect(first.getClientRects()).toHaveLength(0));
	await browser.viewport(1280, 780);
	await vi.waitFor(() => expect(toastQueue.read()).toHaveLength(1), { timeout: 15_000 });
	expect(toastQueue.read()).toMatchObject([{ message: 'Ödəniş səhifəsi açılır' }]);
});

it('[TST-01] news that comes as the dialog around the region goes stands in the page', async () => {
	const { page, draw } = drawPage();
	const dialog = page.ownerDocument.body.appendChild(page.ownerDocument.createElement('dialog'));
	onTestFinished(() => dialog.remove());
	dialog.showModal();
	draw(<ToastRegion />);
	toast.info('Çıxış edilir', { timeout: null });
	await vi.waitFor(() => expect(dialog.querySelector('li')).not.toBeNull());
	// The region is told a moment later, and of the toast immediately.
	dialog.remove();
	flushSync(() => toast.success('Hesabdan çıxdınız', { timeout: null }));
	await vi.waitFor(() => expect(page.querySelectorAll('li')).toHaveLength(2));
	await vi.waitFor(() => expect(page.querySelector(':popover-open')).not.toBeNull());
});
