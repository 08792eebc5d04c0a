import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useArgs } from 'storybook/preview-api';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { InSampleLanguage } from '../../docs/InSampleLanguage';
import { Button } from '../Button';
import { ConfirmDialog } from '../ConfirmDialog';
import { ChatIcon, HomeIcon, InfoIcon, LogoutIcon, MenuIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { Menu } from '../Menu';
import { SideNav } from '../SideNav';
import { Drawer } from '.';

const items = [
	{ href: '/', label: 'Ana Səhifə', icon: <HomeIcon /> },
	{ href: '/about', label: 'Haqqımızda', icon: <InfoIcon /> },
	{ href: 'https://wa.me/994500000000', label: 'Əlaqə', icon: <ChatIcon />, isExternal: true },
];

function Shell({ startsOpen = false }: { startsOpen?: boolean }) {
	const [isOpen, setOpen] = useState(startsOpen);
	return (
		<InSampleLanguage>
			<IconButton label="Menyunu aç" icon={<MenuIcon />} onPress={() => setOpen(true)} />
			<Drawer
				title="Viza"
				isOpen={isOpen}
				onClose={() => setOpen(false)}
				footer={
					<Button tone="secondary" width="full" icon={<LogoutIcon />}>
						Çıxış et
					</Button>
				}
			>
				<SideNav items={items} current="/" onNavigate={() => setOpen(false)} />
			</Drawer>
		</InSampleLanguage>
	);
}

const meta = {
	title: 'Overlays/Drawer',
	component: Drawer,
	args: { title: 'Viza', isOpen: false, onClose: fn(), children: null },
	render: () => <Shell />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
	render: function Render(args) {
		const [, change] = useArgs<typeof args>();
		return (
			<>
				<Button onPress={() => change({ isOpen: true })}>Menyu</Button>
				<Drawer {...args} onClose={() => change({ isOpen: false })}>
					<SideNav items={items} current="/" />
				</Drawer>
			</>
		);
	},
};

export const Keyboard: Story = {
	name: '[NAV-10] traps focus, closes on Escape, gives the focus back',
	play: async ({ canvas, userEvent }) => {
		const opener = canvas.getByRole('button', { name: 'Menyunu aç' });
		await userEvent.click(opener);
		const drawer = await screen.findByRole('dialog', { name: 'Viza' });
		await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
		opener.focus();
		await waitFor(() => expect(opener).not.toHaveFocus());
		within(drawer).getByRole('button', { name: 'Çıxış et' }).focus();
		await userEvent.tab();
		await waitFor(() => expect(within(drawer).getByRole('button', { name: 'Bağla' })).toHaveFocus());
		await userEvent.tab({ shift: true });
		await waitFor(() => expect(within(drawer).getByRole('button', { name: 'Çıxış et' })).toHaveFocus());
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await waitFor(() => expect(opener).toHaveFocus());
	},
};

const quiet = { title: 'Viza', footer: <Button>Çıxış et</Button>, children: null, isOpen: true };
export const InBanner: Story = {
	name: '[NAV-07] in the header of a page its head and foot are no landmarks: a page has one of each',
	render: (args) => (
		<header>
			<Drawer {...args} {...quiet} />
		</header>
	),
	play: async () => {
		const drawer = within(await screen.findByRole('dialog', { name: 'Viza' }));
		await waitFor(() => expect(drawer.getByRole('button', { name: 'Çıxış et' })).toBeVisible());
		await waitFor(() => expect(drawer.queryByRole('banner')).not.toBeInTheDocument());
		await waitFor(() => expect(drawer.queryByRole('contentinfo')).not.toBeInTheDocument());
	},
};

export const PressedBeside: Story = {
	name: 'the page behind does not scroll; a press beside it closes it and gives the focus back, a press inside does not',
	play: async ({ canvas, userEvent }) => {
		const opener = canvas.getByRole('button', { name: 'Menyunu aç' });
		await userEvent.click(opener);
		const drawer = await screen.findByRole('dialog', { name: 'Viza' });
		await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).toBe('hidden'));
		await userEvent.click(within(drawer).getByRole('heading', { name: 'Viza' }));
		await waitFor(() => expect(drawer).toBeVisible());
		// As a browser reports a press on the backdrop: its target is the dialog.
		await userEvent.click(drawer);
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await waitFor(() => expect(opener).toHaveFocus());
		await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => <Shell startsOpen />,
	// Storybook hides a story while it prepares it: a drawer that opens then finds nothing in it to focus.
	play: async () => {
		const [close] = within(await screen.findByRole('dialog')).getAllByRole('button');
		close?.focus();
		await waitFor(() => expect(close).toHaveFocus());
	},
};

