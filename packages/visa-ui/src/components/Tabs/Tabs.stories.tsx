import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { statesOf } from '../../docs/statesOf';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { DocumentIcon, PassportIcon } from '../Icon';
import { RouterProvider } from '../Link';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { TextField } from '../TextField';
import { LinkTabs, type TabItem, Tabs, type TabsProps } from '.';

const items: TabItem[] = [
	{
		id: 'request',
		label: 'Müraciət',
		content: <Text>{'Almaniya, turizm, 8\u00a0dekabr\u00a02026 – 22\u00a0dekabr\u00a02026'}</Text>,
	},
	{
		id: 'documents',
		label: 'Sənədlər',
		badge: <Badge label="3 yeni sənəd">3</Badge>,
		content: <TextField label="Qeyd" />,
	},
	{ id: 'payments', label: 'Ödənişlər', content: <Text>90 AZN, kartla ödənilib</Text> },
	{ id: 'visa', label: 'Viza', isDisabled: true, content: null },
];

const meta = {
	title: 'Navigation/Tabs',
	component: Tabs,
	args: { label: 'AZ-2026-0417', items, onChange: fn() },
	argTypes: { items: { control: false } },
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keys: Story = {
	tags: ['sized'],
	name: 'arrows, Home and End open a tab at once, past what is disabled',
	play: async ({ args, canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByRole('tablist', { name: 'AZ-2026-0417' })).toBeVisible());
		await userEvent.tab();
		await waitFor(() => expect(canvas.getByRole('tab', { name: 'Müraciət' })).toHaveFocus());
		await userEvent.keyboard('{ArrowRight}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('documents'));
		await waitFor(() => expect(canvas.getByRole('tab', { name: /Sənədlər/ })).toHaveFocus());
		await waitFor(() => expect(canvas.getByRole('tabpanel', { name: /Sənədlər/ })).toBeVisible());
		await userEvent.keyboard('{End}');
		await waitFor(() =>
			expect(canvas.getByRole('tab', { name: 'Ödənişlər' })).toHaveAttribute('aria-selected', 'true'),
		);
		await userEvent.keyboard('{ArrowRight}');
		await waitFor(() => expect(canvas.getByRole('tab', { name: 'Müraciət' })).toHaveFocus());
		await userEvent.keyboard('{ArrowLeft}{Home}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('request'));
		await userEvent.tab();
		await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveFocus());
	},
};

export const RightToLeft: Story = {
	name: 'from right to left the arrows follow the eye',
	render: (args) => (
		<div dir="rtl">
			<Tabs {...args} />
		</div>
	),
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('tab', { name: 'Müraciət' }));
		await userEvent.keyboard('{ArrowLeft}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('documents'));
	},
};

export const Lazy: Story = {
	name: 'a panel is made anew when it is opened again',
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('tab', { name: /Sənədlər/ }));
		await userEvent.type(canvas.getByRole('textbox', { name: 'Qeyd' }), 'şəkil bulanıqdır');
		await userEvent.click(canvas.getByRole('tab', { name: 'Müraciət' }));
		await waitFor(() => expect(canvas.queryByRole('textbox', { hidden: true })).not.toBeInTheDocument());
		await userEvent.click(canvas.getByRole('tab', { name: /Sənədlər/ }));
		await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Qeyd' })).toHaveValue(''));
	},
};

export const Kept: Story = {
	name: 'kept panels keep what was typed; those never opened are not made',
	tags: ['whole'],
	args: { isKeepingPanels: true },
	play: async ({ canvas, userEvent }) => {
		await waitFor(() => expect(canvas.queryByRole('textbox', { hidden: true })).not.toBeInTheDocument());
		await userEvent.click(canvas.getByRole('tab', { name: /Sənədlər/ }));
		await userEvent.type(canvas.getByRole('textbox', { name: 'Qeyd' }), 'şəkil bulanıqdır');
		await userEvent.click(canvas.getByRole('tab', { name: 'Müraciət' }));
		await waitFor(() => expect(canvas.getByRole('textbox', { hidden: true })).not.toBeVisible());
		await userEvent.click(canvas.getByRole('tab', { name: /Sənədlər/ }));
		await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Qeyd' })).toHaveValue('şəkil bulanıqdır'));
	},
};

