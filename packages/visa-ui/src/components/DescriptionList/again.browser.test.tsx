import { expect, it } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { DescriptionList } from '.';

it('shows each value once though a term comes again', () => {
	const { page, draw } = drawPage();
	const show = (...values: string[]) => {
		const items = values.map((value) => ({ term: value.startsWith('+') ? 'Telefon' : 'Ad', value }));
		draw(<DescriptionList items={items} />);
		expect([...page.querySelectorAll('dd')].map((one) => one.textContent)).toEqual(values);
	};
	show('+1', '+2', '+3');
	show('+4');
	show('+5', '+6');
	show('Aysel', '+7', '+8');
	show('+8', 'Aysel');
});
