import { expect, it, vi } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { CheckboxGroup } from '.';

it('another box gets the focus of one that is removed', async () => {
	const { page, draw } = drawPage();
	const items = ['Pasport', 'Şəkil'].map((label) => ({ id: label, label }));
	draw(<CheckboxGroup label="Sənədlər" items={items} />);
	(page.querySelector('input[value="Şəkil"]') as HTMLElement).focus();
	draw(<CheckboxGroup label="Sənədlər" items={items.slice(0, 1)} />);
	const left = page.querySelector('input[value="Pasport"]');
	await vi.waitFor(() => expect(document.activeElement).toBe(left), { timeout: 15_000 });
});
