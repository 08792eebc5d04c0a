import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { chooseOption } from '../../field/chooseOption';
import { Button } from '../Button';
import { FilterBar } from '../FilterBar';
import { Money } from '../Money';
import { DataTable, type DataTableProps, type TableActions, type TableExpansion } from '.';
import { columns, labelOf, manyRows, type Request, rows } from './testKit';

const actions: TableActions<Request> = {
	labelOf,
	items: (row) => [
		{ id: 'assign', label: 'Mənə təyin et', isDisabled: row.status === 'Təsdiqlənib' },
		'separator',
		{ id: 'delete', label: 'Sil', tone: 'critical' },
	],
	onAction: fn(),
};
const expansion: TableExpansion<Request> = {
	labelOf,
	content: (row) => `${row.traveller} üçün qeyd yoxdur.`,
	onChange: fn(),
};
const navigated = fn();

// Not a component of its own: the docs page documents the table's own props.
const RequestTable = DataTable<Request>;

const meta = {
	title: 'Documents/DataTable rows',
	component: RequestTable,
	args: { caption: 'Müraciətlər', columns, rows, isClientSorted: true },
	argTypes: { columns: { control: false }, rows: { control: false } },
} satisfies Meta<typeof RequestTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
	args: { selection: { labelOf }, actions, expansion },
};

export const Actions: Story = {
	name: 'a menu at the end of the row, named for the row, does not open the row',
	args: { actions, onRowPress: navigated },
	play: async ({ canvas, userEvent }) => {
		navigated.mockClear();
		const button = canvas.getByRole('button', { name: 'VZ-2026-04126: əməliyyatlar' });
		await waitFor(() => expect(button).toHaveAttribute('aria-haspopup', 'menu'));
		await userEvent.click(button);
		const menu = await screen.findByRole('menu', { name: 'VZ-2026-04126: əməliyyatlar' });
		await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
		await userEvent.click(within(menu).getByRole('menuitem', { name: 'Mənə təyin et' }));
		await waitFor(() => expect(actions.onAction).toHaveBeenLastCalledWith('assign', rows[1]));
		await waitFor(() => expect(button).toHaveFocus());
		await userEvent.keyboard('{ArrowUp}');
		await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sil' })).toHaveFocus());
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(button).toHaveFocus());
		await waitFor(() => expect(navigated).not.toHaveBeenCalled());
	},
};

export const Expands: Story = {
	name: 'a row opens to show more, by pointer and keyboard, and says whether it is open',
	args: { expansion: { ...expansion, canExpand: (row) => row.id !== 'r4127' } },
	play: async ({ args, canvas, userEvent }) => {
		await waitFor(() =>
			expect(canvas.queryByRole('button', { name: 'VZ-2026-04127: ətraflı' })).not.toBeInTheDocument(),
		);
		const button = canvas.getByRole('button', { name: 'VZ-2026-04126: ətraflı' });
		await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
		await userEvent.click(button);
		await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
		await waitFor(() => expect(canvas.getByText('Rəşad Əliyev üçün qeyd yoxdur.')).toBeVisible());
		await waitFor(() =>
			expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toHaveTextContent('qeyd yoxdur'),
		);
		await waitFor(() => expect(args.expansion?.onChange).toHaveBeenLastCalledWith(['r4126']));
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.queryByText('Rəşad Əliyev üçün qeyd yoxdur.')).not.toBeInTheDocument());
		await waitFor(() => expect(button).toHaveFocus());
	},
};

const box = (number: number) => screen.getByRole('checkbox', { name: `VZ-2026-0${number}: sətri seç` });

export const Range: Story = {
	name: '[DSH-08] Shift chooses all from the last pressed row to this one, by pointer and keyboard, and takes them back',
	args: { selection: { labelOf, onChange: fn() } },
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.click(box(4126));
		await userEvent.keyboard('{Shift>}');
		await userEvent.click(box(4123));
		await userEvent.keyboard('{/Shift}');
		await waitFor(() => expect(canvas.getByText('4 sətir seçilib')).toBeVisible());
		await waitFor(() =>
			expect(args.selection?.onChange).toHaveBeenLastCalledWith(
				expect.arrayContaining(['r4126', 'r4125', 'r4124', 'r4123']),
				{ all: false, count: 4 },
			),
		);
		box(4125).focus();
		await userEvent.keyboard('{Shift>}[Space]{/Shift}');
		await waitFor(() => expect(canvas.getByText('1 sətir seçilib')).toBeVisible());
		await waitFor(() => expect(box(4126)).toBeChecked());
		await waitFor(() => expect(window.getSelection()?.toString()).toBe(''));
	},
};

