import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { wordsIn } from '../../docs/wordsIn';
import { Button } from '../Button';
import { ClockIcon, DocumentIcon, HomeIcon, UserIcon } from '../Icon';
import { CommandPalette, type CommandPaletteProps, type PaletteGroup } from '.';

const groups: PaletteGroup[] = [
	{
		id: 'recent',
		label: 'Son baxılanlar',
		shownWhen: 'empty',
		items: [
			{ id: '417', label: 'AZ-2026-0417', description: 'Yaponiya · Anar Məmmədov', icon: <ClockIcon size="small" /> },
			{ id: '420', label: 'AZ-2026-0420', description: 'İtaliya · Şəbnəm Çıraqova', icon: <ClockIcon size="small" /> },
		],
	},
	{
		id: 'cases',
		label: 'Müraciətlər',
		shownWhen: 'typed',
		isFound: true,
		items: [{ id: '500', label: 'AZ-2026-0500', description: 'Fransa', icon: <DocumentIcon size="small" /> }],
	},
	{
		id: 'actions',
		label: 'Əməllər',
		items: [
			{ id: 'next', label: 'Növbəti müraciəti götür', keys: 'n', icon: <UserIcon size="small" /> },
			{ id: 'assign', label: 'Əməkdaşa təyin et', keys: 'Control+Shift+A', keywords: 'assign' },
		],
	},
	{
		id: 'sections',
		label: 'Bölmələr',
		items: [{ id: 'home', label: 'Ümumi baxış', keys: 'g h', icon: <HomeIcon size="small" /> }],
	},
];

function Opened(props: CommandPaletteProps) {
	const [isOpen, setOpen] = useState(props.isOpen);
	const open = () => setOpen(true);
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			if (!event.ctrlKey || event.key !== 'k') return;
			event.preventDefault();
			setOpen(true);
		};
		window.addEventListener('keydown', onKeyDown);
		return () => window.removeEventListener('keydown', onKeyDown);
	}, []);
	return (
		<>
			<Button tone="secondary" aria-keyshortcuts="Control+K" onPress={open}>
				Tap və et
			</Button>
			<CommandPalette {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
		</>
	);
}

const meta = {
	title: 'Overlays/CommandPalette',
	component: CommandPalette,
	args: {
		label: 'Tap və et',
		isOpen: false,
		groups,
		onClose: fn(),
		onSearch: fn(),
		onAction: fn(),
		placeholder: 'Müraciət, ad və ya əməl',
	},
	argTypes: { groups: { control: false } },
	render: (args) => <Opened {...args} />,
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const isMarked = (name: RegExp) =>
	waitFor(() => {
		// Whatever its name in the story's language.
		const field = screen.getByRole('textbox');
		const marked = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
		expect(marked?.textContent).toMatch(name);
	});

export const Keyboard: Story = {
	name: 'opened by the page’s shortcut, it finds by a few letters and does by Enter; the focus goes back',
	play: async ({ args, canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: 'Tap və et' });
		button.focus();
		await userEvent.keyboard('{Control>}k{/Control}');
		const dialog = await screen.findByRole('dialog', { name: 'Tap və et' });
		const field = await within(dialog).findByRole('textbox', { name: 'Axtar' });
		await waitFor(() => expect(field).toHaveFocus());
		const recent = within(dialog).getByRole('group', { name: 'Son baxılanlar' });
		await waitFor(() => expect(within(recent).getAllByRole('option')).toHaveLength(2));
		await userEvent.keyboard('emek teyin');
		await waitFor(() => expect(screen.queryByRole('group', { name: 'Son baxılanlar' })).not.toBeInTheDocument());
		await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('emek teyin'));
		await userEvent.keyboard('{ArrowDown}{ArrowDown}');
		await isMarked(/Əməkdaşa təyin et/);
		await waitFor(() => expect(field).toHaveFocus());
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith('assign', 'actions'));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await waitFor(() => expect(button).toHaveFocus());
	},
};

export const FirstMarked: Story = {
	name: 'what one types marks the first at once, so that Enter does it',
	args: { groups: groups.filter(({ id }) => id !== 'cases') },
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Tap və et' }));
		const field = await screen.findByRole('textbox', { name: 'Axtar' });
		await waitFor(() => expect(field).toHaveFocus());
		await userEvent.keyboard('umumi');
		await waitFor(() => expect(options()).toHaveLength(1));
		await isMarked(/Ümumi baxış/);
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith('home', 'sections'));
	},
};

