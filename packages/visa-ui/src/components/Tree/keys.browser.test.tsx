import { expect, it, vi } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { Tree } from '.';

const items = [
	{ id: 'asia', label: 'Asiya', children: [{ id: 'jp', label: 'Yaponiya' }] },
	{ id: 'europe', label: 'Avropa' },
];

it.each([
	['ArrowLeft', 'true'],
	['ArrowRight', 'false'],
])(
	'%s opens or closes a row of a tree, and with Alt, the browser’s for one page back or on, does neither',
	async (key, before) => {
		const { page, draw } = drawPage();
		draw(<Tree label="Bölmələr" items={items} defaultExpandedIds={before === 'true' ? ['asia'] : []} />);
		const row = page.querySelector('[role="row"]') as HTMLElement;
		const frame = () => new Promise(requestAnimationFrame);
		row.focus();
		await vi.waitFor(() => expect(row.matches(':focus')).toBe(true));
		const press = (altKey: boolean) => row.dispatchEvent(new KeyboardEvent('keydown', { key, altKey, bubbles: true }));
		for (let times = 0; times < 3; times += 1) {
			press(true);
			await frame();
		}
		expect(row.getAttribute('aria-expanded')).toBe(before);
		press(false);
		await vi.waitFor(() => expect(row.getAttribute('aria-expanded')).not.toBe(before));
	},
);
