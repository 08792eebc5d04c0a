import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import AmountField from './AmountField';

it('Enter that ends what an input method composes filters by no amount yet, also as Safari reports it', async () => {
	const onChange = vi.fn();
	const { page, draw } = drawPage();
	draw(<AmountField label="Məbləğ" value="" least="" onChange={onChange} />);
	const input = page.querySelector('input') as HTMLInputElement;
	await userEvent.fill(input, '20');
	const enter = (keyCode: number) =>
		input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode, bubbles: true, cancelable: true }));
	enter(229);
	// What it changes would be heard by then.
	await new Promise(requestAnimationFrame);
	expect(onChange).not.toHaveBeenCalled();
	enter(13);
	await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
});
