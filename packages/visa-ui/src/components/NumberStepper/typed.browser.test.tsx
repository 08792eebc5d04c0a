import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { NumberStepper } from '.';

const patience = { timeout: 15_000 };

function show(value?: number) {
	const onChange = vi.fn();
	const { page, draw } = drawPage();
	const take = (held?: number) =>
		draw(
			<form>
				<NumberStepper
					label="Səyahətçilər"
					name="a"
					{...(held === undefined ? { defaultValue: 2 } : { value: held })}
					onChange={onChange}
					minValue={1}
					maxValue={99}
				/>
			</form>,
		);
	take(value);
	const input = page.querySelector('[role="spinbutton"]') as HTMLInputElement;
	return { input, onChange, take, sent: () => new FormData(input.form as HTMLFormElement).get('a') };
}

it('[LIB-01] submits the number that is being typed, also where a page submits its form by itself', async () => {
	const { input, onChange, sent } = show();
	input.focus();
	await userEvent.keyboard('7');
	expect(sent()).toBe('7');
	await userEvent.keyboard('77');
	expect(sent()).toBe('99');
	expect(onChange).not.toHaveBeenCalled();
	await userEvent.tab();
	expect(onChange.mock.calls).toEqual([[99]]);
});

it('takes what the browser fills in, where nobody leaves the field', async () => {
	const { input, onChange, sent } = show();
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '7');
	input.dispatchEvent(new Event('input', { bubbles: true }));
	expect(onChange.mock.calls).toEqual([[7]]);
	await vi.waitFor(() => expect(sent()).toBe('7'), patience);
});

it('shows what the page sets while a number is being typed, and keeps it when it is left', async () => {
	const { input, onChange, take } = show(2);
	input.focus();
	await userEvent.keyboard('7');
	take(2);
	expect(input.value).toBe('7');
	take(5);
	expect(input.value).toBe('5');
	await userEvent.tab();
	expect(onChange).not.toHaveBeenCalled();
	expect(input.value).toBe('5');
});

it('takes full-width digits for the digits they are', async () => {
	const { input, onChange } = show();
	await userEvent.fill(input, '１２');
	input.focus();
	await userEvent.tab();
	expect(onChange.mock.calls).toEqual([[12]]);
});
