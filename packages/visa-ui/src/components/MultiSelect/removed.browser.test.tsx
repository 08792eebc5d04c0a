import { expect, it, vi } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { MultiSelect } from '.';

it('the next tag gets the focus of one that the page takes away', async () => {
	const { page, draw } = drawPage();
	const items = ['Almaniya', 'İtaliya'].map((label) => ({ id: label, label }));
	const field = (value: string[]) => (
		<MultiSelect label="Ölkələr" items={items} value={value} onChange={() => undefined} />
	);
	draw(field(['Almaniya', 'İtaliya']));
	page.querySelector('li button')?.setAttribute('data-was', '');
	(page.querySelector('li button') as HTMLElement).focus();
	draw(field(['İtaliya']));
	const left = page.querySelector('li button');
	expect(left?.hasAttribute('data-was')).toBe(false);
	await vi.waitFor(() => expect(document.activeElement).toBe(left), { timeout: 15_000 });
});
