// Built from its sources a component takes its resets from the page.
import '../../theme/page.css';
import '../../entries';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawPage } from '../../root/drawPage';
import { enlargeLetters } from '../../theme/emulated';
import { OptionList } from '.';

const countries = Array.from({ length: 40 }, (_, at) => ({
	id: `${at}`,
	title: `Uzun adlı ${at + 1}-ci ölkə`,
	note: '+12 AZN (Viza mərkəzi xidmət haqqısı)',
	aside: { title: '120 AZN-dən', note: '70 AZN səfirlikdə, 10–15 iş günü' },
}));

it('[CTY-03] with letters of 200 % the rows around the chosen one have their height before the list is seen', async () => {
	await enlargeLetters();
	const { page, draw } = drawPage();
	draw(
		<>
			<div style={{ height: '5000px' }} />
			<OptionList label="Ölkələr" items={countries} value="24" onChange={() => undefined} />
		</>,
	);
	const rows = [...page.querySelectorAll('[role="option"]')].slice(23, 26);
	const heights = () => rows.map((row) => row.getBoundingClientRect().height);
	const before = heights();
	const chosen = page.querySelector('[aria-selected="true"]');
	page.querySelector('[role="listbox"]')?.scrollIntoView();
	await vi.waitFor(
		() =>
			expect(rows.every((row) => row.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))).toBe(true),
		{ timeout: 15_000 },
	);
	expect(heights()).toEqual(before);
	const [list, row] = [page.querySelector('[role="listbox"]'), chosen].map((one) => one?.getBoundingClientRect());
	expect(row?.top).toBeLessThan(list?.bottom ?? 0);
	expect(row?.bottom).toBeGreaterThan(list?.top ?? 0);
});

it('[CTY-03] with letters of 200 % in a narrow window a country’s name and price are on one line each, below its flag', async () => {
	await enlargeLetters();
	const { page, draw } = drawPage();
	const [imageUrl, ...named] = [
		'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
		'Almaniya',
		'150 AZN-dən',
	];
	const item = { id: '1', title: 'Almaniya', imageUrl, aside: { title: '150 AZN-dən' } };
	draw(
		<div style={{ width: '286px' }}>
			<OptionList label="Ölkələr" items={[item]} value={null} onChange={() => undefined} />
		</div>,
	);
	const row = page.querySelector('[role="option"]');
	await vi.waitFor(() => expect(row?.checkVisibility({ contentVisibilityAuto: true })).toBe(true));
	const flag = row?.querySelector('img')?.getBoundingClientRect();
	for (const words of named) {
		const text = [...(row?.querySelectorAll('span') ?? [])].find(
			(one) => one.firstChild?.nodeValue === words,
		)?.firstChild;
		const range = document.createRange();
		range.selectNodeContents(text ?? document.body);
		expect([...range.getClientRects()], words).toHaveLength(1);
		expect(range.getBoundingClientRect().top, words).toBeGreaterThanOrEqual(flag?.bottom ?? Number.POSITIVE_INFINITY);
	}
});

it('[CTY-03] a held key toggles a row once, and the active row is seen by whoever comes back by keys', async () => {
	const onChange = vi.fn();
	const { page, draw } = drawPage();
	draw(
		<>
			<OptionList label="Ölkələr" items={countries} onChange={onChange} />
			<button type="button">Sonra</button>
		</>,
	);
	const list = page.querySelector('[role="listbox"]') as HTMLElement;
	list.focus();
	await userEvent.keyboard('{ArrowDown}');
	for (const repeat of [false, true, true, true])
		list.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }));
	await vi.waitFor(() => expect(onChange.mock.calls).toEqual([['1']]));
	await userEvent.keyboard('{Tab}');
	list.scrollTop = 1500;
	await vi.waitFor(() => expect(list.scrollTop).toBe(1500));
	await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
	expect(document.activeElement).toBe(list);
	const row = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.getBoundingClientRect();
	await vi.waitFor(
		() => {
			const { top, bottom } = list.getBoundingClientRect();
			expect(row()?.top).toBeGreaterThanOrEqual(top - 2);
			expect(row()?.bottom).toBeLessThanOrEqual(bottom + 2);
		},
		{ timeout: 15_000 },
	);
});

it('how many a search has found, or that nothing was, is told by what was there before', () => {
	const { page, draw } = drawPage();
	const show = (count: number, resultCount?: number) =>
		draw(
			<OptionList
				id="countries"
				label="Ölkələr"
				items={countries.slice(0, count)}
				resultCount={resultCount}
				emptyMessage="Belə ölkə yoxdur"
			/>,
		);
	show(40);
	const status = page.querySelector('[role="status"]');
	expect(status?.textContent).toBe('');
	const { height } = page.getBoundingClientRect();
	show(3, 3);
	expect(status?.textContent).toBe('3 nəticə');
	show(40);
	expect(status?.textContent).toBe('');
	expect(page.getBoundingClientRect().height).toBe(height);
	show(0, 0);
	expect(page.querySelector('[role="status"]')).toBe(status);
	expect(status?.textContent).toBe('Belə ölkə yoxdur');
	expect(page.querySelector('#countries')?.textContent).toBe('Belə ölkə yoxdur');
	show(3, 3);
	expect(page.querySelector('[role="status"]')).toBe(status);
	expect(page.querySelector('#countries')?.getAttribute('role')).toBe('listbox');
});

it('whoever is in the list when it becomes disabled stays there', async () => {
	const { page, draw } = drawPage();
	draw(<OptionList label="Ölkələr" items={countries} />);
	const list = page.querySelector('[role="listbox"]') as HTMLElement;
	list.focus();
	draw(<OptionList label="Ölkələr" items={countries} isDisabled />);
	expect(document.activeElement).toBe(list);
	// Without it, the browser would take the focus away some frames later.
	expect(list.getAttribute('tabindex')).toBe('-1');
});
