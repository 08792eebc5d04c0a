import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ComboBox } from '../../components/ComboBox';
import { DateField } from '../../components/DateField';
import { DateTimeField } from '../../components/DateTimeField';
import { MultiSelect } from '../../components/MultiSelect';
import { SearchField } from '../../components/SearchField';
import { drawPage } from '../../root/drawPage';

const items = ['Almaniya', 'Yaponiya'].map((label) => ({ id: label, label }));
const heard = vi.fn();

/** Hears that a DateTimeField says what is wrong with its time. */
function WrongTime() {
	return (
		<div
			ref={(place) => {
				const watcher = new MutationObserver(() => place?.querySelector('[aria-invalid="true"]') && heard());
				if (place) watcher.observe(place, { attributes: true, subtree: true });
				return () => watcher.disconnect();
			}}
		>
			<DateTimeField label="Uçuş" value={null} onChange={() => {}} />
		</div>
	);
}

it.each<[string, ReactElement, string?]>([
	['a ComboBox', <ComboBox key="1" label="Ölkə" items={items} onChange={heard} />],
	['a MultiSelect', <MultiSelect key="2" label="Ölkələr" items={items} onChange={heard} />],
	['a SearchField', <SearchField key="3" label="Ölkə" debounce={100_000} onSearch={heard} />],
	['a DateField', <DateField key="4" label="Gün" value={null} onChange={() => {}} onInvalid={heard} />, '31/02/2027'],
	['a time', <WrongTime key="5" />, '99:99'],
])(
	'Enter that ends what an input method composes chooses nothing in %s, also as Safari reports it',
	async (_name, field, text = 'yap') => {
		const { page, draw } = drawPage();
		draw(field);
		heard.mockClear();
		const input = (page.querySelector('[id$="-time"]') ?? page.querySelector('input')) as HTMLInputElement;
		await userEvent.click(input);
		await userEvent.keyboard(text);
		await vi.waitFor(() => expect(input.value).toBe(text));
		const enter = (keyCode: number) =>
			input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode, bubbles: true, cancelable: true }));
		enter(229);
		// What it changes would be drawn by then.
		await new Promise(requestAnimationFrame);
		expect(heard).not.toHaveBeenCalled();
		enter(13);
		await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
	},
);
