import { expect, it, vi } from 'vitest';
import { RadioGroup } from '../components/RadioGroup';
import { drawPage } from '../root/drawPage';
import { az } from '../strings/az';

const patience = { timeout: 15_000 };
const { missing } = az.components.fieldFault;

it('[LIB-01] a RadioGroup stops a plain form that needs it also where its first choice is disabled', async () => {
	const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
	const { page, draw } = drawPage();
	const show = (off: string) => {
		const items = ['bir', 'iki'].map((id) => ({ id, label: id, isDisabled: id === off }));
		draw(
			<form onSubmit={onSubmit}>
				<RadioGroup label="Növ" name="a" items={items} isRequired />
			</form>,
		);
	};
	const send = () => page.querySelector('form')?.requestSubmit();
	show('bir');
	send();
	expect(onSubmit).not.toHaveBeenCalled();
	await vi.waitFor(() => expect(page.textContent).toContain(missing), patience);
	const [first, second] = page.querySelectorAll<HTMLInputElement>('input[type="radio"]');
	expect(document.activeElement).toBe(second);
	// The other one can't be chosen by now.
	show('iki');
	second?.blur();
	send();
	expect(onSubmit).not.toHaveBeenCalled();
	expect(document.activeElement).toBe(first);
	first?.click();
	await vi.waitFor(() => expect(page.textContent).not.toContain(missing), patience);
	show('');
	send();
	expect(onSubmit).toHaveBeenCalledOnce();
});
