import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { Heading } from '../Heading';
import { HomeIcon } from '../Icon';
import { RouterProvider } from '../Link';
import { Text } from '../Text';
import { AppShell, type AppShellProps } from '.';

const navigate = fn();
const meta = {
	title: 'Navigation/AppShell',
	component: AppShell,
	args: {
		label: 'İdarə paneli',
		current: '/dashboard/countries',
		items: [{ href: '/dashboard', label: 'Ümumi baxış', icon: <HomeIcon /> }],
		groups: [
			{
				label: 'Təklif',
				items: [
					{ href: '/dashboard/countries', label: 'Ölkələr', count: 196 },
					{ href: '/dashboard/visa-types', label: 'Viza növləri', count: 7 },
				],
			},
			{ label: 'İnsanlar', items: [{ href: '/dashboard/agents', label: 'Agentlər', count: 4 }] },
		],
		account: (
			<>
				<Text>Leyla Məmmədova</Text>
				<Button tone="quiet">Çıxış</Button>
			</>
		),
		onCollapsedChange: fn(),
		children: <Heading level={1}>Ölkələr</Heading>,
	},
	argTypes: { items: { control: false }, groups: { control: false }, account: { control: false } },
	decorators: [
		(Story) => (
			<RouterProvider navigate={navigate}>
				<Story />
			</RouterProvider>
		),
	],
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
	name: 'the menu stands beside the page in groups, with counts, and can be folded away',
	globals: { viewport: { value: 'desktop', isRotated: false } },
	play: async ({ args, canvas, userEvent }) => {
		const menu = await waitFor(() => canvas.getByRole('navigation', { name: 'İdarə paneli' }));
		await waitFor(() => expect(within(menu).getByRole('list', { name: 'Təklif' })).toBeVisible());
		const link = within(menu).getByRole('link', { name: 'Ölkələr 196' });
		await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
		await userEvent.click(canvas.getByRole('button', { name: 'Menyunu gizlət' }));
		await waitFor(() => expect(canvas.queryByRole('navigation')).not.toBeInTheDocument());
		await waitFor(() => expect(args.onCollapsedChange).toHaveBeenLastCalledWith(true));
		await userEvent.click(canvas.getByRole('button', { name: 'Menyunu göstər' }));
		await waitFor(() => expect(canvas.getByRole('navigation', { name: 'İdarə paneli' })).toBeVisible());
	},
};

/** Where an element's text starts. */
const wordsOf = (element: Element) => {
	const range = document.createRange();
	range.selectNodeContents(element);
	return range.getBoundingClientRect().left;
};
export const OneEdge: Story = {
	name: 'what signs out and what folds the menu away begin at the edge of the menu’s words',
	globals: { viewport: { value: 'desktop', isRotated: false } },
	play: async ({ canvas }) => {
		const entry = await canvas.findByText('Ölkələr', { selector: 'a *' });
		for (const name of ['Çıxış', 'Menyunu gizlət']) {
			const button = canvas.getByRole('button', { name });
			await waitFor(() => expect(Math.abs(wordsOf(button) - wordsOf(entry))).toBeLessThan(0.5));
		}
	},
};

export const PastTheMenu: Story = {
	name: '[NAV-10] the keyboard goes past the menu with two presses',
	args: { children: <Button>Yeni ölkə</Button> },
	globals: { viewport: { value: 'desktop', isRotated: false } },
	play: async ({ canvas, userEvent }) => {
		const skip = await waitFor(() => canvas.getByRole('link', { name: 'Menyunu ötüb məzmuna keç' }));
		await userEvent.tab();
		await waitFor(() => expect(skip).toHaveFocus());
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(skip).not.toHaveFocus());
		await userEvent.tab();
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Yeni ölkə' })).toHaveFocus());
	},
};

export const Narrow: Story = {
	name: 'on a phone the same menu opens from a button, and closes when one goes on',
	globals: { viewport: { value: 'phone', isRotated: false } },
	play: async ({ canvas, userEvent }) => {
		navigate.mockClear();
		await userEvent.click(await waitFor(() => canvas.getByRole('button', { name: 'Menyunu aç' })));
		const drawer = await screen.findByRole('dialog', { name: 'İdarə paneli' });
		await waitFor(() => expect(within(drawer).getByRole('button', { name: 'Çıxış' })).toBeVisible());
		await userEvent.click(within(drawer).getByRole('link', { name: 'Agentlər 4' }));
		await waitFor(() => expect(navigate).toHaveBeenLastCalledWith('/dashboard/agents'));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
	},
};

export const InHeader: Story = {
	name: '[NAV-07] below a header whose button opens the menu the frame has no button of its own',
	args: { isMenuInHeader: true },
	globals: { viewport: { value: 'phone', isRotated: false } },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Ölkələr' })).toBeVisible());
		await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
	},
};

function Travelling(props: AppShellProps) {
	const [page, setPage] = useState(`${props.current}/edit/1`);
	return (
		<>
			<AppShell {...props} page={page} />
			<button type="button" onClick={() => setPage(props.current)}>
				Geri
			</button>
			<button type="button" onClick={() => setPage(`${props.current}/edit/1`)}>
				İrəli
			</button>
		</>
	);
}

export const Elsewhere: Story = {
	name: 'the menu is closed where another page is in sight, as after the browser’s Back, and stays so on the way forth',
	globals: { viewport: { value: 'phone', isRotated: false } },
	render: (args) => <Travelling {...args} />,
	play: async ({ canvas, userEvent }) => {
		const back = canvas.getByRole('button', { name: 'Geri' });
		await userEvent.click(canvas.getByRole('button', { name: 'Menyunu aç' }));
		await screen.findByRole('dialog', { name: 'İdarə paneli' });
		// Not with the pointer: the drawer covers the page.
		back.click();
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await waitFor(() => expect(back).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'İrəli' }));
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Menyunu aç' })).toBeVisible());
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
	},
};

export const Sheet: Story = { tags: ['sheet'] };
