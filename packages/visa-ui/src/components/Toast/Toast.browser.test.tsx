import '../../base';
import { createPortal, flushSync } from 'react-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { TOAST_TIMEOUT, ToastRegion, toast, toastQueue } from '.';

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

const patience = { timeout: 15_000 };
const button = (at = 0) => document.querySelectorAll<HTMLButtonElement>('li[data-id] button')[at] as HTMLButtonElement;
const undo = { label: 'Geri al', onPress: () => undefined };

/** A page with a button where the focus was, and the toasts. */
async function drawToasts(...messages: string[]) {
	const { page, draw } = drawPage();
	draw(
		<>
			<button type="button">Səhifə</button>
			<ToastRegion />
		</>,
	);
	const ids = messages.map((message) => toast({ message, timeout: null, action: undo }));
	await vi.waitFor(() => expect(page.querySelectorAll('li')).toHaveLength(messages.length), patience);
	const before = page.querySelector('button') as HTMLButtonElement;
	before.focus();
	await userEvent.keyboard('{F6}');
	expect(document.activeElement).toBe(button());
	return { before, ids };
}

it('[TST-01] while a message has the focus of keys, no pointer that leaves lets it go, and the other way round', async () => {
	const { before, ids } = await drawToasts('Silindi');
	const region = document.querySelector('section') as HTMLElement;
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
	onTestFinished(() => void vi.useRealTimers());
	flushSync(() => toast.update(ids[0] ?? 0, { message: 'Silindi', timeout: 300, action: undo }));
	await userEvent.hover(button());
	await userEvent.unhover(region);
	vi.advanceTimersByTime(700);
	expect(toastQueue.read()).toHaveLength(1);
	await userEvent.hover(button());
	before.focus();
	vi.advanceTimersByTime(700);
	expect(toastQueue.read()).toHaveLength(1);
	await userEvent.unhover(region);
	vi.advanceTimersByTime(700);
	expect(toastQueue.read()).toHaveLength(0);
});

it('[TST-01] a message that is taken away by the page leaves its focus to the next, and the last one to the page', async () => {
	const { before, ids } = await drawToasts('Bir', 'İki');
	toast.close(ids[0] ?? 0);
	await vi.waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(1), patience);
	expect(document.activeElement).toBe(button());
	toast.clear();
	await vi.waitFor(() => expect(document.querySelector('li')).toBeNull(), patience);
	expect(document.activeElement).toBe(before);
});

it('[TST-01] a message whose action goes keeps the focus', async () => {
	const { ids } = await drawToasts('Silinir');
	toast.update(ids[0] ?? 0, { message: 'Silindi', timeout: null });
	await vi.waitFor(() => expect(document.querySelectorAll('li button')).toHaveLength(1), patience);
	expect(document.activeElement).toBe(button());
});

it('[TST-01] whoever closed a message with the pointer doesn’t hold the others', async () => {
	const { before } = await drawToasts('Bir', 'İki');
	await userEvent.click(before);
	toast.update(toastQueue.read()[1]?.id ?? 0, { message: 'İki', timeout: 300 });
	await userEvent.click(button(1));
	await vi.waitFor(() => expect(toastQueue.read()).toHaveLength(1), patience);
	await userEvent.unhover(document.querySelector('section') as HTMLElement);
	await vi.waitFor(() => expect(toastQueue.read()).toHaveLength(0), patience);
});

it('[TST-01] in a shadow root, F6 leads to the messages and back', async () => {
	const host = document.body.appendChild(document.createElement('div'));
	const root = host.attachShadow({ mode: 'open' });
	const { draw } = drawPage();
	onTestFinished(() => host.remove());
	draw(
		createPortal(
			<>
				<button type="button">Səhifə</button>
				<ToastRegion />
			</>,
			root,
		),
	);
	toast({ message: 'Silindi', action: undo });
	await vi.waitFor(() => expect(root.querySelector('li button')).not.toBeNull(), patience);
	root.querySelector('button')?.focus();
	await userEvent.keyboard('{F6}');
	expect(root.activeElement).toBe(root.querySelector('li button'));
	await userEvent.keyboard('{F6}');
	expect(root.activeElement).toBe(root.querySelector('button'));
});

