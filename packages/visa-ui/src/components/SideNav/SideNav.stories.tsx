import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { narrow } from '../../docs/states.css';
import { statesOf } from '../../docs/statesOf';
import { ChatIcon, DocumentIcon, HomeIcon, InfoIcon, UserIcon } from '../Icon';
import { RouterProvider } from '../Link';
import { SkipLink } from '../SkipLink';
import { SideNav } from '.';

const meta = {
	title: 'Navigation/SideNav',
	component: SideNav,
	args: {
		current: '/about',
		onNavigate: fn(),
		items: [
			{ href: '/', label: 'Ana Səhifə', icon: <HomeIcon /> },
			{ href: '/about', label: 'Haqqımızda', icon: <InfoIcon /> },
			{ href: '/profile', label: 'Profil', icon: <UserIcon /> },
			{ href: '/applications', label: 'Müraciətlərim', icon: <DocumentIcon /> },
			{ href: 'https://wa.me/994500000000', label: 'Əlaqə', icon: <ChatIcon />, isExternal: true },
		],
	},
	decorators: [
		(Story) => (
			<RouterProvider navigate={fn()}>
				<Story />
			</RouterProvider>
		),
	],
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {
	name: '[NAV-02] the open page is marked',
	play: async ({ args, canvas, userEvent }) => {
		await waitFor(() =>
			expect(canvas.getByRole('link', { name: 'Haqqımızda' })).toHaveAttribute('aria-current', 'page'),
		);
		await waitFor(() => expect(canvas.getByRole('link', { name: 'Ana Səhifə' })).not.toHaveAttribute('aria-current'));
		await userEvent.click(canvas.getByRole('link', { name: 'Profil' }));
		await waitFor(() => expect(args.onNavigate).toHaveBeenCalledOnce());
	},
};

export const Skip: Story = {
	name: '[NAV-10] the skip link leads to the content',
	render: () => (
		<>
			<SkipLink targetId="content" />
			<main id="content">Məzmun</main>
		</>
	),
	play: async ({ canvas, userEvent }) => {
		await userEvent.tab();
		const link = canvas.getByRole('link', { name: 'Məzmuna keç' });
		await waitFor(() => expect(link).toHaveFocus());
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
	},
};

export const States = statesOf(
	{ other: { current: '/about' }, open: { current: '/' } },
	({ current }, where) => (
		<div className={narrow}>
			<SideNav label={where} items={[{ href: '/', label: 'Ana Səhifə', icon: <HomeIcon /> }]} current={current} />
		</div>
	),
	['read-only', 'disabled', 'pending', 'invalid'],
);

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<SideNav
			current="/about"
			items={[
				{ href: '/', label: 'Ana Səhifə', icon: <HomeIcon /> },
				{ href: '/about', label: 'Haqqımızda', icon: <InfoIcon /> },
				{ href: '/applications', label: 'Müraciətlərim', icon: <DocumentIcon /> },
				{ href: 'https://wa.me/994500000000', label: 'Əlaqə', icon: <ChatIcon />, isExternal: true },
			]}
		/>
	),
};
