import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { narrow } from '../../docs/states.css';
import { statesOf } from '../../docs/statesOf';
import { samplesIn } from '../../docs/wordsIn';
import { pressLetters } from '../../field/pressLetters';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { ChevronDownIcon, DocumentIcon, EyeIcon, TrashIcon, UserIcon } from '../Icon';
import { Inline } from '../Inline';
import { RouterProvider } from '../Link';
import { Menu, type MenuItem, type MenuProps } from '.';
import { MenuList } from './MenuList';

const items: MenuItem[] = [
	{ id: 'open', label: 'Müraciətə bax', icon: <EyeIcon size="small" />, href: '/applications/7' },
	{ id: 'assign', label: 'Əməkdaşa təyin et', icon: <UserIcon size="small" /> },
	{ id: 'export', label: 'İxrac et', icon: <DocumentIcon size="small" />, isDisabled: true },
	'separator',
	{ id: 'delete', label: 'Sil', icon: <TrashIcon size="small" />, tone: 'critical' },
];
const navigate = fn();

const meta = {
	title: 'Actions/Menu',
	component: Menu,
	args: { label: 'AZ-2026-0417 ilə bağlı əməliyyatlar', items, onAction: fn() },
	argTypes: { items: { control: false }, trigger: { control: false } },
	decorators: [
		(Story) => (
			<RouterProvider navigate={navigate}>
				<Story />
			</RouterProvider>
		),
	],
} satisfies Meta<typeof Menu<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const row = (name: string) => screen.findByRole('menuitem', { name });

export const Chosen: Story = {
	name: 'a choice closes it, gives the focus back and is told',
	play: async ({ args, canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: 'AZ-2026-0417 ilə bağlı əməliyyatlar' });
		await waitFor(() => expect(button).toHaveAttribute('aria-haspopup', 'menu'));
		await userEvent.click(button);
		const menu = await screen.findByRole('menu', { name: 'AZ-2026-0417 ilə bağlı əməliyyatlar' });
		await waitFor(() => expect(menu).toBeVisible());
		await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
		await userEvent.click(await row('Əməkdaşa təyin et'));
		await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith('assign'));
		await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
		await waitFor(() => expect(button).toHaveFocus());
	},
};

export const Disabled: Story = {
	name: 'disabled, its button is in its place and opens nothing',
	args: { isDisabled: true },
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: 'AZ-2026-0417 ilə bağlı əməliyyatlar' });
		await waitFor(() => expect(button).toBeDisabled());
		await userEvent.click(button);
		expect(screen.queryByRole('menu')).not.toBeInTheDocument();
	},
};

const toldOpening = fn();
export const DisabledOfOwn: Story = {
	name: 'disabled, a button of the page’s own that does not know it opens nothing, and the page hears of no opening',
	args: {
		isDisabled: true,
		onOpenChange: toldOpening,
		trigger: ({ isDisabled: _, ...button }) => <Button {...button}>Əməliyyatlar</Button>,
	},
	play: async ({ canvas, userEvent }) => {
		toldOpening.mockClear();
		await userEvent.click(canvas.getByRole('button', { name: 'Əməliyyatlar' }));
		expect(screen.queryByRole('menu')).not.toBeInTheDocument();
		await expect(toldOpening).not.toHaveBeenCalled();
	},
};

export const Keys: Story = {
	name: 'arrows, Home and End walk it, and its ends meet',
	play: async ({ args, canvas, userEvent }) => {
		const button = canvas.getByRole('button');
		button.focus();
		await userEvent.keyboard('{ArrowDown}');
		await waitFor(async () => expect(await row('Müraciətə bax')).toHaveFocus());
		await userEvent.keyboard('{ArrowUp}');
		await waitFor(async () => expect(await row('Sil')).toHaveFocus());
		await userEvent.keyboard('{ArrowDown}');
		await waitFor(async () => expect(await row('Müraciətə bax')).toHaveFocus());
		await userEvent.keyboard('{End}{ArrowUp}');
		await waitFor(async () => expect(await row('İxrac et')).toHaveFocus());
		await userEvent.keyboard('{Enter}');
		await expect(args.onAction).not.toHaveBeenCalled();
		await userEvent.keyboard('{Home}{ArrowDown} ');
		await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith('assign'));
		await waitFor(() => expect(button).toHaveFocus());
		await userEvent.keyboard('{ArrowUp}');
		await waitFor(async () => expect(await row('Sil')).toHaveFocus());
	},
};

