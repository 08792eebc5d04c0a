import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { type PhoneCountry, PhoneField } from '.';

const countries: PhoneCountry[] = [
	{ id: 'US', label: 'ABŞ', code: '1' },
	{ id: 'AZ', label: 'Azərbaycan', code: '994' },
];

it('begins with its country though the list of countries comes later', async () => {
	const onChange = vi.fn();
	const { page, draw } = drawPage();
	const field = (list: PhoneCountry[]) => (
		<PhoneField label="Telefon" countries={list} defaultCountry="AZ" onChange={onChange} />
	);
	draw(field([]));
	draw(field(countries));
	expect(page.querySelector('select')?.value).toBe('AZ');
	await userEvent.fill(page.querySelector('input') as HTMLElement, '050 123 45 67');
	expect(onChange).toHaveBeenLastCalledWith('+994501234567');
});

it('finds the country of its number as soon as there are countries', () => {
	const { page, draw } = drawPage();
	const field = (list: PhoneCountry[]) => (
		<PhoneField label="Telefon" countries={list} value="+994501234567" onChange={() => undefined} />
	);
	draw(field([]));
	draw(field(countries));
	expect(page.querySelector('select')?.value).toBe('AZ');
	expect(page.querySelector('input')?.value).toBe('50 123 45 67');
});
