import { expect, it } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { OptionList } from '.';

const items = ['Almaniya', 'Yaponiya'].map((title) => ({ id: title, title }));

it.each([
	['Home', { altKey: true }],
	['ArrowUp', { metaKey: true }],
	['Enter', { ctrlKey: true }],
])('%s with %j is the browser’s in an OptionList', (key, more) => {
	const { page, draw } = drawPage();
	draw(<OptionList label="Ölkələr" items={items} />);
	const list = page.querySelector('[role="listbox"]') as HTMLElement;
	const press = (held: object) => {
		const event = new KeyboardEvent('keydown', { key, ...held, bubbles: true, cancelable: true });
		list.dispatchEvent(event);
		return event.defaultPrevented;
	};
	expect([press(more), press({})]).toEqual([false, true]);
});
