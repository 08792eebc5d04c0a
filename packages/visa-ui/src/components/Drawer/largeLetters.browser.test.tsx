import '../../base';
import { expect, it, vi } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { enlargeLetters } from '../../theme/emulated';
import { InfoIcon } from '../Icon';
import { SideNav } from '../SideNav';
import { Drawer } from '.';

it('[NAV-07] in the narrowest window with the largest letters no word of the menu is broken', async () => {
	await enlargeLetters();
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
	await vi.waitFor(
		() => {
			const spans = [...document.querySelectorAll('a span')];
			for (const { label } of items) {
				const word = spans.find(({ textContent }) => textContent === label);
				expect(word, label).toBeDefined();
				const range = document.createRange();
				range.selectNodeContents(word as Element);
				expect(range.getClientRects()).toHaveLength(1);
			}
		},
		{ timeout: 15_000 },
	);
});
