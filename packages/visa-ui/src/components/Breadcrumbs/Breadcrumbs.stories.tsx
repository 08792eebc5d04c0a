import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { statesOf } from '../../docs/statesOf';
import { RouterProvider } from '../Link';
import { Stack } from '../Stack';
import { Breadcrumbs } from '.';

const items = [
	{ href: '/', label: 'Ana səhifə' },
	{ href: '/staff', label: 'İş masası' },
	{ href: '/staff/requests', label: 'Müraciətlər' },
	{ href: '/staff/requests/417', label: 'AZ-2026-0417' },
	{ href: '/staff/requests/417/documents', label: 'Sənədlər' },
];
const navigate = fn();

const meta = {
	title: 'Navigation/Breadcrumbs',
	component: Breadcrumbs,
	args: { items },
	decorators: [
		(Story) => (
			<RouterProvider navigate={navigate}>
				<Story />
			</RouterProvider>
		),
	],
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Way: Story = {
	name: 'names the way, marks the open page and leads back up through the router',
	play: async ({ canvas, userEvent }) => {
		navigate.mockClear();
		await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Səhifənin yeri' })).toBeVisible());
		await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
		await waitFor(() => expect(canvas.getByRole('link', { name: 'Sənədlər' })).toHaveAttribute('aria-current', 'page'));
		await userEvent.click(canvas.getByRole('link', { name: 'Müraciətlər' }));
		await waitFor(() => expect(navigate).toHaveBeenLastCalledWith('/staff/requests'));
	},
};

export const Collapsed: Story = {
	name: 'phones show the ends of a long way, and all of it at a press',
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas, userEvent }) => {
		await waitFor(() => expect(canvas.queryByRole('link', { name: 'İş masası' })).not.toBeInTheDocument());
		await userEvent.click(canvas.getByRole('button', { name: 'Aralıq səhifələri göstər' }));
		await waitFor(() => expect(canvas.getByRole('link', { name: 'İş masası' })).toHaveFocus());
		await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
	},
};

/** The page above, and the current one, which looks different and links nowhere. */
export const States = statesOf(
	{ above: { shown: items.slice(0, 2) }, open: { shown: items.slice(0, 1) } },
	({ shown }, where) => <Breadcrumbs label={where} items={shown} />,
	['read-only', 'disabled', 'pending', 'invalid'],
);

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="m">
			<Breadcrumbs label="İki səhifə" items={items.slice(0, 2)} />
			<Breadcrumbs label="Üç səhifə" items={items.slice(0, 3)} />
			<Breadcrumbs label="Uzun yol" items={items} />
		</Stack>
	),
};