export const Widths: Story = {
	name: '[NAV-07] 75, 40 or 30 per cent of the window, with a close button',
	render: () => <Shell startsOpen />,
	play: async ({ userEvent }) => {
		const drawer = await screen.findByRole('dialog', { name: 'Viza' });
		const share = window.innerWidth >= 1025 ? 0.3 : window.innerWidth >= 768 ? 0.4 : 0.75;
		await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
		await waitFor(() =>
			expect(Math.abs(drawer.getBoundingClientRect().width - window.innerWidth * share)).toBeLessThanOrEqual(1),
		);
		await waitFor(() =>
			expect(within(drawer).getByRole('link', { name: 'Ana Səhifə' })).toHaveAttribute('aria-current', 'page'),
		);
		await userEvent.click(within(drawer).getByRole('button', { name: 'Bağla' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
	},
};

export const LowWindow: Story = {
	name: '[NAV-07] where large letters leave no room beside the foot, everything scrolls together and each word can be read',
	render: () => <Shell startsOpen />,
	play: async () => {
		const { style } = document.documentElement;
		const drawer = await screen.findByRole('dialog', { name: 'Viza' });
		const links = within(drawer).getAllByRole('link');
		const foot = within(drawer).getByRole('button', { name: 'Çıxış et' });
		const content = () => links[0]?.closest('nav')?.parentElement;
		try {
			style.fontSize = `${window.innerHeight / 20}px`;
			// Nothing is cut off in a box of its own.
			await waitFor(() => expect(content()?.scrollHeight).toBe(content()?.clientHeight));
			foot.scrollIntoView({ block: 'end' });
			await waitFor(() => expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1));
			links[0]?.scrollIntoView({ block: 'start' });
			await waitFor(() => expect(links[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(-1));
		} finally {
			style.fontSize = '';
		}
		// With room for both, the foot stays in place.
		await waitFor(() => expect(getComputedStyle(content() as HTMLElement).overflowY).toBe('auto'));
	},
};

export const OpenPhone: Story = {
	render: () => <Shell startsOpen />,
	globals: { viewport: { value: 'phone' } },
};

const archive = fn();
export const MenuInside: Story = {
	name: 'a menu opened inside stands in front and can be used',
	render: () => (
		<Drawer title="Müraciət" isOpen onClose={() => undefined}>
			<Menu label="Əməllər" items={[{ id: 'archive', label: 'Arxivə göndər' }]} onAction={archive} />
		</Drawer>
	),
	play: async ({ userEvent }) => {
		archive.mockClear();
		const drawer = await screen.findByRole('dialog', { name: 'Müraciət' });
		await userEvent.click(within(drawer).getByRole('button', { name: 'Əməllər' }));
		const item = await within(drawer).findByRole('menuitem', { name: 'Arxivə göndər' });
		await waitFor(() => expect(item).toHaveFocus());
		await userEvent.click(item);
		await waitFor(() => expect(archive).toHaveBeenCalledOnce());
		await waitFor(() => expect(drawer).toBeVisible());
	},
};

/** Its item closes it and opens a dialog: through a router a moment later, or directly. */
function Asking({ isAtOnce }: { isAtOnce: boolean }) {
	const [isOpen, setOpen] = useState(false);
	const [isAsked, setAsked] = useState(false);
	return (
		<>
			<IconButton label="Menyunu aç" icon={<MenuIcon />} onPress={() => setOpen(true)} />
			<Drawer title="Viza" isOpen={isOpen} onClose={() => setOpen(false)}>
				<Button
					onPress={() => {
						setOpen(false);
						if (isAtOnce) setAsked(true);
						else void Promise.resolve().then(() => setAsked(true));
					}}
				>
					Ana Səhifə
				</Button>
			</Drawer>
			<ConfirmDialog
				title="Çıxırsınız?"
				isOpen={isAsked}
				onClose={() => setAsked(false)}
				onConfirm={fn()}
				cancelLabel="Qal"
			>
				Yazdıqlarınız itəcək.
			</ConfirmDialog>
		</>
	);
}

const asks: Story['play'] = async ({ canvas, userEvent }) => {
	await userEvent.click(canvas.getByRole('button', { name: 'Menyunu aç' }));
	const drawer = await screen.findByRole('dialog', { name: 'Viza' });
	await userEvent.click(within(drawer).getByRole('button', { name: 'Ana Səhifə' }));
	await waitFor(() => expect(drawer).not.toBeInTheDocument());
	const question = await screen.findByRole('alertdialog', { name: 'Çıxırsınız?' });
	await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
	await userEvent.click(within(question).getByRole('button', { name: 'Qal' }));
	await waitFor(() => expect(question).not.toBeInTheDocument());
};

export const AsksAsItGoes: Story = {
	name: 'what is asked as it goes does not go with it, and has the focus',
	tags: ['whole'],
	render: () => <Asking isAtOnce={false} />,
	play: asks,
};

export const AsksAtOnce: Story = {
	name: 'nor does what is asked by the very press that closes it',
	tags: ['whole'],
	render: () => <Asking isAtOnce />,
	play: asks,
};
