import { expect, it } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { TimeField } from '.';

const parts = (page: Element) =>
	[...page.querySelectorAll('[role="spinbutton"]')].map(({ textContent }) => textContent);

it.each(['', 'yox', '24:00'])('shows no time for “%s”, which is none', (value) => {
	const { page, draw } = drawPage();
	draw(<TimeField label="Saat" value={value} onChange={() => undefined} />);
	expect(parts(page)).toEqual(['––', '––']);
});

it('takes a time as servers write it, with seconds', () => {
	const { page, draw } = drawPage();
	draw(
		<form>
			<TimeField label="Saat" name="time" value="18:00:00" maxValue="18:00" onChange={() => undefined} />
		</form>,
	);
	expect(parts(page)).toEqual(['18', '00']);
	expect(page.querySelector('[role="alert"]')?.textContent).toBe('');
	expect(new FormData(page.querySelector('form') as HTMLFormElement).get('time')).toBe('18:00');
});

it('takes text that only begins like a time for none', () => {
	const { page, draw } = drawPage();
	draw(<TimeField label="Saat" value="12:34abc" onChange={() => undefined} />);
	expect(parts(page)).toEqual(['––', '––']);
	draw(<TimeField label="Saat" value="12:34:56.789" onChange={() => undefined} />);
	expect(parts(page)).toEqual(['12', '34']);
});
