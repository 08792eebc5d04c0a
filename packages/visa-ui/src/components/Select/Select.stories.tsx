import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { statesOf } from '../../docs/statesOf';
import { samplesIn } from '../../docs/wordsIn';
import { chooseOption } from '../../field/chooseOption';
import { foldLabel } from '../../field/foldLabel';
import { pressLetters } from '../../field/pressLetters';
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
		const control = canvas.getByRole('combobox', { name: said('Müraciətin vəziyyəti') });
		await chooseOption(userEvent, control, said('Yoxlanılır'));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('IN_REVIEW'));
		await waitFor(() => expect(control).toHaveFocus());
		await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
	},
};
export const Keyboard: Story = {
	name: 'keys open the list, move in it and choose; Escape closes it and changes nothing',
	args: { value: undefined, defaultValue: 'SUBMITTED' },
	play: async ({ args, canvas, globals, userEvent }) => {
		const said = samplesIn(globals);
		const control = canvas.getByRole('combobox', { name: said('Müraciətin vəziyyəti') });
		await userEvent.tab();
		await waitFor(() => expect(control).toHaveFocus());
		await userEvent.keyboard('{ArrowDown}');
		await waitFor(() => expect(canvas.getByRole('option', { name: said('Göndərilib') })).toHaveFocus());
		await userEvent.keyboard('{End}');
		await waitFor(() => expect(canvas.getByRole('option', { name: said('Təsdiqlənib') })).toHaveFocus());
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(control).toHaveFocus());
		await waitFor(() => expect(control).toHaveTextContent(said('Göndərilib')));
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByRole('option', { name: said('Göndərilib') })).toHaveFocus());
		await userEvent.keyboard('{ArrowDown}{Enter}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('IN_REVIEW'));
		await waitFor(() => expect(control).toHaveTextContent(said('Yoxlanılır')));
		await waitFor(() => expect(control).toHaveFocus());
	},
};
export const InAnySpelling: Story = {
	name: 'letters find a choice in any spelling, without opening the list',
	args: { value: undefined, defaultValue: null },
	play: async ({ args, canvas, globals, userEvent }) => {
		await userEvent.tab();
		await pressLetters(foldLabel(samplesIn(globals)('Təsdiqlənib')).slice(0, 4));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('APPROVED'));
		await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
	},
};
export const ReadOnly: Story = {
	name: 'what can only be read has the focus and its value, and no list',
	args: { value: 'IN_REVIEW', isReadOnly: true },
	play: async ({ args, canvas, globals, userEvent }) => {
		const said = samplesIn(globals);
		const control = canvas.getByRole('combobox', { name: said('Müraciətin vəziyyəti') });
		await userEvent.tab();
		await waitFor(() => expect(control).toHaveFocus());
		await waitFor(() => expect(control).toHaveAttribute('aria-readonly', 'true'));
		await waitFor(() => expect(control).toHaveTextContent(said('Yoxlanılır')));
		await userEvent.keyboard('{Enter}{ArrowDown} g{ArrowRight}');
		await userEvent.click(control);
		await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
		await expect(args.onChange).not.toHaveBeenCalled();
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
