import '../../base';
import { expect, it, onTestFinished } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { PhoneField } from '.';

const countries = [{ id: 'AZ', label: 'Azərbaycan', code: '994' }];
const phone = (width: number) => (
	<div style={{ width }}>
		<PhoneField label="Telefon" countries={countries} defaultValue="+994501234567" />
	</div>
);

it('shows the whole number with letters twice as large on the narrowest phone', () => {
	const { page, draw } = drawPage();
	document.documentElement.style.fontSize = '200%';
	onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
	draw(phone(288));
	const number = page.querySelector('input') as HTMLInputElement;
	expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth);
	const [box, around] = [number, number.parentElement as Element].map((one) => one.getBoundingClientRect());
	expect(box?.right).toBeLessThanOrEqual(around?.right ?? 0);
	expect(box?.bottom).toBeLessThanOrEqual(around?.bottom ?? 0);
});

it('has code and number in one row otherwise', () => {
	const { page, draw } = drawPage();
	draw(phone(288));
	const tops = ['select', 'input'].map((part) => page.querySelector(part)?.getBoundingClientRect().top);
	expect(tops[0]).toBe(tops[1]);
});
