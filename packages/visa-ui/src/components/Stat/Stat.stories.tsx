import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Matrix } from '../../docs/Matrix';
import { asWide } from '../../docs/states.css';
import { RouterProvider } from '../Link';
import { Money } from '../Money';
import { Stat, type StatProps } from '.';

const navigate = fn();
const meta = {
	title: 'Documents/Stat',
	component: Stat,
	args: { label: 'Gecikmiş müraciətlər', value: 12 },
	argTypes: { value: { control: 'text' }, change: { control: false } },
	decorators: [
		(Story) => (
			<RouterProvider navigate={navigate}>
				<Story />
			</RouterProvider>
		),
	],
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Leads: Story = {
	name: 'a figure with an address is a link to what it counts, named by label, figure and change',
	args: {
		href: '/dashboard/visa-applications?queue=overdue',
		change: { value: '3', direction: 'up', tone: 'critical', since: 'dünəndən' },
	},
	play: async ({ canvas, userEvent }) => {
		navigate.mockClear();
		const link = canvas.getByRole('link', { name: /^Gecikmiş müraciətlər 12 artıb: 3 dünəndən$/ });
		await userEvent.click(link);
		await waitFor(() => expect(navigate).toHaveBeenLastCalledWith('/dashboard/visa-applications?queue=overdue'));
	},
};

export const Loading: Story = {
	name: 'while it loads, its place is kept and no figure is said',
	args: { isLoading: true, change: { value: '3', direction: 'down' } },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByText('Gecikmiş müraciətlər')).toBeVisible());
		await waitFor(() => expect(canvas.queryByText('12')).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.queryByText('3')).not.toBeInTheDocument());
	},
};

const stats: Record<string, StatProps> = {
	href: { label: 'Təyin olunmamış', value: 48, href: '/a' },
	'up, critical': {
		label: 'Gecikmiş',
		value: 12,
		href: '/b',
		change: { value: '3', direction: 'up', tone: 'critical', since: 'dünəndən' },
	},
	'up, positive': {
		label: 'Bu ay daxil olan',
		value: <Money amount={12840.5} size="large" />,
		change: { value: '8 %', direction: 'up', tone: 'positive', since: 'keçən aydan' },
	},
	'down, positive': {
		label: 'Qərara qədər vaxt',
		value: '4 gün 6 saat',
		change: { value: '5 saat', direction: 'down', tone: 'positive', since: 'keçən həftədən' },
	},
	same: {
		label: 'Rədd edilən',
		value: '2,4 %',
		change: { value: '0', direction: 'same', since: 'keçən aydan' },
	},
	isLoading: { label: 'Geri ödəniş gözləyən', value: 0, isLoading: true },
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Matrix align="top" rows={{ '': {} }} columns={stats}>
			{(_, props) => (
				<div className={asWide}>
					<Stat {...props} />
				</div>
			)}
		</Matrix>
	),
};
