import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { CheckboxGroup, type CheckboxGroupProps } from '.';

const patience = { timeout: 15_000 };
const items = ['Pasport', 'Şəkil'].map((label) => ({ id: label, label }));
const defaultValue = ['Şəkil', 'Müqavilə'];

function Controlled({ defaultValue, ...props }: CheckboxGroupProps) {
	const [value, hold] = useState(defaultValue ?? []);
	return <CheckboxGroup {...props} value={value} onChange={hold} />;
}

it.each([
	['uncontrolled', CheckboxGroup],
	['controlled', Controlled],
])('the box of what is no longer offered can be ticked again after it was unticked: %s', async (_name, Group) => {
	const { page, draw } = drawPage();
	const form = (offered = items) =>
		draw(
			<form>
				<Group label="Sənədlər" name="document" items={offered.map((item) => ({ ...item }))} {...{ defaultValue }} />
			</form>,
		);
	form();
	const sent = () => new FormData(page.querySelector('form') ?? undefined).getAll('document');
	const box = (id: string) => page.querySelector<HTMLInputElement>(`input[value="${id}"]`);
	const press = async (id: string, after: string[]) => {
		await userEvent.click(box(id) as HTMLElement);
		await vi.waitFor(() => expect(sent()).toEqual(after), patience);
	};
	await press('Müqavilə', ['Şəkil']);
	expect(box('Müqavilə')?.checked).toBe(false);
	await expect.poll(() => document.activeElement, patience).toBe(box('Müqavilə'));
	// Drawn again with the same items, by a page that makes them anew each time.
	form();
	await press('Pasport', ['Pasport', 'Şəkil']);
	await press('Müqavilə', ['Pasport', 'Şəkil', 'Müqavilə']);
	await press('Müqavilə', ['Pasport', 'Şəkil']);
	form(items.slice(0, 1));
	expect(box('Müqavilə')).toBeNull();
	expect(box('Şəkil')).not.toBeNull();
});

it('once the form is reset, only what is held then has a box', async () => {
	const { page, draw } = drawPage();
	draw(
		<form>
			<CheckboxGroup label="Sənədlər" items={items} value={defaultValue} onChange={() => undefined} />
		</form>,
	);
	draw(
		<form>
			<CheckboxGroup label="Sənədlər" items={items} value={['Arayış']} onChange={() => undefined} />
		</form>,
	);
	const boxes = () =>
		[...page.querySelectorAll('input[type="checkbox"]')].map((box) => (box as HTMLInputElement).value);
	expect(boxes()).toEqual(['Pasport', 'Şəkil', 'Müqavilə', 'Arayış']);
	page.querySelector('form')?.reset();
	await vi.waitFor(() => expect(boxes()).toEqual(['Pasport', 'Şəkil', 'Arayış']), patience);
});
