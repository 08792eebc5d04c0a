import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { statesOf } from '../../docs/statesOf';
import { samplesIn } from '../../docs/wordsIn';
import { Button } from '../Button';
import { RouterProvider } from '../Link';
import { Stack } from '../Stack';
import { type DataColumn, DataTable, type DataTableProps, type TableSort } from '.';
import { columns, density, labelOf, manyRows, type Request, rows } from './testKit';

const selection = { labelOf };

// Not a component of its own: the docs page documents the table's own props.
const RequestTable = DataTable<Request>;

const meta = {
	title: 'Documents/DataTable',
	component: RequestTable,
	args: { caption: 'Müraciətlər', columns, rows, isClientSorted: true },
	argTypes: {
		columns: { control: false },
		rows: { control: false },
		density,
	},
} satisfies Meta<typeof RequestTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstCells = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

export const Playground: Story = {
	args: { selection, rowHref: (row) => `/dashboard/requests/${row.id}`, density: 'comfortable', isLoading: false },
};

export const Sorts: Story = {
	name: 'a head sorts upwards, downwards, and the third press ends it',
	args: { onSortChange: fn() },
	play: async ({ args, canvas, userEvent }) => {
		const head = canvas.getByRole('columnheader', { name: 'Məbləğ' });
		const button = within(head).getByRole('button');
		await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'none'));
		await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Ölkə' })).not.toHaveAttribute('aria-sort'));
		await userEvent.click(button);
		await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
		await waitFor(() => expect(firstCells()[0]).toBe('VZ-2026-04122'));
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
		await waitFor(() => expect(firstCells()[0]).toBe('VZ-2026-04124'));
		await userEvent.keyboard(' ');
		await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'none'));
		await waitFor(() => expect(firstCells()[0]).toBe('VZ-2026-04127'));
		await waitFor(() => expect(args.onSortChange).toHaveBeenLastCalledWith(null));
	},
};

export const SortedByTheServer: Story = {
	name: 'never sorts what the server has sorted',
	args: { isClientSorted: false, sort: { column: 'price', direction: 'ascending' }, onSortChange: fn() },
	play: async ({ args, canvas, userEvent }) => {
		const before = firstCells();
		await userEvent.click(canvas.getByRole('button', { name: 'Səyahətçi' }));
		await waitFor(() =>
			expect(args.onSortChange).toHaveBeenCalledWith({ column: 'traveller', direction: 'ascending' }),
		);
		await waitFor(() => expect(firstCells()).toEqual(before));
		await waitFor(() =>
			expect(canvas.getByRole('columnheader', { name: 'Məbləğ' })).toHaveAttribute('aria-sort', 'ascending'),
		);
	},
};

const cancelled = fn();
export const Selects: Story = {
	name: 'chooses rows, all of the page or some, and says how many',
	args: {
		selection: {
			...selection,
			onChange: fn(),
			actions: (ids, clear) => (
				<Button
					onPress={() => {
						cancelled(ids);
						clear();
					}}
				>
					Məsul şəxs təyin et
				</Button>
			),
		},
	},
	play: async ({ args, canvas, userEvent }) => {
		const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Səhifədəki bütün sətirləri seç' });
		await userEvent.click(canvas.getByRole('checkbox', { name: 'VZ-2026-04125: sətri seç' }));
		await waitFor(() => expect(all.indeterminate).toBe(true));
		await waitFor(() => expect(canvas.getByText('1 sətir seçilib')).toHaveAttribute('role', 'status'));
		await userEvent.click(all);
		await waitFor(() => expect(all).toBeChecked());
		await waitFor(() => expect(all.indeterminate).toBe(false));
		await waitFor(() => expect(canvas.getByText('6 sətir seçilib')).toBeVisible());
		await waitFor(() =>
			expect(args.selection?.onChange).toHaveBeenLastCalledWith(expect.arrayContaining(rows.map((row) => row.id)), {
				all: false,
				count: 6,
			}),
		);
		cancelled.mockClear();
		await userEvent.click(canvas.getByRole('button', { name: 'Məsul şəxs təyin et' }));
		await waitFor(() => expect(cancelled.mock.calls[0]?.[0]).toHaveLength(6));
		await waitFor(() => expect(all).not.toBeChecked());
		await waitFor(() => expect(canvas.queryByText(/sətir seçilib/)).not.toBeInTheDocument());
	},
};