export const TypeAhead: Story = {
	name: 'letters find a row in any spelling: emek finds Əməkdaşa',
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button'));
		await waitFor(async () => expect(await row('Müraciətə bax')).toHaveFocus());
		await pressLetters('emek');
		await waitFor(async () => expect(await row('Əməkdaşa təyin et')).toHaveFocus());
	},
};

export const Escape: Story = {
	name: 'Escape and a press outside close it without a choice; Escape gives the focus back',
	play: async ({ args, canvas, userEvent }) => {
		const button = canvas.getByRole('button');
		await userEvent.click(button);
		await waitFor(async () => expect(await row('Müraciətə bax')).toHaveFocus());
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
		await waitFor(() => expect(button).toHaveFocus());
		await userEvent.click(button);
		await row('Sil');
		await userEvent.click(document.body);
		await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
		await expect(args.onAction).not.toHaveBeenCalled();
	},
};

export const Tab: Story = {
	name: 'Tab closes it without a choice',
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: /əməliyyatlar/ }));
		await waitFor(async () => expect(await row('Müraciətə bax')).toHaveFocus());
		await userEvent.tab();
		await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
		await expect(args.onAction).not.toHaveBeenCalled();
	},
};

export const Links: Story = {
	name: 'a row with an address is a link and goes through the router',
	play: async ({ args, canvas, userEvent }) => {
		navigate.mockClear();
		await userEvent.click(canvas.getByRole('button'));
		const link = await row('Müraciətə bax');
		await waitFor(() => expect(link).toHaveAttribute('href', '/applications/7'));
		await waitFor(() => expect(link).toHaveFocus());
		await userEvent.keyboard(' ');
		await waitFor(() => expect(navigate).toHaveBeenLastCalledWith('/applications/7'));
		await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith('open'));
	},
};

function InDialog(props: MenuProps) {
	const [isOpen, setOpen] = useState(true);
	return (
		<Dialog title="Müraciət AZ-2026-0417" isOpen={isOpen} onClose={() => setOpen(false)}>
			<Menu {...props} />
		</Dialog>
	);
}

export const InsideDialog: Story = {
	name: 'inside a dialog: the first Escape closes only the menu',
	render: (args) => <InDialog {...args} />,
	play: async ({ args, userEvent }) => {
		const dialog = await screen.findByRole('dialog', { name: 'Müraciət AZ-2026-0417' });
		const button = within(dialog).getByRole('button', { name: /əməliyyatlar/ });
		await userEvent.click(button);
		await waitFor(async () => expect(await row('Müraciətə bax')).toHaveFocus());
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
		await waitFor(() => expect(dialog).toBeVisible());
		await waitFor(() => expect(button).toHaveFocus());
		await userEvent.keyboard('{ArrowUp}');
		await waitFor(async () => expect(await row('Sil')).toHaveFocus());
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith('delete'));
	},
};

function OpeningDialog(props: MenuProps) {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Menu {...props} onAction={() => setOpen(true)} />
			<Dialog title="Əməkdaş seçin" isOpen={isOpen} onClose={() => setOpen(false)}>
				Leyla Həsənova
			</Dialog>
		</>
	);
}

