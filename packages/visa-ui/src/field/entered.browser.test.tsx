import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fields } from '../conformance/fields';

const patience = { timeout: 15_000 };
const typed = ['TextField', 'PasswordField', 'SearchField', 'OtpField', 'MoneyField', 'NumberStepper', 'ComboBox'];
const parts = ['MultiSelect', 'DateField', 'DatePicker', 'DateTimeField', 'TimeField', 'PhoneField'];

it.each([...typed, ...parts])('[LIB-01] Enter in %s submits its form, with what has just been typed', async (name) => {
	const sample = fields[name];
	if (!sample) throw new Error(`No field ${name}`);
	const sent = vi.fn();
	const page = document.body.appendChild(document.createElement('main'));
	const root = createRoot(page);
	onTestFinished(() => {
		root.unmount();
		page.remove();
	});
	root.render(
		<form
			onSubmit={(event) => {
				event.preventDefault();
				sent(new FormData(event.currentTarget).getAll('it'));
			}}
		>
			{sample.render({ name: 'it', defaultValue: sample.first })}
			<button type="button">Geri</button>
			<button type="submit">Göndər</button>
		</form>,
	);
	const form = await vi.waitFor(() => {
		const found = page.querySelector('form');
		if (!found) throw new Error('No form yet');
		return found;
	}, patience);
	await sample.change(userEvent, form);
	const control = form.querySelector<HTMLElement>('[role="spinbutton"], input:not([type="hidden"], [hidden])');
	control?.focus();
	await userEvent.keyboard('{Enter}');
	await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith(sample.secondSent), patience);
});