const bulk = fn();
function Paged(props: DataTableProps<Request>) {
	const [page, setPage] = useState(0);
	const [query, setQuery] = useState('');
	return (
		<>
			<Button onPress={() => setPage(page + 1)}>Növbəti</Button>
			<Button onPress={() => setQuery('status=new')}>Süz</Button>
			<DataTable
				{...props}
				rows={manyRows(137).slice(page * 20, page * 20 + 20)}
				selection={{
					labelOf,
					matching: { total: 137, query },
					actions: (ids, clear, choice) => (
						<Button
							onPress={() => {
								bulk(ids.length, choice);
								clear();
							}}
						>
							İxrac et
						</Button>
					),
				}}
			/>
		</>
	);
}

export const AllThatMatch: Story = {
	name: '[DSH-08] after the whole page, all that match can be chosen; actions know which, another filter ends it',
	render: (args) => <Paged {...args} />,
	play: async ({ canvas, userEvent }) => {
		bulk.mockClear();
		const page = canvas.getByRole('checkbox', { name: 'Səhifədəki bütün sətirləri seç' });
		await waitFor(() => expect(canvas.queryByRole('button', { name: /Bütün/ })).not.toBeInTheDocument());
		await userEvent.click(page);
		await userEvent.click(await canvas.findByRole('button', { name: 'Bütün 137 sətri seç' }));
		await waitFor(() => expect(canvas.getByText('Bütün 137 sətir seçilib')).toHaveAttribute('role', 'status'));
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Seçimi ləğv et' })).toHaveFocus());
		await userEvent.click(canvas.getByRole('button', { name: 'Növbəti' }));
		await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'VZ-20: sətri seç' })).toBeChecked());
		await userEvent.click(canvas.getByRole('button', { name: 'İxrac et' }));
		await waitFor(() => expect(bulk).toHaveBeenLastCalledWith(20, { all: true, count: 137 }));
		await waitFor(() => expect(page).not.toBeChecked());

		await userEvent.click(page);
		await userEvent.click(await canvas.findByRole('button', { name: 'Bütün 137 sətri seç' }));
		await userEvent.click(canvas.getByRole('checkbox', { name: 'VZ-21: sətri seç' }));
		await waitFor(() => expect(canvas.getByText('19 sətir seçilib')).toBeVisible());
		await userEvent.click(canvas.getByRole('checkbox', { name: 'VZ-21: sətri seç' }));
		await userEvent.click(await canvas.findByRole('button', { name: 'Bütün 137 sətri seç' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Süz' }));
		await waitFor(() => expect(canvas.getByText('20 sətir seçilib')).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'Seçimi ləğv et' }));
		await waitFor(() => expect(page).toHaveFocus());
	},
};

const filters = (
	<FilterBar
		label="Müraciətlərin filtrləri"
		filters={[{ id: 'search', label: 'Axtarış', kind: 'search' }]}
		value={{}}
		onChange={fn()}
		resultCount={20000}
	/>
);
export const Filtered: Story = {
	name: '[DSH-04] what its filters found and its tools stand in one line',
	tags: ['whole'],
	args: { filters, toolbar: <Button size="small">Fayl</Button>, isArrangeable: true },
	globals: { viewport: { value: 'desktop', isRotated: false } },
	play: async ({ canvas }) => {
		const found = canvas.getByText('20.000 nəticə');
		const middle = (element: Element) => {
			const { top, bottom } = element.getBoundingClientRect();
			return (top + bottom) / 2;
		};
		await expect(found.closest('[role=search]')).not.toBeNull();
		for (const name of ['Fayl', 'Sütunlar']) {
			const tool = canvas.getByRole('button', { name });
			await waitFor(() => expect(Math.abs(middle(tool) - middle(found))).toBeLessThan(2));
		}
		const { bottom } = canvas.getByRole('searchbox').getBoundingClientRect();
		await expect(found.getBoundingClientRect().top).toBeGreaterThan(bottom);
	},
};

