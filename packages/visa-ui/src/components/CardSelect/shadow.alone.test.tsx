import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawShadow } from '../../root/drawPage';
import { CardSelect } from '.';

// Nothing here says that there is a shadow root: no PortalProvider does.
const patience = { timeout: 15_000 };

it('a card in a shadow root is chosen by a press', async () => {
	const told = vi.fn();
	drawShadow().draw(<CardSelect label="Növ" items={[{ id: 'a', title: 'Turizm' }]} onChange={told} />);
	await userEvent.click(page.getByRole('row', { name: 'Turizm' }));
	await vi.waitFor(() => expect(told).toHaveBeenCalledWith('a'), patience);
});
