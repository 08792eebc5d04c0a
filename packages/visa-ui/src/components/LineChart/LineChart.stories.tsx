import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { RouterProvider } from '../Link';
import { Stack } from '../Stack';
import { LineChart, type LinePoint } from '.';

const amounts = [
	420, 380, 610, 590, 0, 240, 900, 1280, 1100, 1340.5, 860, 720, 300, 540, 980, 1460, 1200, 1510, 1330, 640, 420, 1250,
];
const points: LinePoint[] = amounts.map((value, index) => ({
	day: `2026-11-${String(index + 1).padStart(2, '0')}`,
	value,
}));
const navigate = fn();

const meta = {
	title: 'Documents/LineChart',
	component: LineChart,
	args: { label: 'Günlük daxilolma', heads: ['Gün', 'Məbləğ'], unit: 'azn', points },
	argTypes: { points: { control: false }, heads: { control: false } },
	decorators: [
		(Story) => (
			<RouterProvider navigate={navigate}>
				<Story />
			</RouterProvider>
		),
	],
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keys: Story = {
	name: '[DAT-11] each day is read by keys with its amount, the last first',
	args: { points: points.map((point) => ({ ...point, href: `/payments?day=${point.day}` })) },
	play: async ({ canvas, userEvent }) => {
		navigate.mockClear();
		const plot = canvas.getByRole('slider', { name: 'Günlük daxilolma: qiymətlər' });
		plot.focus();
		await waitFor(() => expect(plot).toHaveAttribute('aria-valuetext', '22\u00a0noyabr\u00a02026: 1.250\u00a0AZN'));
		await userEvent.keyboard('{Home}{ArrowRight}');
		await waitFor(() => expect(plot).toHaveAttribute('aria-valuetext', '2\u00a0noyabr\u00a02026: 380\u00a0AZN'));
		await userEvent.keyboard('{PageUp}{ArrowRight}');
		await waitFor(() => expect(plot).toHaveAttribute('aria-valuetext', '10\u00a0noyabr\u00a02026: 1.340,50\u00a0AZN'));
		await waitFor(() =>
			expect(canvas.getByRole('link', { name: '10\u00a0noyabr\u00a02026: 1.340,50\u00a0AZN' })).toBeVisible(),
		);
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(navigate).toHaveBeenLastCalledWith('/payments?day=2026-11-10'));
	},
};

export const Hovered: Story = {
	name: 'a hand marks the nearest day, also where text runs from right to left',
	tags: ['whole'],
	render: (args) => (
		<Stack gap="xl">
			<LineChart {...args} label="Soldan" />
			<div dir="rtl">
				<LineChart {...args} label="Sağdan" />
			</div>
		</Stack>
	),
	play: async ({ canvas }) => {
		const atEnd = async (name: string) => {
			const plot = canvas.getByRole('slider', { name });
			const field = plot.querySelector('svg')?.parentElement as HTMLElement;
			const { right, top } = field.getBoundingClientRect();
			await fireEvent.pointerMove(field, { clientX: right - 1, clientY: top + 5, pointerType: 'mouse' });
			return plot;
		};
		const left = await atEnd('Soldan: qiymətlər');
		await waitFor(() => expect(left).toHaveAttribute('aria-valuetext', '22\u00a0noyabr\u00a02026: 1.250\u00a0AZN'));
		const right = await atEnd('Sağdan: qiymətlər');
		await waitFor(() => expect(right).toHaveAttribute('aria-valuetext', '1\u00a0noyabr\u00a02026: 420\u00a0AZN'));
	},
};

export const Table: Story = {
	name: 'its table has every day',
	args: { defaultView: 'table' },
	play: async ({ canvas }) => {
		const table = canvas.getByRole('table', { name: 'Günlük daxilolma' });
		await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(23));
		await waitFor(() =>
			expect(within(table).getByRole('rowheader', { name: '5\u00a0noyabr\u00a02026' })).toBeVisible(),
		);
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: (args) => (
		<Stack gap="xl">
			<LineChart {...args} />
			<LineChart {...args} label="Bir gün" points={points.slice(0, 1)} />
			<LineChart {...args} label="Yüklənir" isLoading />
		</Stack>
	),
};
