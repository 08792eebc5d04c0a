import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Matrix } from '../../docs/Matrix';
import { statesOf } from '../../docs/statesOf';
import { Stack } from '../Stack';
import { Link, RouterProvider } from '.';

const navigate = fn();
const meta = {
	title: 'Actions/Link',
	component: Link,
	args: { href: '/about', children: 'Haqqımızda' },
	decorators: [
		(Story) => (
			<RouterProvider navigate={navigate}>
				<Story />
			</RouterProvider>
		),
	],
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThroughTheRouter: Story = {
	name: 'a plain click goes through the router',
	play: async ({ canvas, userEvent }) => {
		navigate.mockClear();
		await userEvent.click(canvas.getByRole('link', { name: 'Haqqımızda' }));
		await waitFor(() => expect(navigate).toHaveBeenLastCalledWith('/about'));
	},
};

export const External: Story = {
	name: '[RTE-02] an external link opens a new tab and says so',
	args: { href: 'https://wa.me/994500000000', isExternal: true, children: 'Əlaqə' },
	play: async ({ canvas }) => {
		const link = canvas.getByRole('link', { name: 'Əlaqə (yeni vərəqdə açılır)' });
		await waitFor(() => expect(link).toHaveAttribute('target', '_blank'));
		await waitFor(() => expect(link).toHaveAttribute('rel', expect.stringContaining('noopener')));
	},
};

export const Tones: Story = {
	render: () => (
		<Stack gap="s" align="start">
			{(['accent', 'ink', 'soft'] as const).map((tone) => (
				<Link key={tone} href="/application" tone={tone}>
					Müraciətə başlayın ({tone})
				</Link>
			))}
		</Stack>
	),
};

export const Rendered: Story = {
	name: 'another element draws it, with all that the link would have had',
	args: {
		isExternal: false,
		render: ({ children, ...anchor }) => (
			<a data-framework="yes" {...anchor}>
				{children}
			</a>
		),
	},
	play: async ({ canvas }) => {
		const link = canvas.getByRole('link');
		await waitFor(() => expect(link).toHaveAttribute('data-framework', 'yes'));
		await waitFor(() => expect(link).toHaveAttribute('href'));
		await expect(link.className).not.toBe('');
	},
};

const tones = { accent: 'accent', ink: 'ink', soft: 'soft', inherit: 'inherit' } as const;

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Matrix
			rows={tones}
			columns={{
				'in a page': { href: '/about', children: 'Haqqımızda' },
				isExternal: { href: 'https://wa.me/994500000000', isExternal: true, children: 'Əlaqə' },
			}}
		>
			{(tone, props) => <Link tone={tone} {...props} />}
		</Matrix>
	),
};

export const States = statesOf(
	{ accent: { tone: 'accent' as const }, ink: { tone: 'ink' as const }, soft: { tone: 'soft' as const } },
	({ tone }) => (
		<Link href="/about" tone={tone}>
			Haqqımızda
		</Link>
	),
	['read-only', 'disabled', 'pending', 'invalid'],
);
