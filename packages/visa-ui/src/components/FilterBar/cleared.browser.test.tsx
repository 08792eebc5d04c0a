import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { type Filter, FilterBar, type FilterValue } from '.';

const filters: Filter[] = [
	{ id: 'search', kind: 'search', label: 'Axtarış' },
	{ id: 'status', kind: 'select', label: 'Status', options: [{ id: 'IN_REVIEW', label: 'Baxılır' }] },
];

function List({ onChange }: { onChange: (value: FilterValue) => void }) {
	const [value, setValue] = useState<FilterValue>({ status: 'IN_REVIEW' });
	return (
		<FilterBar
			label="Müraciətlər"
			filters={filters}
			value={value}
			debounce={300}
			onChange={(next) => {
				onChange(next);
				setValue(next);
			}}
		/>
	);
}

it('clears what was typed a moment ago too, and does not search for it', async () => {
	const onChange = vi.fn();
	const { page, draw } = drawPage();
	draw(<List onChange={onChange} />);
	const search = () => page.querySelector<HTMLInputElement>('input[type="search"]');
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	onTestFinished(() => void vi.useRealTimers());
	await userEvent.fill(search() as HTMLElement, 'aysel');
	page.querySelector<HTMLElement>('button[aria-label^="Təmizlə:"]')?.click();
	await Promise.resolve();
	expect(search()?.value).toBe('');
	vi.advanceTimersByTime(1000);
	expect(onChange.mock.calls).toEqual([[{}]]);
});
