import '../../base';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { InfoIcon } from '../Icon';
import { SideNav } from '../SideNav';
import { Drawer } from '.';

it('[NAV-07] in the narrowest window with the largest letters no word of the menu is broken', async () => {
	const [width, height] = [window.innerWidth, window.innerHeight];
	onTestFinished(() => browser.viewport(width, height));
	await browser.viewport(320, 640);
	document.documentElement.style.fontSize = '200%';
	onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
	const { draw } = drawPage();
	const items = [
		{ label: 'Haqqımızda', href: '/about', icon: <InfoIcon /> },
		{ label: 'Əlaqə', href: 'https://wa.me/994', icon: <InfoIcon />, isExternal: true },
	];
	draw(
		<Drawer title="Viza" isOpen onClose={() => undefined}>
			<SideNav label="Menyu" items={items} current="/" />
		</Drawer>,
	);
	const words = await vi.waitUntil(() => {
		const found = items.map(({ label }) =>
			[...document.querySelectorAll('a span')].find((one) => one.textContent === label),
		);
		return found.every((one) => one !== undefined) && found;
	});
	for (const word of words) {
		const range = document.createRange();
		range.selectNodeContents(word);
		await vi.waitFor(() => expect(range.getClientRects()).toHaveLength(1));
	}
});
