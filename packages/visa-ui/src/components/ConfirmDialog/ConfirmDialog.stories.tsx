import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { InSampleLanguage } from '../../docs/InSampleLanguage';
import { Button } from '../Button';
import { Text } from '../Text';
import { ConfirmDialog, type ConfirmDialogProps } from '.';

function Asking(props: ConfirmDialogProps) {
	const [isOpen, setOpen] = useState(props.isOpen);
	return (
		<InSampleLanguage>
			<Button tone="secondary" onPress={() => setOpen(true)}>
				Ləğv et…
			</Button>
			<ConfirmDialog
				{...props}
				isOpen={isOpen}
				onClose={() => {
					setOpen(false);
					props.onClose();
				}}
			/>
		</InSampleLanguage>
	);
}

const meta = {
	title: 'Overlays/ConfirmDialog',
	component: ConfirmDialog,
	args: {
		title: 'Müraciət ləğv edilsin?',
		tone: 'critical',
		confirmLabel: 'Müraciəti ləğv et',
		cancelLabel: 'Saxla',
		isOpen: false,
		onClose: fn(),
		onConfirm: fn(),
		children: <Text tone="soft">Ödənişiniz qaydalara uyğun geri qaytarılacaq. Bu addımı geri almaq olmur.</Text>,
	},
	argTypes: { isOpen: { control: false }, children: { control: false } },
	render: (args) => <Asking {...args} />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Confirmed: Story = {
	name: 'asks in an alert dialog with its consequence read out, and hands the answer on',
	args: { isOpen: true },
	play: async ({ args, userEvent }) => {
		const dialog = await screen.findByRole('alertdialog', { name: 'Müraciət ləğv edilsin?' });
		await waitFor(() => expect(dialog).toHaveAccessibleDescription(/Bu addımı geri almaq olmur/));
		await userEvent.click(within(dialog).getByRole('button', { name: 'Müraciəti ləğv et' }));
		await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
		await expect(args.onClose).not.toHaveBeenCalled();
	},
};

export const Refused: Story = {
	name: 'the other button and Escape both keep everything as it was',
	play: async ({ args, canvas, userEvent }) => {
		const opener = canvas.getByRole('button', { name: 'Ləğv et…' });
		await userEvent.click(opener);
		const dialog = await screen.findByRole('alertdialog');
		await userEvent.click(within(dialog).getByRole('button', { name: 'Saxla' }));
		await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
		await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
		await waitFor(() => expect(opener).toHaveFocus());
		await userEvent.click(opener);
		await screen.findByRole('alertdialog');
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
		await expect(args.onConfirm).not.toHaveBeenCalled();
	},
};

export const Pending: Story = {
	name: 'while the answer is carried out nothing closes it',
	args: { isOpen: true, isPending: true },
	play: async ({ args, userEvent }) => {
		const dialog = await screen.findByRole('alertdialog');
		await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Saxla' })).toBeDisabled());
		await userEvent.click(within(dialog).getByRole('button', { name: /Müraciəti ləğv et/ }));
		await userEvent.keyboard('{Escape}');
		await expect(args.onConfirm).not.toHaveBeenCalled();
		await expect(args.onClose).not.toHaveBeenCalled();
		await waitFor(() => expect(dialog).toBeVisible());
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	// On a docs page it is in an iframe of its own, which only it covers.
	parameters: { docs: { story: { inline: false, height: '26rem' } } },
	args: { isOpen: true },
};
