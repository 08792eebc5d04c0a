import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DataTable, type DataTableProps } from '.';
import { columns, density, labelOf, manyRows, type Request } from './testKit';

const rows = manyRows(5000);

// Not a component of its own: the docs page documents the table's own props.
const RequestTable = DataTable<Request>;

const meta = {
	title: 'Documents/DataTable of many rows',
	component: RequestTable,
	args: {
		caption: 'Müraciətlər',
		columns,
		rows,
		density: 'compact',
		maxHeight: '30rem',
		isClientSorted: true,
		selection: { labelOf, onChange: fn() },
	},
	argTypes: { columns: { control: false }, rows: { control: false }, density },
} satisfies Meta<typeof RequestTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawn = () => screen.getAllByRole('rowheader').length;

export const Playground: Story = {};

export const InSight: Story = {
	name: 'of 5,000 rows only those in sight are drawn; how many there are and which they are is said',
	play: async ({ canvas }) => {
		const table = canvas.getByRole('table', { name: 'Müraciətlər' });
		await waitFor(() => expect(canvas.getByRole('row', { name: /VZ-3 / })).toHaveAttribute('aria-rowindex', '5'));
		await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '5001'));
		await waitFor(() => expect(drawn()).toBeLessThan(60));
		const region = canvas.getByRole('region', { name: 'Müraciətlər' });
		const height = table.getBoundingClientRect().height;
		region.scrollTop = region.scrollHeight;
		await waitFor(() => expect(canvas.getByRole('row', { name: /VZ-4999 / })).toHaveAttribute('aria-rowindex', '5001'));
		await waitFor(() => expect(drawn()).toBeLessThan(60));
		await waitFor(() => expect(Math.abs(table.getBoundingClientRect().height - height)).toBeLessThan(2));
		// The last row is at the end of the scrolling box.
		const last = canvas.getByRole('row', { name: /VZ-4999 / });
		await waitFor(() =>
			expect(Math.abs(last.getBoundingClientRect().bottom - region.getBoundingClientRect().bottom)).toBeLessThan(3),
		);
	},
};

export const Answered: Story = {
	name: 'a press on a head is answered at once, before 5,000 rows are sorted; a second one counts from there',
	tags: ['whole'],
	play: async ({ canvas }) => {
		const head = canvas.getByRole('columnheader', { name: 'Məbləğ' });
		const order = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
		await canvas.findByRole('row', { name: /VZ-3 / });
		const [before, answers] = [order(), [] as unknown[]];
		const watcher = new MutationObserver(() => {
			answers.push([head.getAttribute('aria-sort'), JSON.stringify(order()) === JSON.stringify(before)]);
		});
		watcher.observe(head, { attributeFilter: ['aria-sort'] });
		const button = within(head).getByRole('button');
		button.click();
		await waitFor(() => expect(answers).toEqual([['ascending', true]]));
		button.click();
		await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
		watcher.disconnect();
		await waitFor(() => expect(order()).not.toEqual(before));
		const dearest = Math.max(...rows.map(({ price }) => price));
		const first = rows.find(({ price }) => price === dearest)?.reference;
		await waitFor(() => expect(order()[0]).toBe(first));
	},
};

export const Dragged: Story = {
	name: 'dragged from end to end, no move draws more than a few new rows, and what is in sight is soon there',
	tags: ['whole'],
	play: async ({ canvas }) => {
		const region = canvas.getByRole('region', { name: 'Müraciətlər' });
		await canvas.findByRole('row', { name: /VZ-3 / });
		const isRow = (node: Node) => node instanceof HTMLElement && node.dataset.index !== undefined;
		const counts = { new: 0, drawn: 0 };
		const watcher = new MutationObserver((changes) => {
			const added = changes.flatMap(({ addedNodes }) => [...addedNodes].filter(isRow));
			counts.new = Math.max(counts.new, added.length);
			counts.drawn = Math.max(counts.drawn, drawn());
		});
		watcher.observe(region, { childList: true, subtree: true });
		for (const part of [0.2, 0.9, 0.4, 1]) {
			region.scrollTop = part * region.scrollHeight;
			const edge = region.getBoundingClientRect();
			const isInSight = (row: HTMLElement) => row.getBoundingClientRect().top < edge.bottom - 3;
			await waitFor(() => {
				const places = canvas.getAllByRole('row').map((row) => Number(row.getAttribute('aria-rowindex')));
				const [first = 0, ...rest] = places.slice(1);
				// Without a gap, from above the visible part to below it.
				expect(rest).toEqual(rest.map((_, at) => first + 1 + at));
				const rows = canvas.getAllByRole('rowheader').filter(isInSight);
				expect(rows.length).toBeGreaterThan(12);
			});
		}
		watcher.disconnect();
		await expect(counts.new).toBeLessThanOrEqual(8);
		await expect(counts.drawn).toBeLessThan(60);
	},
};

