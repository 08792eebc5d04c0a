import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { InSampleLanguage } from '../../docs/InSampleLanguage';
import { samplesIn } from '../../docs/wordsIn';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { TextField } from '../TextField';
import { Popover } from '.';

function Explained() {
	const [isOpen, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	return (
		<InSampleLanguage>
			<Button
				ref={button}
				tone="secondary"
				aria-expanded={isOpen}
				aria-haspopup="dialog"
				onPress={() => setOpen(!isOpen)}
			>
				Bu qiymət nədir?
			</Button>
			<Popover isOpen={isOpen} onOpenChange={setOpen} anchor={button} label="Qiymət haqqında">
				<Text>Viza mərkəzinin xidmət haqqı hər səyahətçi üçün alınır.</Text>
			</Popover>
		</InSampleLanguage>
	);
}

const meta = {
	title: 'Overlays/Popover',
	component: Popover,
	args: { isOpen: false, onOpenChange: fn(), anchor: { current: null }, label: 'Qiymət haqqında', children: null },
	render: () => <Explained />,
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndCloses: Story = {
	play: async ({ canvas, globals, userEvent }) => {
		const said = samplesIn(globals);
		const button = canvas.getByRole('button', { name: said('Bu qiymət nədir?') });
		await userEvent.click(button);
		await screen.findByRole('dialog', { name: said('Qiymət haqqında') });
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await waitFor(() => expect(button).toHaveFocus());
		await userEvent.click(button);
		await screen.findByRole('dialog');
		await userEvent.click(button);
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
	},
};

export const PressedElsewhere: Story = {
	name: 'a press on another control closes it and leaves the focus there',
	render: () => (
		<Stack>
			<Explained />
			<TextField label="Ad" />
		</Stack>
	),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Bu qiymət nədir?' }));
		await screen.findByRole('dialog', { name: 'Qiymət haqqında' });
		await userEvent.click(canvas.getByRole('textbox', { name: 'Ad' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Ad' })).toHaveFocus());
	},
};

function Opened() {
	const button = useRef<HTMLButtonElement>(null);
	return (
		<InSampleLanguage>
			<div style={{ minHeight: '12rem' }}>
				<Button ref={button} tone="secondary">
					Bu qiymət nədir?
				</Button>
				<Popover isOpen onOpenChange={fn()} anchor={button} label="Qiymət haqqında">
					<Text>Viza mərkəzinin xidmət haqqı hər səyahətçi üçün alınır.</Text>
				</Popover>
			</div>
		</InSampleLanguage>
	);
}

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => <Opened />,
};
