import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { statesOf } from '../../docs/statesOf';
import { Stack } from '../Stack';
import { OtpField, type OtpFieldProps } from '.';

function Controlled(props: OtpFieldProps) {
	const [value, setValue] = useState(props.value);
	return <OtpField {...props} value={value} onChange={setValue} />;
}

const meta = {
	title: 'Fields/OtpField',
	component: OtpField,
	args: { label: 'Təsdiq kodu', value: '', onChange: fn(), onComplete: fn() },
	render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof OtpField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pasted: Story = {
	name: 'a pasted code is cleaned and completes the field',
	play: async ({ args, canvas, userEvent }) => {
		const field = canvas.getByRole('textbox', { name: 'Təsdiq kodu' });
		await waitFor(() => expect(field).toHaveAttribute('autocomplete', 'one-time-code'));
		await waitFor(() => expect(field).toHaveAccessibleDescription('6 rəqəmli kod'));
		await userEvent.click(field);
		await userEvent.paste('kod: 123 456');
		await waitFor(() => expect(field).toHaveValue('123456'));
		await waitFor(() => expect(args.onComplete).toHaveBeenLastCalledWith('123456'));
	},
};

export const FullWidth: Story = {
	name: 'full-width digits are digits',
	play: async ({ args, canvas, userEvent }) => {
		const field = canvas.getByRole('textbox', { name: 'Təsdiq kodu' });
		await userEvent.click(field);
		await userEvent.paste('１２３４５６');
		await waitFor(() => expect(field).toHaveValue('123456'));
		await waitFor(() => expect(args.onComplete).toHaveBeenLastCalledWith('123456'));
	},
};

export const WithError: Story = { args: { value: '000000', errorMessage: 'Kod düzgün deyil. Yenidən yoxlayın' } };

export const States = statesOf(
	{ empty: { defaultValue: '' }, filled: { defaultValue: '120473' } },
	({ isPending: _, ...props }) => <OtpField label="Təsdiq kodu" {...props} />,
	['pending'],
);

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<OtpField label="Təsdiq kodu" value="" onChange={fn()} />
			<OtpField label="Təsdiq kodu" value="4821" onChange={fn()} />
			<OtpField label="Təsdiq kodu" value="482100" onChange={fn()} errorMessage="Kod yanlışdır və ya vaxtı keçib" />
			<OtpField label="Təsdiq kodu" value="" onChange={fn()} isDisabled />
		</Stack>
	),
};