export const ByKeys: Story = {
	name: 'the keys alone lead to the first and to the last of 5,000 rows',
	tags: ['whole'],
	play: async ({ args, canvas, userEvent }) => {
		const region = canvas.getByRole('region', { name: 'Müraciətlər' });
		await canvas.findByRole('row', { name: /VZ-3 / });
		// The scrolling box has focus, so that End, Page Down and the arrow keys scroll it.
		region.focus();
		await waitFor(() => expect(region).toHaveFocus());
		region.scrollTop = region.scrollHeight;
		await canvas.findByRole('checkbox', { name: 'VZ-4999: sətri seç' });
		// A row that was scrolled out of view and back is another element.
		const reach = async (name: string, shift: boolean) => {
			const isThere = () => document.activeElement?.getAttribute('aria-label') === name;
			for (let pressed = 0; !isThere() && pressed < 120; pressed += 1) await userEvent.tab({ shift });
			await waitFor(() => expect(canvas.getByRole('checkbox', { name })).toHaveFocus());
		};
		await reach('VZ-4999: sətri seç', false);
		await expect(drawn()).toBeLessThan(60);
		await userEvent.keyboard(' ');
		await waitFor(() =>
			expect(args.selection?.onChange).toHaveBeenLastCalledWith(expect.anything(), { all: false, count: 1 }),
		);
		// From the last row one goes back: above it are the first ones.
		region.scrollTop = 0;
		await canvas.findByRole('checkbox', { name: 'VZ-0: sətri seç' });
		await reach('VZ-0: sətri seç', true);
		await waitFor(() => expect(canvas.getByRole('row', { name: /VZ-0 / })).toHaveAttribute('aria-rowindex', '2'));
	},
};

export const WithThePage: Story = {
	name: 'where the page scrolls, the rows come with it, on a phone as cards of their own height',
	tags: ['whole'],
	args: { maxHeight: undefined } as Partial<DataTableProps<Request>>,
	globals: { viewport: { value: 'phone', isRotated: false } },
	play: async ({ canvas }) => {
		await canvas.findByRole('row', { name: /VZ-0 / });
		await waitFor(() => expect(drawn()).toBeLessThan(60));
		const page = document.documentElement;
		await waitFor(() => expect(page.scrollHeight).toBeGreaterThan(100_000));
		window.scrollTo(0, 40_000);
		await waitFor(() => expect(canvas.queryByRole('row', { name: /VZ-0 / })).not.toBeInTheDocument());
		const isInSight = (row: HTMLElement) => {
			const { top, bottom } = row.getBoundingClientRect();
			return bottom > 0 && top < window.innerHeight;
		};
		await waitFor(() => expect(canvas.getAllByRole('rowheader').filter(isInSight).length).toBeGreaterThan(0));
		// Rows measured at that moment may move the page once more.
		await waitFor(() => {
			window.scrollTo(0, 0);
			expect(canvas.getByRole('row', { name: /VZ-0 / })).toBeVisible();
		});
	},
};

export const Kept: Story = {
	name: 'a row with the focus stays, and a range reaches rows that are not drawn',
	tags: ['whole'],
	play: async ({ args, canvas, userEvent }) => {
		const region = canvas.getByRole('region', { name: 'Müraciətlər' });
		const box = await canvas.findByRole('checkbox', { name: 'VZ-2: sətri seç' });
		await userEvent.click(box);
		region.scrollTop = 30_000;
		await waitFor(() => expect(canvas.queryByRole('row', { name: /VZ-5 / })).not.toBeInTheDocument());
		await waitFor(() => expect(box).toHaveFocus());
		await canvas.findByRole('rowheader', { name: 'VZ-910' });
		await userEvent.keyboard('{Shift>}');
		await userEvent.click(canvas.getByRole('checkbox', { name: 'VZ-910: sətri seç' }));
		await userEvent.keyboard('{/Shift}');
		await waitFor(() => expect(canvas.getByText('909 sətir seçilib')).toBeVisible());
		await waitFor(() =>
			expect(args.selection?.onChange).toHaveBeenLastCalledWith(expect.anything(), { all: false, count: 909 }),
		);
	},
};

export const Opened: Story = {
	name: 'an open row counts as two, and what it shows is measured',
	tags: ['whole'],
	args: { expansion: { labelOf, content: (row) => <div style={{ height: '9rem' }}>{row.traveller}</div> } },
	play: async ({ canvas, userEvent }) => {
		const table = canvas.getByRole('table', { name: 'Müraciətlər' });
		await userEvent.click(await canvas.findByRole('button', { name: 'VZ-1: ətraflı' }));
		await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '5002'));
		await waitFor(() => expect(canvas.getByRole('row', { name: /VZ-2 / })).toHaveAttribute('aria-rowindex', '5'));
		await waitFor(() => expect(table.getBoundingClientRect().height).toBeGreaterThan(160_100));
	},
};
