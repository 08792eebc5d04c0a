import '../../base';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { send } from '../../root/devtools';
import { drawPage } from '../../root/drawPage';
import { ToastRegion, toast } from '.';

const patience = { timeout: 15_000 };
const stays = { timeout: null };
beforeEach(() => {
	toast.clear();
	return () => toast.clear();
});

interface TreeNode {
	role?: { value: string };
	properties?: { name: string; value: { value?: unknown } }[];
}

/** How each live region around what stands in an element is heard, from the innermost, as the accessibility tree has them. */
async function livesAround(element: Element): Promise<unknown[]> {
	element.setAttribute('data-looked-at', '');
	const inFrames = "[...document.querySelectorAll('iframe')].map((one) => one.contentDocument)";
	const { result } = await send<{ result: { objectId: string } }>('Runtime.evaluate', {
		expression: `${inFrames}.map((page) => page?.querySelector('[data-looked-at]')).find(Boolean)`,
	});
	element.removeAttribute('data-looked-at');
	const { nodes } = await send<{ nodes: TreeNode[] }>('Accessibility.getPartialAXTree', result);
	return nodes.flatMap(({ properties = [] }) =>
		properties.filter(({ name }) => name === 'live').map(({ value }) => value.value),
	);
}

const said = (page: Element, message: string) =>
	vi.waitUntil(
		() => [...page.querySelectorAll('li')].find(({ textContent }) => textContent?.includes(message)),
		patience,
	);
const wordsOf = (item: Element | undefined) => item?.querySelector('div') as Element;

it('[TST-01] each toast stands in a single live region, which an error interrupts by, and that was there before it', async () => {
	const { page, draw } = drawPage();
	draw(<ToastRegion />);
	const regions = () => [...page.querySelectorAll('[aria-live], [role="alert"], [role="status"]')];
	const before = regions();
	toast.info('Ödəniş səhifəsi açılır', stays);
	toast.success('Müraciət göndərildi', stays);
	toast.warning('Hesabınıza daxil olun', stays);
	toast.error('Şəkil yüklənmədi', { ...stays, title: 'Xəta' });
	for (const message of ['Ödəniş', 'Müraciət', 'Hesabınıza'])
		expect(await livesAround(wordsOf(await said(page, message)))).toEqual(['polite']);
	expect(await livesAround(wordsOf(await said(page, 'Şəkil yüklənmədi')))).toEqual(['assertive']);
	expect(regions()).toEqual(before);
});

it('[TST-01] what went on is told as an error when it fails, once, and keeps the focus', async () => {
	const { page, draw } = drawPage();
	draw(<ToastRegion />);
	toast.info('Başqa xəbər', stays);
	const work = Promise.withResolvers<void>();
	void toast.promise(work.promise, {
		pending: 'Göndərilir',
		done: 'Göndərildi',
		failed: () => ({ message: 'Göndərilmədi', ...stays }),
	});
	const pending = await said(page, 'Göndərilir');
	expect(await livesAround(wordsOf(pending))).toEqual(['polite']);
	pending?.querySelector('button')?.focus();
	work.reject(new Error('no'));
	const failed = await said(page, 'Göndərilmədi');
	expect(await livesAround(wordsOf(failed))).toEqual(['assertive']);
	await vi.waitFor(() => expect(document.activeElement).toBe(failed?.querySelector('button')), patience);
	await userEvent.keyboard('{Escape}');
	await vi.waitFor(() => expect(page.querySelectorAll('li')).toHaveLength(1), patience);
});

it('[TST-01] on a phone an error stands where it would stand alone, while other toasts wait', async () => {
	const [width, height] = [window.innerWidth, window.innerHeight];
	onTestFinished(() => browser.viewport(width, height));
	await browser.viewport(360, 780);
	const { page, draw } = drawPage();
	draw(<ToastRegion />);
	const topOf = (item: Element | undefined) => item?.getBoundingClientRect().top;
	toast.error('Şəkil yüklənmədi', stays);
	const alone = topOf(await said(page, 'Şəkil yüklənmədi'));
	toast.clear();
	await vi.waitFor(() => expect(page.querySelector('li')).toBeNull(), patience);
	toast.info('Müraciət göndərildi', stays);
	toast.error('Şəkil yüklənmədi', stays);
	const error = await said(page, 'Şəkil yüklənmədi');
	await vi.waitFor(() => expect(topOf(error)).toBe(alone), patience);
	// One that comes later is seen above it.
	toast.info('Ödəniş səhifəsi açılır', stays);
	const later = await said(page, 'Ödəniş');
	await vi.waitFor(() => expect(topOf(error)).toBeGreaterThan(later?.getBoundingClientRect().bottom ?? 0), patience);
});
