import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { statesOf } from '../../docs/statesOf';
import { samplesIn } from '../../docs/wordsIn';
import { Stack } from '../Stack';
import { RadioGroup, type RadioGroupProps } from '.';

function Controlled(props: RadioGroupProps) {
	const [value, setValue] = useState(props.value);
	return (
		<RadioGroup
			{...props}
			value={value}
			onChange={(id) => {
				setValue(id);
				props.onChange?.(id);
			}}
		/>
	);
}

const meta = {
	title: 'Fields/RadioGroup',
	component: RadioGroup,
	args: {
		label: 'Ailə vəziyyəti',
		items: [
			{ id: 'single', label: 'Subay' },
			{ id: 'married', label: 'Evli' },
			{ id: 'widowed', label: 'Dul' },
		],
		value: null,
		onChange: fn(),
	},
	render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioGroup<string, string | null>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = {
	name: 'arrow keys move the choice',
	args: { value: 'single' },
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.tab();
		await waitFor(() => expect(canvas.getByRole('radio', { name: 'Subay' })).toHaveFocus());
		await userEvent.keyboard('{ArrowDown}');
		await waitFor(() => expect(canvas.getByRole('radio', { name: 'Evli' })).toBeChecked());
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('married'));
		await userEvent.keyboard('{ArrowUp}{ArrowUp}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('widowed'));
	},
};

export const Pressed: Story = {
	play: async ({ args, canvas, globals, userEvent }) => {
		const said = samplesIn(globals);
		await userEvent.click(canvas.getByText(said('Evli')));
		await waitFor(() => expect(canvas.getByRole('radio', { name: said('Evli') })).toBeChecked());
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('married'));
	},
};

export const WithError: Story = {
	args: { errorMessage: 'Birini seçin', isRequired: true },
	play: async ({ canvas, globals }) => {
		const said = samplesIn(globals);
		await waitFor(() =>
			expect(canvas.getByRole('radiogroup', { name: said('Ailə vəziyyəti') })).toHaveAccessibleDescription(
				said('Birini seçin'),
			),
		);
	},
};

export const Disabled: Story = { args: { value: 'married', isDisabled: true } };

const sheetItems = [
	{ id: 'female', label: 'Qadın' },
	{ id: 'male', label: 'Kişi' },
];

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<RadioGroup label="Cins" items={sheetItems} value="female" onChange={fn()} />
			<RadioGroup
				label="Cins"
				description="Pasportda yazıldığı kimi"
				items={sheetItems}
				value={null}
				onChange={fn()}
				errorMessage="Birini seçin"
			/>
			<RadioGroup label="Cins" items={sheetItems} value="male" onChange={fn()} isDisabled />
		</Stack>
	),
};

export const States = statesOf(
	{ empty: { defaultValue: null }, chosen: { defaultValue: 'female' as const } },
	({ isPending: _, ...props }) => <RadioGroup label="Cins" items={sheetItems} {...props} />,
	['pending'],
);