export const Cards: Story = {
	name: 'on a phone the cards can do the same: choose, open, act; a state is no wider than its words',
	tags: ['whole'],
	args: { selection: { labelOf }, actions, expansion },
	globals: { viewport: { value: 'phone', isRotated: false } },
	play: async ({ canvas, userEvent }) => {
		const card = canvas.getByRole('row', { name: /VZ-2026-04126/ });
		await waitFor(() => expect(getComputedStyle(card).display).not.toBe('table-row'));
		await userEvent.click(within(card).getByRole('checkbox'));
		await waitFor(() => expect(canvas.getByText('1 sətir seçilib')).toBeVisible());
		await userEvent.click(within(card).getByRole('button', { name: 'VZ-2026-04126: ətraflı' }));
		await waitFor(() => expect(canvas.getByText('Rəşad Əliyev üçün qeyd yoxdur.')).toBeVisible());
		await userEvent.click(within(card).getByRole('button', { name: 'VZ-2026-04126: əməliyyatlar' }));
		await screen.findByRole('menuitem', { name: 'Sil' });
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
	},
};

export const ToolsInSheet: Story = {
	name: '[DSH-07] on a phone its filters, order, columns and tools stand behind one button, and the first row close below it',
	args: {
		filters,
		views: (
			<a href="/gozleyen" onClick={(event) => event.preventDefault()}>
				Gözləyən
			</a>
		),
		toolbar: <Button size="small">Fayl</Button>,
		isArrangeable: true,
		selection: { labelOf },
	},
	globals: { viewport: { value: 'phone', isRotated: false } },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const button = await waitFor(() => canvas.getByRole('button', { name: 'Alətlər' }));
		await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(1));
		await waitFor(() => expect(canvas.queryByRole('link', { name: 'Gözləyən' })).not.toBeInTheDocument());
		const room = canvas.getByRole('rowheader', { name: 'VZ-2026-04127' }).getBoundingClientRect().top;
		await expect(room - canvasElement.getBoundingClientRect().top).toBeLessThan(160);
		await userEvent.click(button);
		const sheet = within(await screen.findByRole('dialog', { name: 'Alətlər' }));
		const order = await sheet.findByRole('combobox', { name: 'Sıralama' });
		await chooseOption(userEvent, order, 'Məbləğ: azalan sıra ilə');
		await waitFor(() => expect(sheet.getByRole('button', { name: 'Fayl' })).toBeVisible());
		await userEvent.click(sheet.getByRole('button', { name: 'Sütunlar' }));
		await userEvent.click(await screen.findByRole('checkbox', { name: 'Ölkə' }));
		await userEvent.keyboard('{Escape}');
		// A link leads to another list: then the sheet is no longer needed.
		await userEvent.click(sheet.getByRole('link', { name: 'Gözləyən' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		const head = canvas.getByRole('columnheader', { name: 'Məbləğ' });
		await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
		await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Ölkə' })).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('VZ-2026-04124'));
		await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
	},
};
export const LongTitle: Story = {
	name: '[DSH-19] on a phone a title that is one long word wraps within its card',
	args: {
		rows: rows.map((row) => ({
			...row,
			reference: `${row.reference}-donaudampfschifffahrtselektrizitätenhauptbetrieb`,
		})),
		rowHref: (row) => `/dashboard/requests/${row.id}`,
		selection: { labelOf },
	},
	globals: { viewport: { value: 'phone', isRotated: false } },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(rows.length));
		for (const title of canvas.getAllByRole('rowheader')) {
			await waitFor(() => expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth));
		}
	},
};
export const HiddenOrder: Story = {
	name: '[DSH-07] on a phone the sheet tells the order also by a column that is hidden',
	args: {
		filters,
		columns: columns.map((column) => (column.id === 'price' ? { ...column, isHideable: true } : column)),
		defaultHiddenColumns: ['price'],
		defaultSort: { column: 'price', direction: 'descending' },
	},
	globals: { viewport: { value: 'phone', isRotated: false } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Alətlər' }));
		const sheet = within(await screen.findByRole('dialog', { name: 'Alətlər' }));
		await waitFor(() =>
			expect(sheet.getByRole('combobox', { name: 'Sıralama' })).toHaveTextContent('Məbləğ: azalan sıra ilə'),
		);
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
	},
};
export const PageFromBar: Story = {
	name: '[DSH-08] on a phone the page is chosen from the bar of what is chosen, and the focus is never lost',
	args: { filters, selection: { labelOf, actions: () => <Button size="small">Baxışa götür</Button> } },
	globals: { viewport: { value: 'phone', isRotated: false } },
	play: async ({ canvas, userEvent }) => {
		const box = canvas.getByRole('checkbox', { name: 'VZ-2026-04127: sətri seç' });
		await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(rows.length));
		await userEvent.click(box);
		const page = await canvas.findByRole('button', { name: 'Səhifəni seç' });
		// Two lines of touch targets: it covers rows.
		const bar = page.closest('.viza-DataTable-bulk');
		await waitFor(() => expect(bar?.getBoundingClientRect().height).toBeLessThanOrEqual(120));
		await userEvent.click(page);
		await waitFor(() => expect(canvas.getByText(`${rows.length} sətir seçilib`)).toBeVisible());
		const clear = canvas.getByRole('button', { name: 'Seçimi ləğv et' });
		await waitFor(() => expect(clear).toHaveFocus());
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(box).toHaveFocus());
		await waitFor(() => expect(canvas.getByText('VZ-2026-04127')).toBeVisible());
	},
};