export const OpensDialog: Story = {
	name: 'a dialog that a choice opens gives the focus back to the menu’s button',
	render: (args) => <OpeningDialog {...args} />,
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: /əməliyyatlar/ });
		await userEvent.click(button);
		await userEvent.click(await row('Əməkdaşa təyin et'));
		const dialog = await screen.findByRole('dialog', { name: 'Əməkdaş seçin' });
		await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
		await userEvent.click(within(dialog).getByRole('button', { name: 'Bağla' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await waitFor(() => expect(button).toHaveFocus());
	},
};

function Seen(props: MenuProps) {
	const [order, setOrder] = useState<string[]>(['due']);
	const [columns, setColumns] = useState<string[]>(['country', 'sum']);
	const sections: MenuItem[] = [
		{
			label: 'Sıralama',
			selectionMode: 'single',
			selected: order,
			onChange: setOrder,
			items: [
				{ id: 'due', label: 'Son tarix' },
				{ id: 'age', label: 'Yaşı' },
			],
		},
		{
			label: 'Sütunlar',
			selectionMode: 'multiple',
			selected: columns,
			onChange: setColumns,
			items: [
				{ id: 'country', label: 'Ölkə' },
				{ id: 'assignee', label: 'İcraçı' },
				{ id: 'sum', label: 'Məbləğ' },
			],
		},
		{ id: 'reset', label: 'İlkin görünüş' },
	];
	return <Menu {...props} label="Görünüş" items={sections} />;
}

export const Sections: Story = {
	name: 'sections have names; one tick of a single choice closes, ticks of many stay open',
	render: (args) => <Seen {...args} />,
	play: async ({ args, canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: 'Görünüş' });
		await userEvent.click(button);
		const order = await screen.findByRole('group', { name: 'Sıralama' });
		const due = within(order).getByRole('menuitemradio', { name: 'Son tarix' });
		await waitFor(() => expect(due).toHaveFocus());
		await waitFor(() => expect(due).toHaveAttribute('aria-checked', 'true'));
		const check = (name: string) => screen.getByRole('menuitemcheckbox', { name });
		await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
		await waitFor(() => expect(check('İcraçı')).toHaveFocus());
		await userEvent.keyboard(' ');
		await waitFor(() => expect(check('İcraçı')).toHaveAttribute('aria-checked', 'true'));
		await userEvent.keyboard('{ArrowUp}{Enter}');
		await waitFor(() => expect(check('Ölkə')).toHaveAttribute('aria-checked', 'false'));
		await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith('country'));
		await pressLetters('yas');
		await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Yaşı' })).toHaveFocus());
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
		await waitFor(() => expect(button).toHaveFocus());
		await userEvent.keyboard('{ArrowUp}');
		await waitFor(async () => expect(await row('İlkin görünüş')).toHaveFocus());
		const age = screen.getByRole('menuitemradio', { name: 'Yaşı' });
		await waitFor(() => expect(age).toHaveAttribute('aria-checked', 'true'));
	},
};

export const SectionsOpen: Story = {
	name: 'a menu of sections',
	parameters: { docs: { story: { inline: false, height: '28rem' } } },
	render: (args) => (
		<div style={{ minHeight: '26rem' }}>
			<Seen {...args} />
		</div>
	),
	play: async ({ canvas, userEvent }) => {
		canvas.getByRole('button', { name: 'Görünüş' }).focus();
		await userEvent.keyboard('{ArrowDown}');
		await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Son tarix' })).toHaveFocus());
	},
};

/** What a badge's controls change. */
interface BadgeArgs {
	count: number;
	said: string;
}
export const Badges: StoryObj<BadgeArgs> = {
	name: 'a badge stands at the end of its row, and is read with it',
	parameters: { controls: { include: ['count', 'said'] } },
	args: { count: 3, said: '3 yeni mesaj' },
	argTypes: {
		count: { control: { type: 'number', min: 0 }, description: 'What the badge shows.' },
		said: { control: 'text', description: 'What is read in its place: the number alone would not say of what.' },
	},
	render: ({ count, said }) => (
		<Menu
			label="Müraciətlə bağlı əməliyyatlar"
			items={[
				{ id: 'messages', label: 'Mesajlar', badge: <Badge label={said}>{count}</Badge> },
				{ id: 'history', label: 'Tarixçə' },
			]}
			onAction={() => {}}
		/>
	),
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Müraciətlə bağlı əməliyyatlar' }));
		const messages = await row(`Mesajlar ${args.said}`);
		await waitFor(() => expect(messages).toHaveFocus());
		const badge = within(messages).getByRole('img', { name: args.said });
		const distance = () => messages.getBoundingClientRect().right - badge.getBoundingClientRect().right;
		await waitFor(() => expect(distance()).toBeLessThan(20));
		await waitFor(() => expect(within(messages).getByText(String(args.count))).toBeVisible());
	},
};

const nested: MenuItem[] = [
	{ id: 'open', label: 'Müraciətə bax' },
	{
		id: 'assign',
		label: 'Əməkdaşa təyin et',
		items: [
			{ id: 'leyla', label: 'Leyla Məmmədova' },
			{ id: 'more', label: 'Digərləri', items: [{ id: 'rauf', label: 'Rauf Əliyev' }] },
		],
	},
	{ id: 'delete', label: 'Sil', tone: 'critical' },
];

