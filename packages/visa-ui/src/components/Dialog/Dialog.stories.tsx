import { CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useArgs } from 'storybook/preview-api';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { DatePicker } from '../DatePicker';
import { Text } from '../Text';
import { Dialog } from '.';

const requiredDocuments =
	'Xarici pasport (ən azı 6 ay etibarlı)\n3,5 × 4,5 sm ölçüdə rəngli şəkil\nBank hesabından çıxarış\nOteldə yer sifarişi';

function Documents() {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button onPress={() => setOpen(true)}>Dokumentlər</Button>
			<Dialog title="Tələb olunan sənədlər" isOpen={isOpen} onClose={() => setOpen(false)}>
				<Text isKeepingLines>{requiredDocuments}</Text>
			</Dialog>
		</>
	);
}

const meta = {
	title: 'Overlays/Dialog',
	component: Dialog,
	args: { title: 'Tələb olunan sənədlər', isOpen: false, onClose: fn(), children: null },
	render: () => <Documents />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
	render: function Render(args) {
		const [, change] = useArgs<typeof args>();
		return (
			<>
				<Button onPress={() => change({ isOpen: true })}>Dokumentlər</Button>
				<Dialog {...args} onClose={() => change({ isOpen: false })}>
					<Text isKeepingLines>{requiredDocuments}</Text>
				</Dialog>
			</>
		);
	},
};

export const OpensAndCloses: Story = {
	name: '[VTY-02] opens, keeps line breaks, closes on Escape and gives the focus back',
	play: async ({ canvas, userEvent }) => {
		const opener = canvas.getByRole('button', { name: 'Dokumentlər' });
		await userEvent.click(opener);
		const dialog = await screen.findByRole('dialog', { name: 'Tələb olunan sənədlər' });
		await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
		await waitFor(() =>
			expect(getComputedStyle(within(dialog).getByText(/Xarici pasport/)).whiteSpace).toBe('pre-line'),
		);
		// The dialog itself receives focus again half a second later, for screen readers; its button keeps it.
		await userEvent.tab();
		await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Bağla' })).toHaveFocus());
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await waitFor(() => expect(opener).toHaveFocus());
	},
};

function OfOneThing() {
	const [documents, setDocuments] = useState<string | null>(null);
	return (
		<>
			<Button onPress={() => setDocuments(requiredDocuments)}>Dokumentlər</Button>
			<Dialog title="Tələb olunan sənədlər" isOpen={documents !== null} onClose={() => setDocuments(null)}>
				<Text isKeepingLines>{documents}</Text>
			</Dialog>
		</>
	);
}

export const GoesAsItStood: Story = {
	name: '[VTY-02] shows what it showed until it is gone',
	render: () => <OfOneThing />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Dokumentlər' }));
		const dialog = await screen.findByRole('dialog', { name: 'Tələb olunan sənədlər' });
		await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
		const changes: MutationRecord[] = [];
		const observer = new MutationObserver((records) => changes.push(...records));
		observer.observe(dialog, { subtree: true, childList: true, characterData: true });
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await waitFor(() => expect(dialog).toHaveTextContent(/Xarici pasport/));
		observer.disconnect();
		await waitFor(() => expect(changes).toEqual([]));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Dialog title="Tələb olunan sənədlər" isOpen onClose={() => undefined} footer={<Button>Aydındır</Button>}>
			<Text isKeepingLines>{requiredDocuments}</Text>
		</Dialog>
	),
};

const change = fn();
function WithPicker() {
	const [isOpen, setOpen] = useState(true);
	const [day, setDay] = useState<CalendarDate | null>(null);
	return (
		<Dialog title="Tarixi dəyişin" isOpen={isOpen} onClose={() => setOpen(false)}>
			<DatePicker
				label="Başlanğıc"
				value={day}
				minValue={new CalendarDate(2026, 12, 8)}
				onChange={(next) => {
					setDay(next);
					change(next);
				}}
			/>
		</Dialog>
	);
}

export const PopoverInside: Story = {
	name: 'popover inside dialog: they do not fight over the focus',
	render: () => <WithPicker />,
	play: async ({ userEvent }) => {
		change.mockClear();
		const dialog = await screen.findByRole('dialog', { name: 'Tarixi dəyişin' });
		const open = () => userEvent.click(within(dialog).getByRole('button', { name: /təqvimi aç/ }));
		await open();
		const popover = await screen.findByRole('dialog', { name: /Təqvim/ });
		await waitFor(() => expect(popover.contains(document.activeElement)).toBe(true));
		await userEvent.keyboard('{ArrowRight}');
		await waitFor(() => expect(dialog).toBeVisible());
		await userEvent.click(within(popover).getByRole('button', { name: /^10 dekabr/ }));
		await waitFor(() => expect(change).toHaveBeenLastCalledWith(new CalendarDate(2026, 12, 10)));
		await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveValue('10/12/2026'));
		await open();
		await screen.findByRole('dialog', { name: /Təqvim/ });
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog', { name: /Təqvim/ })).not.toBeInTheDocument());
		await waitFor(() => expect(dialog).toBeVisible());
	},
};