const inLine = columns.map((column) => (column.id === 'status' ? { ...column, phone: 'line' as const } : column));
export const CardState: Story = {
	name: 'a state in a line of a card is as wide as its words',
	args: { columns: inLine },
	globals: { viewport: { value: 'phone', isRotated: false } },
	play: async ({ canvas }) => {
		const state = canvas.getByText('İmtina edildi');
		await waitFor(() => expect(state.getBoundingClientRect().width).toBeLessThan(140));
	},
};

const inParts = columns.map((column) =>
	column.id === 'price'
		? {
				...column,
				cell: (row: (typeof rows)[number]) => (
					<>
						<Money amount={row.price + 30} isStruck /> <Money amount={row.price} />
					</>
				),
			}
		: column,
);
const priceParts = (row: HTMLElement) =>
	[/125,50/, /^95,50/].map((words) => within(row).getByText(words).getBoundingClientRect()) as [DOMRect, DOMRect];
async function expectBesideEachOther(row: HTMLElement) {
	await waitFor(() => {
		const [old, now] = priceParts(row);
		expect(Math.abs(old.top - now.top)).toBeLessThan(2);
		expect(now.left).toBeGreaterThan(old.right);
		expect(now.left - old.right).toBeLessThan(12);
	});
}
export const CardParts: Story = {
	name: 'several parts of a cell stand in one line beside its label on a phone',
	args: { columns: inParts },
	globals: { viewport: { value: 'phone', isRotated: false } },
	play: ({ canvas }) => expectBesideEachOther(canvas.getByRole('row', { name: /VZ-2026-04126/ })),
};

const inLongWords = inParts.map((column) =>
	column.id === 'country'
		? {
				...column,
				cell: (row: Request) => (
					<>
						{row.country} {'konsulluğun cavabı gözlənilir '.repeat(6)}
					</>
				),
			}
		: column,
);
export const CellParts: Story = {
	name: 'in a table several parts of a cell stand in one line at its end, and a long text ends in dots',
	args: { columns: inLongWords },
	globals: { viewport: { value: 'desktop', isRotated: false } },
	play: async ({ canvas }) => {
		const row = canvas.getByRole('row', { name: /VZ-2026-04126/ });
		await expectBesideEachOther(row);
		const price = within(row)
			.getByText(/^95,50/)
			.closest('td') as HTMLElement;
		const { paddingInlineEnd } = getComputedStyle(price);
		await expect(price.getBoundingClientRect().right - priceParts(row)[1].right).toBeLessThan(
			Number.parseFloat(paddingInlineEnd) + 2,
		);
		// A box around the text would be clipped without an ellipsis.
		const long = within(row).getByRole('cell', { name: /konsulluğun cavabı/ });
		await expect(getComputedStyle(long).textOverflow).toBe('ellipsis');
		await expect(long.scrollWidth).toBeGreaterThan(long.clientWidth);
		const text = document.createTreeWalker(long, NodeFilter.SHOW_TEXT).nextNode();
		let box = text?.parentElement ?? null;
		while (box && getComputedStyle(box).display === 'contents') box = box.parentElement;
		await expect(box).toBe(long);
	},
};
