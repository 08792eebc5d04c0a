import { CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { narrow } from '../../docs/states.css';
import { statesOf } from '../../docs/statesOf';
import { Stack } from '../Stack';
import { DateTimeField, type DateTimeFieldProps } from '.';

function Controlled(props: DateTimeFieldProps) {
	const [value, setValue] = useState(props.value);
	return (
		<DateTimeField
			{...props}
			value={value}
			onChange={(next) => {
				setValue(next);
				props.onChange?.(next);
			}}
		/>
	);
}

const today = new CalendarDate(2026, 11, 22);
const meta = {
	title: 'Fields/DateTimeField',
	component: DateTimeField,
	args: { label: 'Başlanğıc', value: null, onChange: fn(), today },
	render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
	name: 'a day and a time make a value together',
	play: async ({ args, canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByRole('group', { name: 'Başlanğıc' })).toBeVisible());
		await userEvent.type(canvas.getByRole('textbox', { name: 'Tarix' }), '08/12/2026');
		await expect(args.onChange).not.toHaveBeenCalled();
		const time = canvas.getByRole('textbox', { name: 'Saat' });
		await userEvent.type(time, '9:05');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-12-08T09:05'));
		await userEvent.tab();
		await waitFor(() => expect(time).toHaveValue('09:05'));
		await userEvent.clear(time);
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
		await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Tarix' })).toHaveValue('08/12/2026'));
	},
};

export const DefaultTime: Story = {
	name: 'a day that is chosen without a time gets the expected one',
	args: { defaultTime: '23:59' },
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole('textbox', { name: 'Tarix' }), '08/12/2026');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-12-08T23:59'));
		await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Saat' })).toHaveValue('23:59'));
	},
};

export const TypedOverTheDefault: Story = {
	name: 'a time that is typed takes the place of the expected one',
	args: { defaultTime: '00:00' },
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole('textbox', { name: 'Tarix' }), '08/12/2026');
		const time = canvas.getByRole('textbox', { name: 'Saat' });
		await waitFor(() => expect(time).toHaveValue('00:00'));
		await userEvent.type(time, '10:30');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-12-08T10:30'));
		await waitFor(() => expect(time).toHaveValue('10:30'));
		await userEvent.type(time, '{Backspace}5');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-12-08T10:35'));
	},
};

export const NoSuch: Story = {
	name: 'says which of the two is none, and keeps the typed time',
	play: async ({ args, canvas, userEvent }) => {
		const day = canvas.getByRole('textbox', { name: 'Tarix' });
		const time = canvas.getByRole('textbox', { name: 'Saat' });
		await userEvent.type(day, '31/02/2026');
		await userEvent.tab();
		await waitFor(() => expect(day).toHaveAccessibleDescription('Belə tarix yoxdur. GG/AA/İİİİ şəklində yazın'));
		await userEvent.type(time, '25:00');
		await userEvent.tab();
		await waitFor(() => expect(time).toHaveAccessibleDescription(/^Belə saat yoxdur/));
		await waitFor(() => expect(time).toHaveValue('25:00'));
		await expect(args.onChange).not.toHaveBeenCalledWith(expect.any(String));
	},
};

export const WrongAsWhole: Story = {
	name: 'what is wrong with the moment is wrong with both of its parts, and read with each',
	args: { value: '2026-11-01T23:59', errorMessage: 'Son başlanğıcdan sonra olmalıdır' },
	play: async ({ canvas }) => {
		for (const name of ['Tarix', 'Saat']) {
			const part = canvas.getByRole('textbox', { name });
			await waitFor(() => expect(part).toBeInvalid());
			await waitFor(() => expect(part).toHaveAccessibleDescription('Son başlanğıcdan sonra olmalıdır'));
		}
	},
};

export const OneFault: Story = {
	name: 'of a day that doesn’t exist, only that is said, whatever the page says of the moment',
	args: { errorMessage: 'Başlanğıcı yazın' },
	play: async ({ canvas, userEvent }) => {
		const day = canvas.getByRole('textbox', { name: 'Tarix' });
		await waitFor(() => expect(canvas.getByText('Başlanğıcı yazın')).toBeVisible());
		await userEvent.type(day, '31022027');
		await userEvent.tab();
		await waitFor(() => expect(day).toHaveAccessibleDescription(/^Belə tarix yoxdur/));
		await waitFor(() => expect(canvas.queryByText('Başlanğıcı yazın')).not.toBeInTheDocument());
		await userEvent.type(day, '1');
		await waitFor(() => expect(canvas.getByText('Başlanğıcı yazın')).toBeVisible());
	},
};

export const InForm: Story = {
	name: 'a form gets the whole value',
	render: () => (
		<form aria-label="Promo kod">
			<DateTimeField label="Son" name="validTo" value="2026-12-31T23:59" onChange={fn()} />
		</form>
	),
	play: async ({ canvas }) => {
		const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Promo kod' });
		await waitFor(() => expect(new FormData(form).get('validTo')).toBe('2026-12-31T23:59'));
	},
};

export const States = statesOf(
	{ empty: {}, filled: { defaultValue: '2026-12-01T09:30' } },
	({ isPending: _, ...props }) => (
		<div className={narrow}>
			<DateTimeField label="Başlanğıc" today={today} {...props} />
		</div>
	),
	['pending'],
);

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<DateTimeField label="Başlanğıc" description="Bakı vaxtı ilə" value="2026-12-01T00:00" onChange={fn()} />
			<DateTimeField label="Son" isOptional value={null} onChange={fn()} />
			<DateTimeField
				label="Son"
				value="2026-11-01T23:59"
				onChange={fn()}
				errorMessage="Son başlanğıcdan sonra olmalıdır"
			/>
			<DateTimeField label="Son" value="2026-12-31T23:59" onChange={fn()} isDisabled />
		</Stack>
	),
};