const navigate = fn();
export const Leads: Story = {
	name: 'the row header is a link, and a press anywhere else in the row follows it',
	args: { selection, rowHref: (row) => `/dashboard/requests/${row.id}`, currentRowId: 'r4123' },
	decorators: [
		(Story) => (
			<RouterProvider navigate={navigate}>
				<Story />
			</RouterProvider>
		),
	],
	play: async ({ canvas, userEvent }) => {
		navigate.mockClear();
		const link = canvas.getByRole('link', { name: 'VZ-2026-04126' });
		await waitFor(() => expect(link).toHaveAttribute('href', '/dashboard/requests/r4126'));
		await userEvent.click(canvas.getByText('Rəşad Əliyev'));
		await waitFor(() => expect(navigate).toHaveBeenLastCalledWith('/dashboard/requests/r4126'));
		await userEvent.click(link);
		await waitFor(() => expect(navigate).toHaveBeenCalledTimes(2));
		await userEvent.click(canvas.getByRole('checkbox', { name: 'VZ-2026-04125: sətri seç' }));
		await waitFor(() => expect(navigate).toHaveBeenCalledTimes(2));
		await waitFor(() => expect(canvas.getByRole('link', { current: true })).toHaveTextContent('VZ-2026-04123'));
		link.focus();
		await userEvent.tab();
		await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'VZ-2026-04125: sətri seç' })).toHaveFocus());
	},
};

export const Pressed: Story = {
	name: 'a row that opens something beside the list is pressed by its header',
	args: { onRowPress: fn() },
	play: async ({ args, canvas, userEvent }) => {
		canvas.getByRole('button', { name: 'VZ-2026-04127' }).focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(args.onRowPress).toHaveBeenCalledOnce());
		await userEvent.click(canvas.getByText('Cavid Nağıyev'));
		await waitFor(() => expect(args.onRowPress).toHaveBeenLastCalledWith(rows[5]));
	},
};

export const Columns: Story = {
	name: 'readers choose columns, and one always stays',
	args: {
		columns: columns.slice(2, 5).map((column) => ({ ...column, isHideable: column.id !== 'status' })),
		onHiddenColumnsChange: fn(),
	},
	play: async ({ args, canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: 'Sütunlar' });
		await userEvent.click(button);
		const choice = await screen.findByRole('dialog', { name: 'Sütunlar' });
		await waitFor(() => expect(within(choice).queryByRole('checkbox', { name: 'Status' })).not.toBeInTheDocument());
		await userEvent.click(within(choice).getByRole('checkbox', { name: 'Ölkə' }));
		await waitFor(() =>
			expect(canvas.queryByRole('columnheader', { name: 'Ölkə', hidden: true })).not.toBeInTheDocument(),
		);
		await userEvent.click(within(choice).getByRole('checkbox', { name: 'Səfər' }));
		await waitFor(() => expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith(['country', 'startDate']));
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(button).toHaveFocus());
		await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(1));
	},
};

export const LastColumn: Story = {
	name: 'the last column on show cannot be hidden',
	args: { columns: columns.slice(4), defaultHiddenColumns: ['price'] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Sütunlar' }));
		const choice = await screen.findByRole('dialog', { name: 'Sütunlar' });
		await waitFor(() => expect(within(choice).getByRole('checkbox', { name: 'Səfər' })).toBeDisabled());
		await userEvent.click(within(choice).getByRole('checkbox', { name: 'Məbləğ' }));
		await waitFor(() => expect(within(choice).getByRole('checkbox', { name: 'Səfər' })).toBeEnabled());
	},
};

function Arriving(props: DataTableProps<Request>) {
	const [isLoading, setLoading] = useState(true);
	return (
		<Stack>
			<Button onPress={() => setLoading(!isLoading)}>Cavab gəldi</Button>
			<DataTable {...props} rows={isLoading ? [] : props.rows} isLoading={isLoading} loadingRows={6} />
		</Stack>
	);
}

export const Loading: Story = {
	name: 'grey rows are as high as those that come: nothing jumps',
	args: { selection },
	render: (args) => <Arriving {...args} />,
	play: async ({ canvas, userEvent }) => {
		const table = canvas.getByRole('table', { name: 'Müraciətlər' });
		await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'true'));
		await waitFor(() => expect(canvas.getByText('Yüklənir')).toHaveAttribute('role', 'status'));
		await waitFor(() => expect(canvas.queryByRole('rowheader')).not.toBeInTheDocument());
		const before = table.getBoundingClientRect().height;
		await userEvent.click(canvas.getByRole('button', { name: 'Cavab gəldi' }));
		await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(6));
		await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'));
		await waitFor(() => expect(table.getBoundingClientRect().height).toBe(before));
	},
};

