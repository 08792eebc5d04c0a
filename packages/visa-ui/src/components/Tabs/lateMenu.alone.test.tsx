import { afterEach, expect, it, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { LinkTabs } from '.';

const patience = { timeout: 15_000 };
afterEach(() => vi.restoreAllMocks());

it('[DSH-10] the list of all tabs comes without taking the row any of its room', async () => {
	const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	const { page, draw } = drawPage();
	page.style.width = '16rem';
	const items = ['Birinci', 'İkinci', 'Üçüncü', 'Dördüncü', 'Beşinci'].map((label, index) => ({
		href: `#${index}`,
		label,
	}));
	draw(<LinkTabs label="Növbələr" items={items} current="#4" overflow="menu" />);
	await vi.waitUntil(() => page.querySelector('[data-too-long]'), patience);
	const widthOf = () => screen.getByRole('list').element().clientWidth;
	const before = widthOf();
	online.mockReturnValue(true);
	window.dispatchEvent(new Event('online'));
	await expect.element(screen.getByRole('button', { name: 'Növbələr: Bütün vərəqlər' }), patience).toBeVisible();
	expect(widthOf()).toBe(before);
});