export const Narrow: Story = {
	name: 'in a narrow place the row scrolls by itself, and the open tab is in sight, clear of where the row fades',
	args: { defaultSelected: 'payments' },
	render: (args) => (
		<div data-testid="place" style={{ width: 'min(16rem, 100%)' }}>
			<Tabs {...args} />
		</div>
	),
	play: async ({ canvas }) => {
		const place = canvas.getByTestId('place');
		await waitFor(() => expect(place.scrollWidth).toBe(place.clientWidth));
		const tab = canvas.getByRole('tab', { name: 'Ödənişlər' }).getBoundingClientRect();
		const fade = Number.parseFloat(getComputedStyle(canvas.getByRole('tablist')).scrollPaddingInlineEnd);
		await waitFor(() => expect(fade).toBeGreaterThan(0));
		await waitFor(() => expect(tab.right).toBeLessThanOrEqual(place.getBoundingClientRect().right - fade + 1));
		await waitFor(() => expect(tab.height).toBeGreaterThanOrEqual(44));
	},
};

export const Turned: Story = {
	name: 'where the place becomes narrower, as when a phone is turned, the open tab stays in sight',
	args: { defaultSelected: 'payments' },
	render: (args) => (
		<div data-testid="place" style={{ width: '40rem', maxWidth: '100%' }}>
			<Tabs {...args} />
		</div>
	),
	play: async ({ canvas }) => {
		const place = canvas.getByTestId('place');
		const tab = canvas.getByRole('tab', { name: 'Ödənişlər' });
		place.style.width = '14rem';
		await waitFor(() =>
			expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(place.getBoundingClientRect().right + 1),
		);
	},
};

/** Tabs of which some are added and some become wider, in a narrow space. */
function Growing(args: TabsProps<string>) {
	const [more, setMore] = useState<readonly TabItem[]>([]);
	const [isCounted, setCounted] = useState(false);
	const first = isCounted ? [{ ...items[0], badge: <Badge label="12 yeni">12</Badge> } as TabItem] : items.slice(0, 1);
	return (
		<Stack>
			<div data-testid="place" style={{ width: 'min(16rem, 100%)' }}>
				<Tabs {...args} items={[...first, ...more, ...items.slice(1)]} />
			</div>
			<Button onPress={() => setMore([{ id: 'letters', label: 'Yazışmalar və bildirişlər', content: null }])}>
				Artır
			</Button>
			<Button onPress={() => setCounted(true)}>Say</Button>
		</Stack>
	);
}

export const Grown: Story = {
	name: 'the open tab stays in sight where others come before it; who has scrolled away is not drawn back',
	args: { defaultSelected: 'payments' },
	render: (args) => <Growing {...args} />,
	play: async ({ canvas, userEvent }) => {
		const place = canvas.getByTestId('place');
		const list = canvas.getByRole('tablist', { name: 'AZ-2026-0417' });
		const tab = canvas.getByRole('tab', { name: 'Ödənişlər' });
		const isInSight = () => tab.getBoundingClientRect().right <= place.getBoundingClientRect().right + 2;
		await waitFor(() => expect(isInSight()).toBe(true));
		await userEvent.click(canvas.getByRole('button', { name: 'Artır' }));
		await canvas.findByRole('tab', { name: /^Yazışmalar/ });
		await waitFor(() => expect(isInSight()).toBe(true));
		const isScrolled = new Promise((resolve) => list.addEventListener('scroll', resolve, { once: true }));
		list.scrollLeft = 0;
		await isScrolled;
		const width = list.scrollWidth;
		await userEvent.click(canvas.getByRole('button', { name: 'Say' }));
		await waitFor(() => expect(list.scrollWidth).toBeGreaterThan(width));
		// Sizes are reported before the next frame is painted.
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
		await expect(list.scrollLeft).toBe(0);
	},
};