export const Submenu: Story = {
	name: 'a row opens a menu beside it: arrows go in and out, a choice closes all',
	args: { items: nested },
	play: async ({ args, canvas, userEvent }) => {
		const button = canvas.getByRole('button');
		await userEvent.click(button);
		const opener = await row('Əməkdaşa təyin et');
		await waitFor(() => expect(opener).toHaveAttribute('aria-haspopup', 'menu'));
		await userEvent.keyboard('{ArrowDown}{ArrowRight}');
		const leyla = await row('Leyla Məmmədova');
		await waitFor(() => expect(leyla).toHaveFocus());
		await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'true'));
		await userEvent.keyboard('{ArrowLeft}');
		await waitFor(() => expect(opener).toHaveFocus());
		await waitFor(() => expect(leyla).not.toBeInTheDocument());
		await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight}');
		await waitFor(async () => expect(await row('Rauf Əliyev')).toHaveFocus());
		await userEvent.keyboard('{Escape}');
		await waitFor(async () => expect(await row('Digərləri')).toHaveFocus());
		await userEvent.keyboard('{ArrowRight}{Enter}');
		await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith('rauf'));
		await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
		await waitFor(() => expect(button).toHaveFocus());
		await expect(args.onAction).toHaveBeenCalledTimes(1);
	},
};

export const SubmenuByPointer: Story = {
	name: 'a pointer that rests on a row opens its menu, and on another closes it',
	tags: ['whole'],
	args: { items: nested },
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button'));
		await userEvent.hover(await row('Əməkdaşa təyin et'));
		const leyla = await row('Leyla Məmmədova');
		await userEvent.hover(await row('Müraciətə bax'));
		await waitFor(() => expect(leyla).not.toBeInTheDocument());
		await userEvent.click(await row('Əməkdaşa təyin et'));
		await userEvent.click(await row('Leyla Məmmədova'));
		await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith('leyla'));
		await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
	},
};

/** One row of each kind, as in an open menu. */
const rowsOfKind = {
	action: { label: 'Əməkdaşa təyin et', icon: <UserIcon size="small" /> },
	critical: { label: 'Sil', icon: <TrashIcon size="small" />, tone: 'critical' },
	opener: { label: 'Status', items: [{ id: 'review', label: 'Baxılır' }] },
} as const;
export const States = statesOf(
	rowsOfKind,
	({ isPending: _, errorMessage: __, ...item }, where) => (
		<div role="menu" aria-label={where} className={narrow}>
			<MenuList label={where} items={[{ id: 'row', ...item }]} onChoose={fn()} onLeave={fn()} />
		</div>
	),
	['read-only', 'pending', 'invalid'],
	'[role="menuitem"]',
);

export const Sheet: Story = {
	tags: ['sheet'],
	// On a docs page it is in an iframe of its own, where it opens by itself.
	parameters: { docs: { story: { inline: false, height: '23rem' } } },
	render: (args) => (
		<div style={{ minHeight: '20rem' }}>
			<Inline gap="m">
				<Menu {...args} label="Digər əməliyyatlar" />
				<Menu
					{...args}
					label="Əməliyyatlar"
					trigger={(button) => (
						<Button {...button} tone="secondary" icon={<ChevronDownIcon size="small" />} iconPlace="end">
							Əməliyyatlar
						</Button>
					)}
				/>
			</Inline>
		</div>
	),
	play: async ({ canvas, globals, userEvent }) => {
		const said = samplesIn(globals);
		canvas.getByRole('button', { name: said('Əməliyyatlar') }).focus();
		await userEvent.keyboard('{ArrowDown}');
		await waitFor(async () => expect(await row(said('Müraciətə bax'))).toHaveFocus());
	},
};

export const Lined: Story = {
	name: 'a separator before a section is one line, as one alone is',
	args: {
		items: [{ id: 'open', label: 'Bax' }, 'separator', { label: 'Görünüş', items: [{ id: 'list', label: 'Siyahı' }] }],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(canvas.getByRole('button'));
		const section = await within(canvasElement.ownerDocument.body).findByRole('group', { name: 'Görünüş' });
		await expect(getComputedStyle(section).borderTopWidth).toBe('0px');
	},
};
