import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { statesOf } from '../../docs/statesOf';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { TimeField, type TimeFieldProps } from '.';

const meta = {
	title: 'Fields/TimeField',
	component: TimeField,
	args: { label: 'Qəbul saatı', onChange: fn() },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
	name: 'four digits are a time, and arrows step',
	play: async ({ args, canvas, userEvent }) => {
		const hour = canvas.getByRole('spinbutton', { name: 'Saat Qəbul saatı' });
		const minute = canvas.getByRole('spinbutton', { name: 'Dəqiqə Qəbul saatı' });
		await waitFor(() => expect(hour).toHaveAttribute('aria-valuetext', 'boş'));
		await userEvent.click(hour);
		await userEvent.keyboard('0930');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('09:30'));
		await waitFor(() => expect(canvas.getByRole('group', { name: 'Qəbul saatı' }).textContent).toBe('09:30'));
		await waitFor(() => expect(hour).toHaveTextContent('09'));
		await waitFor(() => expect(minute).toHaveFocus());
		await userEvent.keyboard('{ArrowUp}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('09:31'));
		await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('08:31'));
	},
};

export const Deleted: Story = {
	name: 'a time of which a part was deleted is none, until it is whole again; what is left of it stays, and goes with a reset',
	render: (args) => (
		<form aria-label="Qəbul">
			<TimeField {...args} name="time" />
			<button type="reset">Sıfırla</button>
		</form>
	),
	args: { defaultValue: '10:30' },
	play: async ({ args, canvas, userEvent }) => {
		const form: HTMLFormElement = canvas.getByRole('form', { name: 'Qəbul' });
		const sent = () => new FormData(form).get('time');
		const shown = () => canvas.getByRole('group', { name: 'Qəbul saatı' }).textContent;
		await userEvent.click(canvas.getByRole('spinbutton', { name: /^Saat/ }));
		await userEvent.keyboard('{Backspace}{Backspace}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
		await waitFor(() => expect(sent()).toBe(''));
		await expect(shown()).toBe('––:30');
		await userEvent.keyboard('10');
		await waitFor(() => expect(sent()).toBe('10:30'));
		await expect(args.onChange).toHaveBeenLastCalledWith('10:30');
		await userEvent.click(canvas.getByRole('spinbutton', { name: /^Dəqiqə/ }));
		await userEvent.keyboard('{Backspace}{Backspace}');
		await waitFor(() => expect(shown()).toBe('10:––'));
		await userEvent.click(canvas.getByRole('button', { name: 'Sıfırla' }));
		await waitFor(() => expect(shown()).toBe('10:30'));
		await waitFor(() => expect(sent()).toBe('10:30'));
	},
};

// A segment of one digit is deleted and typed in one step.
const atFive = '05:30';
function Held(props: TimeFieldProps) {
	const [value, setValue] = useState<string | null>(atFive);
	return (
		<form aria-label="Qəbul">
			<TimeField {...props} value={value} onChange={setValue} />
			<Button onPress={() => setValue(atFive)}>Beşdə</Button>
			<Button onPress={() => setValue(null)}>Təmizlə</Button>
		</form>
	);
}

export const SetAgain: Story = {
	name: 'the time of which a part was deleted is whole when the page sets it again, and gone when the page clears it',
	render: (args) => <Held {...args} />,
	play: async ({ canvas, userEvent }) => {
		const shown = () => canvas.getByRole('group', { name: 'Qəbul saatı' }).textContent;
		const remove = async () => {
			await userEvent.click(canvas.getByRole('spinbutton', { name: /^Saat/ }));
			await userEvent.keyboard('{Backspace}');
			await waitFor(() => expect(shown()).toBe('––:30'));
		};
		await remove();
		await userEvent.click(canvas.getByRole('button', { name: 'Beşdə' }));
		await waitFor(() => expect(shown()).toBe(atFive));
		await remove();
		await userEvent.keyboard('5');
		await waitFor(() => expect(shown()).toBe(atFive));
		await userEvent.click(canvas.getByRole('button', { name: 'Təmizlə' }));
		await waitFor(() => expect(shown()).toBe('––:––'));
	},
};

export const ResetWithin: Story = {
	name: 'a reset takes away what was typed in part, and leaves the focus where it is',
	render: (args) => (
		<form aria-label="Qəbul">
			<TimeField {...args} name="time" />
		</form>
	),
	play: async ({ canvas, userEvent }) => {
		const form: HTMLFormElement = canvas.getByRole('form', { name: 'Qəbul' });
		const hour = canvas.getByRole('spinbutton', { name: /^Saat/ });
		await userEvent.click(hour);
		await userEvent.keyboard('1');
		await waitFor(() => expect(hour).toHaveTextContent('01'));
		form.reset();
		await waitFor(() => expect(hour).toHaveTextContent('––'));
		await waitFor(() => expect(hour).toHaveFocus());
	},
};

function Locked(props: TimeFieldProps) {
	const [isLocked, setLocked] = useState(false);
	return (
		<form aria-label="Qəbul">
			<TimeField {...props} name="time" isReadOnly={isLocked} />
			<Button onPress={() => setLocked(true)}>Bağla</Button>
		</form>
	);
}

export const ResetLocked: Story = {
	name: 'a reset takes away what was typed in part also where it can’t be changed any more',
	render: (args) => <Locked {...args} />,
	play: async ({ canvas, userEvent }) => {
		const form: HTMLFormElement = canvas.getByRole('form', { name: 'Qəbul' });
		const shown = () => canvas.getByRole('group', { name: 'Qəbul saatı' }).textContent;
		await userEvent.click(canvas.getByRole('spinbutton', { name: /^Saat/ }));
		await userEvent.keyboard('1');
		await userEvent.click(canvas.getByRole('button', { name: 'Bağla' }));
		await waitFor(() => expect(shown()).toBe('01:––'));
		form.reset();
		await waitFor(() => expect(shown()).toBe('––:––'));
	},
};

export const Limits: Story = {
	name: 'what the limits refuse is said with the time that would do',
	args: { minValue: '09:00', maxValue: '18:00', defaultValue: '08:30' },
	play: async ({ canvas, userEvent }) => {
		const hour = canvas.getByRole('spinbutton', { name: /^Saat/ });
		await waitFor(() => expect(hour).toHaveAccessibleDescription('Bu saat çox tezdir. Ən tez: 09:00'));
		await userEvent.click(hour);
		await userEvent.keyboard('19');
		await waitFor(() => expect(hour).toHaveAccessibleDescription('Bu saat çox gecdir. Ən gec: 18:00'));
		await userEvent.keyboard('{ArrowLeft}12');
		await waitFor(() => expect(hour).not.toHaveAttribute('aria-invalid'));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<TimeField label="Qəbul saatı" />
			<TimeField label="Qəbul saatı" description="09:00 – 18:00 arasında" defaultValue="10:30" isOptional />
			<TimeField label="Qəbul saatı" defaultValue="08:00" minValue="09:00" />
			<TimeField label="Qəbul saatı" defaultValue="10:30" isDisabled />
		</Stack>
	),
};

export const States = statesOf(
	{ empty: {}, filled: { defaultValue: '10:30' } },
	({ isPending: _, ...props }) => <TimeField label="Qəbul saatı" {...props} />,
	['pending'],
);
