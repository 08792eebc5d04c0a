import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DatePicker, type DatePickerProps } from '.';

const patience = { timeout: 15_000 };
const cleanups: (() => void)[] = [];
afterEach(() => {
	vi.restoreAllMocks();
	for (const cleanup of cleanups.splice(0).reverse()) cleanup();
});

function Day({ label }: { label: string }) {
	const [value, setValue] = useState<DatePickerProps['value']>(null);
	return <DatePicker label={label} value={value} onChange={setValue} />;
}

it('[DAT-05] without a network the field says why no calendar opens, takes a typed day, and opens it later', async () => {
	const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	const host = document.body.appendChild(document.createElement('main'));
	const root = createRoot(host);
	cleanups.push(() => {
		root.unmount();
		host.remove();
	});
	root.render(
		<>
			<Day label="Gediş tarixi" />
			<Day label="Qayıdış tarixi" />
		</>,
	);
	const button = page.getByRole('button', { name: 'Gediş tarixi: təqvimi aç' });
	await button.click();
	await expect.element(page.getByText(/Təqvim açılmadı/), patience).toBeVisible();
	await expect.element(button).toHaveAttribute('aria-expanded', 'false');
	await expect.element(button).toHaveFocus();
	await page.getByRole('textbox', { name: 'Gediş tarixi' }).fill('10/12/2030');
	online.mockReturnValue(true);
	await page.getByRole('button', { name: 'Qayıdış tarixi: təqvimi aç' }).click();
	await expect.element(page.getByRole('grid'), patience).toBeVisible();
	await userEvent.keyboard('{Escape}');
	await button.click();
	await expect.element(page.getByRole('grid', { name: 'dekabr 2030' }), patience).toBeVisible();
	await expect.element(page.getByText(/Təqvim açılmadı/)).not.toBeInTheDocument();
});
