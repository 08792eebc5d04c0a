import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { Select } from '.';

const items = [
	{ id: '', label: 'Hamısı' },
	{ id: 'az', label: 'Azərbaycan' },
];

it('an item whose id is empty stands in the list once, in place of the row without a choice, and can be chosen', async () => {
	const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
	onTestFinished(() => complain.mockRestore());
	const onChange = vi.fn();
	const { page, draw } = drawPage();
	draw(
		<form>
			<Select label="Ölkə" name="a" items={items} defaultValue="az" onChange={onChange} />
		</form>,
	);
	const control = page.querySelector('[role="combobox"]') as HTMLElement;
	const rows = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
	await userEvent.click(control);
	expect(rows().map(({ textContent }) => textContent)).toEqual(['Hamısı', 'Azərbaycan']);
	expect([...page.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['Hamısı', 'Azərbaycan']);
	await userEvent.click(rows()[0] as HTMLElement);
	expect(onChange.mock.calls).toEqual([['']]);
	expect(control.textContent).toBe('Hamısı');
	expect(new FormData(page.querySelector('form') as HTMLFormElement).get('a')).toBe('');
	expect(complain).not.toHaveBeenCalled();
});
