import { expect, it } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { BarChart } from '.';

it('leaves keys with Alt, Ctrl or ⌘ to the browser, such as those for one page back', () => {
	const { page, draw } = drawPage();
	const values = ['Almaniya', 'İtaliya'].map((label) => ({ id: label, label, value: 1 }));
	draw(<BarChart label="Ölkələr" heads={['Ölkə', 'Say']} values={values} />);
	const plot = page.querySelector('[role="slider"]') as HTMLElement;
	plot.focus();
	const press = (more: KeyboardEventInit) => {
		const event = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true, ...more });
		plot.dispatchEvent(event);
		return event.defaultPrevented;
	};
	for (const more of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]) expect(press(more)).toBe(false);
	expect(press({})).toBe(true);
});
