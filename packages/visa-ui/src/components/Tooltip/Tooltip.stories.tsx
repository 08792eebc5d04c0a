import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Dialog } from '../Dialog';
import { EyeIcon, RetryIcon, TrashIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { Inline } from '../Inline';
import { Tooltip } from '.';

const press = fn();

const meta = {
	title: 'Overlays/Tooltip',
	component: Tooltip,
	args: {
		text: 'Siyahını təzələ',
		children: <IconButton label="Təzələ" icon={<RetryIcon />} onPress={press} />,
	},
	argTypes: { children: { control: false } },
	decorators: [
		(Story) => (
			<div style={{ padding: '4rem min(6rem, 30vw)' }}>
				<Story />
			</div>
		),
	],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

export const Hovered: Story = {
	name: 'a pointer brings it, may move onto it, and Escape sends it away without moving',
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: 'Təzələ' });
		await waitFor(() => expect(button).toHaveAccessibleDescription('Siyahını təzələ'));
		await userEvent.hover(button);
		const bubble = await screen.findByRole('tooltip');
		await waitFor(() => expect(bubble).toBeVisible());
		await waitFor(() => expect(bubble).toHaveTextContent('Siyahını təzələ'));
		await waitFor(() => expect(button).toHaveAttribute('title', ''));
		// As reported by a browser: from one directly to the other.
		fireEvent.pointerOut(button, { relatedTarget: bubble });
		fireEvent.pointerOver(bubble, { relatedTarget: button });
		await waitFor(() => expect(bubble).toBeVisible());
		await userEvent.keyboard('{Escape}');
		await gone();
	},
};

export const Focused: Story = {
	name: 'the keyboard brings it at once, and it goes with the focus',
	play: async ({ canvas, userEvent }) => {
		await userEvent.tab();
		await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
		await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
		const bubble = screen.getByRole('tooltip').getBoundingClientRect();
		await waitFor(() =>
			expect(bubble.bottom).toBeLessThanOrEqual(canvas.getByRole('button').getBoundingClientRect().top),
		);
		await userEvent.tab();
		await gone();
	},
};

export const Pressed: Story = {
	name: 'a press sends it away; the control does its work',
	play: async ({ canvas, userEvent }) => {
		press.mockClear();
		await userEvent.hover(canvas.getByRole('button'));
		await screen.findByRole('tooltip');
		await userEvent.click(canvas.getByRole('button'));
		await gone();
		await waitFor(() => expect(press).toHaveBeenCalledOnce());
	},
};

export const Touched: Story = {
	name: 'a finger does not bring it; the words are read out all the same',
	play: async ({ canvas }) => {
		const button = canvas.getByRole('button');
		fireEvent.pointerOver(button, { pointerType: 'touch' });
		fireEvent.pointerEnter(button, { pointerType: 'touch' });
		await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
		await waitFor(() => expect(button).toHaveAccessibleDescription('Siyahını təzələ'));
	},
};

export const NameAgain: Story = {
	name: 'words that are the control’s name are not read a second time',
	args: { text: 'Təzələ' },
	play: async ({ canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Təzələ' })).not.toHaveAttribute('aria-describedby'));
		await userEvent.tab();
		await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
	},
};

function InDialog() {
	const [isOpen, setOpen] = useState(true);
	return (
		<Dialog title="Sənədlər" isOpen={isOpen} onClose={() => setOpen(false)}>
			<Tooltip text="Yenidən yüklə">
				<IconButton label="Təzələ" icon={<RetryIcon />} />
			</Tooltip>
		</Dialog>
	);
}

export const InsideDialog: Story = {
	name: 'inside a dialog: Escape sends away the words, not the dialog',
	render: () => <InDialog />,
	play: async ({ userEvent }) => {
		const dialog = await screen.findByRole('dialog');
		await userEvent.hover(within(dialog).getByRole('button', { name: 'Təzələ' }));
		await waitFor(() => expect(within(dialog).getByRole('tooltip')).toBeVisible());
		await userEvent.keyboard('{Escape}');
		await gone();
		await waitFor(() => expect(dialog).toBeVisible());
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	// On a docs page it is in an iframe of its own, where it opens by itself.
	parameters: { docs: { story: { inline: false, height: '12rem' } } },
	render: () => (
		<Inline gap="m">
			<Tooltip text="Pasportun şəklinə bax">
				<IconButton label="Bax" icon={<EyeIcon />} tone="framed" />
			</Tooltip>
			<Tooltip text="Sil" side="bottom">
				<IconButton label="Sil" icon={<TrashIcon />} tone="framed" />
			</Tooltip>
		</Inline>
	),
	play: async ({ userEvent }) => {
		await userEvent.tab();
		await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
	},
};
