import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { RouterProvider } from '../Link';
import { Stack } from '../Stack';
import { BarChart, type ChartValue } from '.';

const values: ChartValue[] = [
	{ id: 'jp', label: 'Yaponiya', value: 3.5, href: '/dashboard/visa-applications?country=jp' },
	{ id: 'it', label: 'İtaliya', value: 6 },
	{ id: 'gb', label: 'Böyük Britaniya', value: 12.25 },
	{ id: 'tr', label: 'Türkiyə', value: 1 },
];
const statuses: ChartValue[] = [
	{ id: 'review', label: 'Baxılır', value: 1248 },
	{ id: 'info', label: 'Məlumat gözlənilir', value: 86 },
	{ id: 'embassy', label: 'Səfirlikdədir', value: 412 },
];
const navigate = fn();

const meta = {
	title: 'Documents/BarChart',
	component: BarChart,
	args: { label: 'Qərara qədər vaxt', heads: ['Ölkə', 'Orta müddət'], unit: 'days', values },
	argTypes: { values: { control: false }, heads: { control: false } },
	decorators: [
		(Story) => (
			<RouterProvider navigate={navigate}>
				<Story />
			</RouterProvider>
		),
	],
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keys: Story = {
	name: 'its values are read by keys, and Enter follows the marked one',
	play: async ({ canvas, userEvent }) => {
		navigate.mockClear();
		const plot = canvas.getByRole('slider', { name: 'Qərara qədər vaxt: qiymətlər' });
		plot.focus();
		await waitFor(() => expect(plot).toHaveAttribute('aria-valuetext', 'Yaponiya: 3,5\u00a0gün'));
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(navigate).toHaveBeenLastCalledWith('/dashboard/visa-applications?country=jp'));
		await userEvent.keyboard('{ArrowDown}{ArrowDown}');
		await waitFor(() => expect(plot).toHaveAttribute('aria-valuetext', 'Böyük Britaniya: 12,25\u00a0gün'));
		await userEvent.keyboard('{End}');
		await waitFor(() => expect(plot).toHaveAttribute('aria-valuetext', 'Türkiyə: 1\u00a0gün'));
	},
};

export const Table: Story = {
	name: 'its table is there for assistive technology, and for all by a switch, with its links',
	play: async ({ canvas, userEvent }) => {
		const table = () => canvas.getByRole('table', { name: 'Qərara qədər vaxt' });
		await waitFor(() => expect(within(table()).getAllByRole('row')).toHaveLength(5));
		await userEvent.click(canvas.getByRole('radio', { name: 'Cədvəl' }));
		await waitFor(() => expect(canvas.queryByRole('slider')).not.toBeInTheDocument());
		await waitFor(() => expect(within(table()).getByRole('cell', { name: '12,25\u00a0gün' })).toBeVisible());
		const link = within(table()).getByRole('link', { name: 'Yaponiya' });
		await waitFor(() => expect(link).toHaveAttribute('href', '/dashboard/visa-applications?country=jp'));
	},
};

export const Lengths: Story = {
	name: 'the longest bar fills its room, and the others in proportion',
	play: async ({ canvasElement }) => {
		const widths = () =>
			[...canvasElement.querySelectorAll<HTMLElement>('[style*="width"]')].map((bar) => bar.style.width);
		await waitFor(() => expect(widths()[2]).toBe('100%'));
		await waitFor(() => expect(Number.parseFloat(widths()[1] ?? '')).toBeCloseTo((6 / 12.25) * 100));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: (args) => (
		<Stack gap="xl">
			<BarChart {...args} />
			<BarChart
				{...args}
				label="Vəziyyətə görə"
				heads={['Vəziyyət', 'Müraciət']}
				values={statuses}
				unit="count"
				defaultView="table"
			/>
			<BarChart {...args} label="Geri ödənişlər" values={[]} />
		</Stack>
	),
};
