import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { TextArea } from '.';

it('counts the text that a form reset has brought back', async () => {
	const { page, draw } = drawPage();
	draw(
		<form>
			<TextArea label="Qeyd" defaultValue="ab" maxLength={10} />
		</form>,
	);
	await userEvent.fill(page.querySelector('textarea') as HTMLElement, 'abcdef');
	expect(page.textContent).toContain('6 / 10');
	page.querySelector('form')?.reset();
	await vi.waitFor(() => expect(page.textContent).toContain('2 / 10'), { timeout: 15_000 });
});