export const InAMenu: Story = {
	tags: ['sized', 'whole'],
	name: 'where the row is too long, a list of all tabs opens another; where it is not, there is none',
	args: { overflow: 'menu' },
	render: (args) => (
		<Stack gap="l">
			<div data-testid="place" style={{ width: 'min(16rem, 100%)' }}>
				<Tabs {...args} />
			</div>
			<Tabs {...args} label="Geniş yer" />
		</Stack>
	),
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'AZ-2026-0417: Bütün vərəqlər' }));
		const row = await screen.findByRole('menuitemradio', { name: 'Ödənişlər' });
		await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Müraciət' })).toBeChecked());
		await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /3 yeni sənəd/ })).toBeVisible());
		await userEvent.click(row);
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('payments'));
		const place = canvas.getByTestId('place');
		const tab = within(place).getByRole('tab', { name: 'Ödənişlər' });
		await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
		await waitFor(() =>
			expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(place.getBoundingClientRect().right + 1),
		);
		await waitFor(() => expect(canvas.queryByRole('button', { name: /^Geniş yer/ })).not.toBeInTheDocument());
	},
};

const pages = ['Məlumatlar', 'Təhlükəsizlik', 'Bildirişlər', 'Məxfilik'].map((label, index) => ({
	href: `/profile/${index}`,
	label,
}));
const go = fn();

export const Links: Story = {
	name: 'link tabs are links: the router goes, and the page in sight is said',
	render: () => (
		<RouterProvider navigate={go}>
			<div style={{ width: 'min(18rem, 100%)' }}>
				<LinkTabs label="Profil" items={pages} current="/profile/1" overflow="menu" />
			</div>
		</RouterProvider>
	),
	play: async ({ canvas, userEvent }) => {
		await waitFor(() =>
			expect(canvas.getByRole('link', { name: 'Təhlükəsizlik' })).toHaveAttribute('aria-current', 'page'),
		);
		await userEvent.click(canvas.getByRole('link', { name: 'Məlumatlar' }));
		await waitFor(() => expect(go).toHaveBeenLastCalledWith('/profile/0'));
		await userEvent.click(await canvas.findByRole('button', { name: 'Profil: Bütün vərəqlər' }));
		await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Məxfilik' }));
		await waitFor(() => expect(go).toHaveBeenLastCalledWith('/profile/3'));
	},
};

export const StraightIn: Story = {
	name: 'Tab leads straight to the control in a panel, not to the panel around it',
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('tab', { name: /Sənədlər/ }));
		const field = await canvas.findByRole('textbox', { name: 'Qeyd' });
		await waitFor(() => expect(canvas.getByRole('tabpanel')).not.toHaveAttribute('tabindex'));
		await userEvent.tab();
		await waitFor(() => expect(field).toHaveFocus());
	},
};

const illustrated = items.map((item, index) => ({
	...item,
	badge: null,
	icon: index % 2 === 0 ? <PassportIcon size="small" /> : <DocumentIcon size="small" />,
}));
/** Of the first tab, which is the selected one or not. */
export const States = statesOf(
	{ other: { defaultSelected: 'documents' }, chosen: { defaultSelected: 'request' } },
	({ defaultSelected, isDisabled = false }) => (
		<Tabs
			label="AZ-2026-0417"
			items={items.slice(0, 2).map((item, index) => ({ ...item, isDisabled: isDisabled && index === 0 }))}
			defaultSelected={defaultSelected}
		/>
	),
	['read-only', 'pending', 'invalid'],
	'[role="tab"]:first-of-type',
);

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="xl">
			<Tabs label="Müraciət" items={items} />
			<Tabs label="Müraciət, ikonlarla" items={illustrated} defaultSelected="payments" />
			<LinkTabs label="Profil" items={pages} current="/profile/0" />
		</Stack>
	),
};
