import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { statesOf } from '../../docs/statesOf';
import { Stack } from '../Stack';
import { callingCodes, PhoneField } from '.';

const names = { AZ: 'Azərbaycan', TR: 'Türkiyə', GE: 'Gürcüstan', DE: 'Almaniya', US: 'ABŞ', KZ: 'Qazaxıstan' };
const countries = Object.entries(names).map(([id, label]) => ({ id, label, code: callingCodes[id] ?? '' }));

const meta = {
	title: 'Fields/PhoneField',
	component: PhoneField,
	args: { label: 'Telefon', countries, onChange: fn() },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
	name: 'code and number make one value, without the zero that is dialled at home',
	play: async ({ args, canvas, userEvent }) => {
		const number = canvas.getByRole('textbox', { name: 'Telefon' });
		await userEvent.type(number, '050 123 45 67');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('+994501234567'));
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Telefon: ölkənin kodu' }), 'TR');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('+90501234567'));
		await waitFor(() => expect(number).toHaveValue('050 123 45 67'));
	},
};

export const Pasted: Story = {
	name: 'a whole number that is pasted or typed finds its country',
	play: async ({ args, canvas, userEvent }) => {
		const number = canvas.getByRole('textbox', { name: 'Telefon' });
		await userEvent.click(number);
		await userEvent.paste('+49 30 1234567');
		await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('DE'));
		await waitFor(() => expect(number).toHaveValue('30 123 45 67'));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('+49301234567'));
		await userEvent.clear(number);
		await userEvent.type(number, '+995 555 12 34 56');
		await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('GE'));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('+995555123456'));
	},
};

export const Wrong: Story = {
	name: 'a plain form is stopped for what is no number',
	render: (args) => (
		<form onSubmit={(event) => event.preventDefault()}>
			<PhoneField {...args} defaultValue="+99450" />
			<button type="submit">Göndər</button>
		</form>
	),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Göndər' }));
		const number = canvas.getByRole('textbox', { name: 'Telefon' });
		await waitFor(() => expect(number).toHaveFocus());
		await waitFor(() => expect(number).toHaveAccessibleDescription(/^Nömrəni ölkə kodundan sonra/));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<PhoneField label="Telefon" countries={countries} />
			<PhoneField
				label="Telefon"
				description="Viza hazır olanda zəng edəcəyik"
				countries={countries}
				defaultValue="+994501234567"
			/>
			<PhoneField
				label="Telefon"
				countries={countries}
				defaultValue="+9050"
				errorMessage="Telefon nömrəsini tam yazın"
			/>
			<PhoneField label="Telefon" countries={countries} defaultValue="+49301234567" isDisabled />
		</Stack>
	),
};

export const States = statesOf(
	{ empty: {}, filled: { defaultValue: '+994501234567' } },
	({ isPending: _, ...props }) => <PhoneField label="Telefon" countries={countries} {...props} />,
	['pending'],
);