it('[TST-01] in the narrowest window with the largest letters, messages leave half of it free, and hide nothing that keys have the focus on', async () => {
	const [width, height] = [window.innerWidth, window.innerHeight];
	onTestFinished(() => browser.viewport(width, height));
	await browser.viewport(320, 640);
	document.documentElement.style.fontSize = '200%';
	onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
	const { page, draw } = drawPage();
	draw(
		<>
			{Array.from({ length: 16 }, (_, index) => (
				<button key={String(index)} type="button" style={{ display: 'block', minHeight: '3rem' }}>
					{`Səhifə ${index}`}
				</button>
			))}
			<ToastRegion />
		</>,
	);
	toast({
		message: 'Sorğu uğurla yaradıldı! Bir neçə saniyədən sonra ödəniş səhifəsinə yönləndiriləcəksiniz.',
		timeout: null,
	});
	toast.error('Şəkil yüklənmədi: internet bağlantınızı yoxlayıb yenidən cəhd edin, seçdiyiniz şəkil burada qalır', {
		timeout: null,
	});
	await vi.waitFor(() => expect(page.querySelectorAll('li')).toHaveLength(2), patience);
	const region = page.querySelector('section') as HTMLElement;
	await vi.waitFor(() => expect(region.getBoundingClientRect().height).toBeLessThanOrEqual(320), patience);
	const latest = region.querySelector('li:last-child') as HTMLElement;
	// What closes it is at the end, as in any other window.
	const close = latest.querySelector(':scope > button') as HTMLElement;
	expect(latest.getBoundingClientRect().right - close.getBoundingClientRect().right).toBeLessThanOrEqual(20);
	// Its beginning is in sight, once the list has scrolled to it.
	const list = region.querySelector('ol') as HTMLElement;
	await vi.waitFor(() => {
		expect(latest.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.getBoundingClientRect().top);
		expect(latest.getBoundingClientRect().top).toBeLessThan(list.getBoundingClientRect().top + 20);
	}, patience);
	const isCovered = (element: Element) => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		return region.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
	};
	page.querySelector('button')?.focus();
	for (const back of [false, true])
		for (const button of [...page.querySelectorAll(':scope > button')].slice(1)) {
			await userEvent.tab({ shift: back });
			expect(document.activeElement?.parentElement).toBe(page);
			await vi.waitFor(
				() => expect(isCovered(document.activeElement as Element), button.textContent ?? '').toBe(false),
				patience,
			);
		}
	toast.clear();
	await vi.waitFor(() => expect(region.hasAttribute('data-aside')).toBe(false), patience);
});

it('[TST-01] a message that comes while nobody sees the page waits for whoever comes back', () => {
	drawPage().draw(<ToastRegion />);
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
	const hidden = vi.spyOn(document, 'hidden', 'get');
	onTestFinished(() => {
		hidden.mockRestore();
		vi.useRealTimers();
	});
	const turn = (isHidden: boolean) => {
		hidden.mockReturnValue(isHidden);
		flushSync(() => document.dispatchEvent(new Event('visibilitychange')));
	};
	turn(true);
	flushSync(() => toast.info('Şəkil yükləndi'));
	vi.advanceTimersByTime(10 * TOAST_TIMEOUT);
	expect(toastQueue.read()).toHaveLength(1);
	turn(false);
	vi.advanceTimersByTime(TOAST_TIMEOUT / 2);
	expect(toastQueue.read()).toHaveLength(1);
	vi.advanceTimersByTime(TOAST_TIMEOUT / 2);
	expect(toastQueue.read()).toHaveLength(0);
});
