import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
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
	toast.promise(work.promise, {
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
