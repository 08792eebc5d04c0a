import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { CardSelect } from '.';

it('whoever is at a card when they become disabled stays there', async () => {
	const { draw } = drawPage();
	const items = ['Turizm', 'İşgüzar'].map((title) => ({ id: title, title }));
	draw(<CardSelect label="Növ" items={items} />);
	await userEvent.keyboard('{Tab}');
	const card = document.activeElement;
	expect(card?.textContent).toBe('Turizm');
	draw(<CardSelect label="Növ" items={items} isDisabled />);
	expect(document.activeElement).toBe(card);
	// Without it, the browser would take the focus away some frames later.
	expect(card?.getAttribute('tabindex')).toBe('-1');
});
