import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { statesOf } from '../../docs/statesOf';
import { samplesIn } from '../../docs/wordsIn';
import { Stack } from '../Stack';
import { Select } from '.';

const meta = {
	title: 'Fields/Select',
	component: Select,
	args: {
		label: 'Müraciətin vəziyyəti',
		value: null,
		onChange: fn(),
		items: [
			{ id: 'SUBMITTED', label: 'Göndərilib' },
			{ id: 'IN_REVIEW', label: 'Yoxlanılır' },
			{ id: 'APPROVED', label: 'Təsdiqlənib' },
		],
	},
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chooses: Story = {
	play: async ({ args, canvas, globals, userEvent }) => {
		const said = samplesIn(globals);
		await userEvent.selectOptions(
			canvas.getByRole('combobox', { name: said('Müraciətin vəziyyəti') }),
			said('Yoxlanılır'),
		);
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('IN_REVIEW'));
	},
};
export const WithError: Story = { args: { errorMessage: 'Vəziyyəti seçin', isRequired: true } };

const sheetItems = [
	{ id: 'tourism', label: 'Turizm' },
	{ id: 'business', label: 'İşgüzar' },
];

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<Select label="Təyinat" items={sheetItems} value={null} onChange={fn()} />
			<Select label="Təyinat" description="Səfərin məqsədi" items={sheetItems} value="tourism" onChange={fn()} />
			<Select label="Təyinat" items={sheetItems} value={null} onChange={fn()} errorMessage="Təyinatı seçin" />
			<Select label="Təyinat" items={sheetItems} value="tourism" onChange={fn()} isDisabled />
		</Stack>
	),
};

export const States = statesOf(
	{ empty: { defaultValue: null }, filled: { defaultValue: 'tourism' as const } },
	(props) => <Select label="Təyinat" items={sheetItems} {...props} />,
);
