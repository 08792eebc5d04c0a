import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DataTable, type DataTableProps } from '.';
import { columns, labelOf, manyRows, type Request } from './testKit';

const RequestTable = (props: DataTableProps<Request>) => <DataTable {...props} />;
const rows = manyRows(2000);

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
	argTypes: { columns: { control: false }, rows: { control: false } },
} satisfies Meta<typeof RequestTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawn = () => screen.getAllByRole('rowheader').length;

export const Playground: Story = {};

export const InSight: Story = {
	name: 'of 2,000 rows only those in sight are drawn; how many there are and which they are is said',
	play: async ({ canvas }) => {
		const table = canvas.getByRole('table', { name: 'Müraciətlər' });
		await waitFor(() => expect(canvas.getByRole('row', { name: /VZ-3 / })).toHaveAttribute('aria-rowindex', '5'));
		await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '2001'));
		await waitFor(() => expect(drawn()).toBeLessThan(60));
		const region = canvas.getByRole('region', { name: 'Müraciətlər' });
		const height = table.getBoundingClientRect().height;
		region.scrollTop = region.scrollHeight;
		await waitFor(() => expect(canvas.getByRole('row', { name: /VZ-1999 / })).toHaveAttribute('aria-rowindex', '2001'));
		await waitFor(() => expect(drawn()).toBeLessThan(60));
		await waitFor(() => expect(Math.abs(table.getBoundingClientRect().height - height)).toBeLessThan(2));
		// The last row stands at the end of the frame.
		const last = canvas.getByRole('row', { name: /VZ-1999 / });
		await waitFor(() =>
			expect(Math.abs(last.getBoundingClientRect().bottom - region.getBoundingClientRect().bottom)).toBeLessThan(3),
		);
	},
};

export const WithThePage: Story = {
	name: 'where the page scrolls, the rows come with it, on a phone as cards of their own height',
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
		window.scrollTo(0, 0);
		await canvas.findByRole('row', { name: /VZ-0 / });
	},
};

export const Kept: Story = {
	name: 'a row with the focus stays, and a range reaches rows that are not drawn',
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
	args: { expansion: { labelOf, content: (row) => <div style={{ height: '9rem' }}>{row.traveller}</div> } },
	play: async ({ canvas, userEvent }) => {
		const table = canvas.getByRole('table', { name: 'Müraciətlər' });
		await userEvent.click(await canvas.findByRole('button', { name: 'VZ-1: ətraflı' }));
		await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '2002'));
		await waitFor(() => expect(canvas.getByRole('row', { name: /VZ-2 / })).toHaveAttribute('aria-rowindex', '5'));
		await waitFor(() => expect(table.getBoundingClientRect().height).toBeGreaterThan(66_100));
	},
};
