import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { statesOf } from '../../docs/statesOf';
import { Stack } from '../Stack';
import { Switch, type SwitchProps } from '.';

function Controlled(props: SwitchProps) {
	const [isSelected, setSelected] = useState(props.isSelected ?? false);
	return (
		<Switch
			{...props}
			isSelected={isSelected}
			onChange={(next) => {
				setSelected(next);
				props.onChange?.(next);
			}}
		/>
	);
}

const meta = {
	title: 'Choices/Switch',
	component: Switch,
	args: {
		label: 'SMS bildirişləri',
		description: 'Müraciətin vəziyyəti dəyişəndə xəbər veririk',
		onChange: fn(),
	},
	render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TurnsOnAndOff: Story = {
	name: 'a press on its words, Space and a press on itself turn it',
	play: async ({ args, canvas, userEvent }) => {
		const control = canvas.getByRole('switch', { name: 'SMS bildirişləri' });
		await waitFor(() => expect(control).toHaveAccessibleDescription('Müraciətin vəziyyəti dəyişəndə xəbər veririk'));
		await waitFor(() => expect(control).not.toBeChecked());
		await userEvent.click(canvas.getByText('SMS bildirişləri'));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(true));
		await waitFor(() => expect(control).toBeChecked());
		await userEvent.keyboard(' ');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(false));
		await userEvent.click(control);
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(true));
	},
};

export const Uncontrolled: Story = {
	name: 'keeps its own state in a plain form',
	render: () => (
		<form aria-label="Bildirişlər">
			<Switch label="E-poçt" name="email" value="yes" defaultSelected />
		</form>
	),
	play: async ({ canvas, userEvent }) => {
		const form = canvas.getByRole<HTMLFormElement>('form');
		await waitFor(() => expect(new FormData(form).get('email')).toBe('yes'));
		await userEvent.click(canvas.getByRole('switch'));
		await waitFor(() => expect(new FormData(form).get('email')).toBeNull());
	},
};

export const Reset: Story = {
	name: 'a form that is reset turns it back, and its owner hears of it',
	args: { isSelected: true },
	render: (args) => (
		<form aria-label="Bildirişlər">
			<Controlled {...args} />
			<button type="reset">Sıfırla</button>
		</form>
	),
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('switch'));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(false));
		await userEvent.click(canvas.getByRole('button', { name: 'Sıfırla' }));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(true));
		await waitFor(() => expect(canvas.getByRole('switch')).toBeChecked());
	},
};

export const Disabled: Story = {
	name: 'a disabled one does nothing',
	args: { isDisabled: true },
	play: async ({ args, canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByRole('switch')).toBeDisabled());
		await userEvent.click(canvas.getByText('SMS bildirişləri'));
		await expect(args.onChange).not.toHaveBeenCalled();
	},
};

export const TouchHeight: Story = {
	name: 'is 44 px high to the finger',
	args: { description: undefined },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('switch').getBoundingClientRect().height).toBeGreaterThanOrEqual(44));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="xs">
			<Switch label="E-poçt bildirişləri" />
			<Switch label="SMS bildirişləri" defaultSelected />
			<Switch
				label="Pasport məlumatlarını yadda saxla"
				description="Növbəti müraciətdə yenidən yazmayacaqsınız"
				defaultSelected
			/>
			<Switch label="WhatsApp bildirişləri" errorMessage="Nömrəniz təsdiqlənməyib: əvvəlcə onu təsdiqləyin" />
			<Switch label="Xəbərlər" isDisabled />
			<Switch label="Təhlükəsizlik bildirişləri" description="Söndürmək olmur" isDisabled defaultSelected />
		</Stack>
	),
};

export const States = statesOf({ off: {}, on: { defaultSelected: true } }, (props) => (
	<Switch label="Bildirişlər" {...props} />
));