export const LoadingDense: Story = {
	...Loading,
	name: 'dense grey rows are as high as the dense rows that come',
	args: { selection, density: 'compact' },
};

export const Empty: Story = {
	args: { rows: [], emptyTitle: 'Hələ müraciət yoxdur', emptyAction: <Button>Müraciət yarat</Button> },
	play: async ({ canvas, globals }) => {
		const said = samplesIn(globals);
		await waitFor(() => expect(canvas.getByRole('heading', { name: said('Hələ müraciət yoxdur') })).toBeVisible());
	},
};

export const NothingFound: Story = {
	name: 'nothing because of filters is another sentence, with a way out',
	args: { rows: [], isFiltered: true, onClearFilters: fn(), emptyTitle: 'Hələ müraciət yoxdur' },
	play: async ({ args, canvas, userEvent }) => {
		await waitFor(() =>
			expect(canvas.getByRole('heading', { name: 'Bu filtrlərə uyğun nəticə yoxdur' })).toBeVisible(),
		);
		await userEvent.click(canvas.getByRole('button', { name: 'Təmizlə' }));
		await waitFor(() => expect(args.onClearFilters).toHaveBeenCalledOnce());
	},
};

export const Failed: Story = {
	name: 'a failure says what happened and can be tried again',
	args: { errorMessage: 'Serverlə əlaqə yoxdur.', onRetry: fn() },
	play: async ({ args, canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Serverlə əlaqə yoxdur.'));
		await waitFor(() => expect(canvas.queryByRole('rowheader')).not.toBeInTheDocument());
		await userEvent.click(canvas.getByRole('button', { name: 'Yenidən cəhd edin' }));
		await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce());
	},
};

export const Narrow: Story = {
	name: 'too wide for its place: its own region scrolls, by keys as well, and the page does not',
	args: { selection, rowHref: (row) => `/r/${row.id}` },
	decorators: [
		(Story) => (
			<div style={{ maxWidth: '34rem' }}>
				<Story />
			</div>
		),
	],
	play: async ({ canvas }) => {
		const region = canvas.getByRole('region', { name: 'Müraciətlər' });
		await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
		await waitFor(() => expect(region.scrollWidth).toBeGreaterThan(region.clientWidth));
		await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
	},
};

export const Widened: Story = {
	name: 'given more room again, a long table stops to scroll by itself',
	tags: ['whole'],
	args: { rows: manyRows(40) },
	decorators: [
		(Story) => (
			<div data-room="" style={{ maxWidth: '34rem' }}>
				<Story />
			</div>
		),
	],
	play: async ({ canvas, canvasElement }) => {
		const region = canvas.getByRole('region', { name: 'Müraciətlər' });
		await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
		const room = canvasElement.querySelector<HTMLElement>('[data-room]');
		room?.style.setProperty('max-width', 'none');
		await waitFor(() => expect(region).not.toHaveAttribute('tabindex'));
		await waitFor(() => expect(getComputedStyle(region).overflow).toBe('clip'));
	},
};

export const Wide: Story = {
	name: 'where it fits, the region is no stop of the Tab key and the head stays at the top of the page',
	args: { 'aria-label': 'Müraciətlər', caption: undefined } as Partial<DataTableProps<Request>>,
	play: async ({ canvas }) => {
		const region = canvas.getByRole('region', { name: 'Müraciətlər' });
		await waitFor(() => expect(region).not.toHaveAttribute('tabindex'));
		await waitFor(() => expect(getComputedStyle(region).overflow).toBe('clip'));
		await waitFor(() =>
			expect(getComputedStyle(canvas.getByRole('columnheader', { name: 'Ölkə' })).position).toBe('sticky'),
		);
	},
};

function Manage(props: DataTableProps<Request>) {
	const [sort, setSort] = useState<TableSort | null>(null);
	return <DataTable {...props} sort={sort} onSortChange={setSort} />;
}