const alike = ['Pal bir', 'Pal iki'].map((label) => ({ id: label, label }));
export const NothingFilteredOut: Story = {
	name: 'what one types marks the first also where it filters nothing out, and after something was deleted',
	tags: ['whole'],
	args: { groups: [{ id: 'alike', label: 'Əməllər', items: alike }] },
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Tap və et' }));
		const field = await screen.findByRole('textbox', { name: 'Axtar' });
		await waitFor(() => expect(field).toHaveFocus());
		await userEvent.keyboard('p');
		await isMarked(/Pal bir/);
		await userEvent.keyboard('a');
		await isMarked(/Pal bir/);
		await userEvent.keyboard('{Backspace}');
		await waitFor(() => expect(field).not.toHaveAttribute('aria-activedescendant'));
		await userEvent.keyboard('al');
		await isMarked(/Pal bir/);
		await userEvent.keyboard('{ArrowDown}');
		await isMarked(/Pal iki/);
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith('Pal iki', 'alike'));
	},
};

export const Closed: Story = {
	name: 'Escape closes it at once, also with words typed, and nothing is done; next time it is empty',
	play: async ({ args, canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: 'Tap və et' });
		await userEvent.click(button);
		const field = await screen.findByRole('textbox', { name: 'Axtar' });
		await userEvent.type(field, 'umumi');
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await waitFor(() => expect(button).toHaveFocus());
		await expect(args.onAction).not.toHaveBeenCalled();
		await userEvent.click(button);
		await waitFor(() => expect(screen.getByRole('textbox', { name: 'Axtar' })).toHaveValue(''));
	},
};

export const Pressed: Story = {
	name: 'a press on a result does it',
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Tap və et' }));
		await userEvent.click(await screen.findByRole('option', { name: /AZ-2026-0420/ }));
		await waitFor(() => expect(args.onAction).toHaveBeenLastCalledWith('420', 'recent'));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
	},
};

export const NothingFound: Story = {
	name: 'nothing found is said; what could not be asked is said in its group',
	args: {
		isOpen: true,
		groups: [
			...groups.filter(({ id }) => id !== 'cases'),
			{
				id: 'people',
				label: 'İnsanlar',
				shownWhen: 'typed',
				isFound: true,
				items: [],
				errorMessage: 'Axtarış alınmadı',
			},
		],
	},
	play: async ({ userEvent }) => {
		const field = await screen.findByRole('textbox', { name: 'Axtar' });
		await userEvent.type(field, 'zzz');
		await waitFor(() => expect(screen.getByText('Axtarış alınmadı')).toBeVisible());
		await waitFor(() =>
			expect(screen.getByText('Heç bir nəticə tapılmadı', { selector: 'output' })).toBeInTheDocument(),
		);
	},
};

function Asking(props: CommandPaletteProps) {
	const [state, setState] = useState<'idle' | 'loading' | 'come'>('idle');
	const found: PaletteGroup = {
		id: 'people',
		label: 'İnsanlar',
		shownWhen: 'typed',
		isFound: true,
		isLoading: state === 'loading',
		items: state === 'come' ? [{ id: 'anar', label: 'Anar Məmmədov', description: 'anar@viza.example' }] : [],
	};
	return (
		<>
			<CommandPalette {...props} isOpen groups={[found]} onSearch={() => setState('loading')} />
			{/* The server's answer, at the test's wish. */}
			<button type="button" hidden data-testid="answer" onClick={() => setState('come')} />
		</>
	);
}

export const Asked: Story = {
	name: 'a group that is asked for says that it loads, and takes the mark when it has come',
	tags: ['whole'],
	render: (args) => <Asking {...args} />,
	play: async ({ userEvent }) => {
		const field = await screen.findByRole('textbox', { name: 'Axtar' });
		await userEvent.type(field, 'anar');
		const saying = screen.getByRole('status');
		await waitFor(() => expect(saying).toHaveTextContent('Yüklənir'));
		await waitFor(() => expect(screen.getByText('İnsanlar')).toBeVisible());
		await waitFor(() => expect(screen.queryByText('Heç bir nəticə tapılmadı')).not.toBeInTheDocument());
		screen.getByTestId('answer').click();
		await waitFor(() => expect(screen.getByRole('option', { name: /Anar Məmmədov/ })).toBeVisible());
		await waitFor(() => expect(saying).toHaveTextContent('1 nəticə'));
		await waitFor(() => expect(screen.getByRole('group', { name: 'İnsanlar' })).toBeVisible());
		await userEvent.keyboard('{ArrowDown}');
		await isMarked(/Anar Məmmədov/);
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	args: { isOpen: true },
	parameters: { docs: { story: { inline: false, height: '36rem' } } },
	render: (args) => <CommandPalette {...args} />,
	play: async ({ globals, userEvent }) => {
		const field = await screen.findByRole('textbox', { name: wordsIn(globals).search });
		await waitFor(() => expect(field).toHaveFocus());
		await userEvent.keyboard('{ArrowDown}');
		await isMarked(/AZ-2026-0417/);
	},
};
