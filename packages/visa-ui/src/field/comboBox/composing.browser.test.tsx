import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ComboBox } from '../../components/ComboBox';
import { MultiSelect } from '../../components/MultiSelect';
import { SearchField } from '../../components/SearchField';
import { drawPage } from '../../root/drawPage';

const items = ['Almaniya', 'Yaponiya'].map((label) => ({ id: label, label }));
const heard = vi.fn();

it.each([
	['a ComboBox', <ComboBox key="1" label="Ölkə" items={items} onChange={heard} />],
	['a MultiSelect', <MultiSelect key="2" label="Ölkələr" items={items} onChange={heard} />],
	['a SearchField', <SearchField key="3" label="Ölkə" debounce={100_000} onSearch={heard} />],
])(
	'Enter that ends what an input method composes chooses nothing in %s, also as Safari reports it',
	async (_name, field) => {
		const { page, draw } = drawPage();
		draw(field);
		heard.mockClear();
		const input = page.querySelector('input') as HTMLInputElement;
		await userEvent.click(input);
		await userEvent.keyboard('yap');
		await vi.waitFor(() => expect(input.value).toBe('yap'));
		const enter = (keyCode: number) =>
			input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode, bubbles: true, cancelable: true }));
		enter(229);
		expect(heard).not.toHaveBeenCalled();
		enter(13);
		await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
	},
);