export const ManyRows: Story = {
	name: 'a hundred rows answer a press at once',
	tags: ['whole'],
	args: { rows: manyRows(100), selection, maxHeight: '30rem', density: 'compact' },
	render: (args) => <Manage {...args} />,
	play: async ({ canvas }) => {
		const box = canvas.getByRole('checkbox', { name: 'Səhifədəki bütün sətirləri seç' });
		await user.click(box);
		await waitFor(() => expect(canvas.getByText('100 sətir seçilib')).toBeVisible());
		await user.click(canvas.getByRole('button', { name: 'Məbləğ' }));
		await waitFor(() =>
			expect(canvas.getByRole('columnheader', { name: 'Məbləğ' })).toHaveAttribute('aria-sort', 'ascending'),
		);
	},
};

/** As wide as a dashboard table in a window of 1200 px. */
const beside = 1200 - 15 * 16 - 4 * 16;
const staff: DataColumn<Request>[] = [
	...columns,
	{ id: 'people', header: 'Nəfər', cell: (row) => row.price % 7, align: 'end', isSortable: true },
	{ id: 'agent', header: 'Məsul', cell: () => 'Nigar Əhmədova' },
];

export const Dense: Story = {
	name: 'compact: eight columns beside the menu of a window of 1200 px, none of them cut, and 20 rows in 720 px',
	tags: ['whole'],
	args: { rows: manyRows(20), columns: staff, density: 'compact', selection },
	decorators: [
		(Story) => (
			<div style={{ width: beside }}>
				<Story />
			</div>
		),
	],
	play: async ({ canvas }) => {
		await document.fonts.ready;
		const region = canvas.getByRole('region', { name: 'Müraciətlər' });
		await waitFor(() => expect(region).not.toHaveAttribute('tabindex'));
		await waitFor(() => expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth));
		const cells = [...canvas.getAllByRole('cell'), ...canvas.getAllByRole('rowheader')];
		await waitFor(() => expect(cells.filter((cell) => cell.scrollWidth > cell.clientWidth)).toEqual([]));
		await waitFor(() => expect(region.getBoundingClientRect().height).toBeLessThanOrEqual(720));
	},
};

export const LongText: Story = {
	name: 'a long text leaves room for the other columns',
	args: {
		columns: [
			...columns.slice(0, 2),
			{
				id: 'note',
				header: 'Qeyd',
				cell: () => 'Pasportun ikinci səhifəsi oxunmur, yenidən göndərilməlidir. '.repeat(6),
			},
			...columns.slice(3),
		],
	},
	play: async ({ canvas }) => {
		const region = canvas.getByRole('region', { name: 'Müraciətlər' });
		await waitFor(() => expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth));
	},
};

const sheet = { columns, rows, isClientSorted: true };

export const States = statesOf(
	{ 'a head that sorts': { direction: null }, 'sorted by': { direction: 'ascending' as const } },
	({ direction, errorMessage }, where) => (
		<DataTable
			caption={where}
			columns={columns.filter(({ id }) => id === 'reference')}
			rows={rows.slice(0, 1)}
			sort={direction && { column: 'reference', direction }}
			errorMessage={errorMessage}
		/>
	),
	['read-only', 'disabled', 'pending'],
	'th button',
);

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="xl">
			<DataTable
				{...sheet}
				caption="Müraciətlər"
				defaultSort={{ column: 'startDate', direction: 'ascending' }}
				rowHref={(row) => `/dashboard/requests/${row.id}`}
				selection={{
					...selection,
					defaultSelectedIds: ['r4123', 'r4126'],
					actions: () => <Button tone="secondary">Təyin et</Button>,
				}}
			/>
			<DataTable
				{...sheet}
				caption="Sıx görünüş"
				density="compact"
				rows={rows.slice(0, 3)}
				currentRowId="r4126"
				rowHref={() => '/dashboard'}
			/>
			<DataTable
				{...sheet}
				caption="Düzülən, açılan və əməliyyatlı"
				isArrangeable
				rows={rows.slice(0, 3)}
				selection={{ ...selection, defaultSelectedIds: ['r4126'], matching: { total: 137, query: '' } }}
				actions={{ labelOf, items: () => [{ id: 'assign', label: 'Mənə təyin et' }] }}
				expansion={{
					labelOf,
					content: (row) => `${row.traveller}: sənədlər yoxlanılır.`,
					defaultExpandedIds: ['r4126'],
				}}
			/>
			<DataTable {...sheet} caption="Yüklənir" rows={[]} isLoading loadingRows={3} />
			<DataTable {...sheet} caption="Tapılmadı" rows={[]} isFiltered onClearFilters={() => undefined} />
			<DataTable {...sheet} caption="Alınmadı" errorMessage="Serverlə əlaqə yoxdur." onRetry={() => undefined} />
		</Stack>
	),
};
