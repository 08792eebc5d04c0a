import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { narrow } from '../../docs/states.css';
import { statesOf } from '../../docs/statesOf';
import { Columns } from '../Columns';
import { CheckboxGroup, type CheckboxGroupProps } from '.';

function Controlled(props: CheckboxGroupProps) {
	const [value, setValue] = useState(props.value);
	return (
		<CheckboxGroup
			{...props}
			value={value}
			onChange={(next) => {
				setValue(next);
				props.onChange?.(next);
			}}
		/>
	);
}

const documents = [
	{ id: 'passport', label: 'Xarici pasport', description: 'Səfərdən sonra ən azı 6 ay etibarlı' },
	{ id: 'photo', label: 'Rəngli şəkil' },
	{ id: 'statement', label: 'Bank hesabından çıxarış', description: 'Son 3 ay üçün' },
	{ id: 'hotel', label: 'Oteldə yer sifarişi', isDisabled: true },
];

const meta = {
	title: 'Choices/CheckboxGroup',
	component: CheckboxGroup,
	args: {
		label: 'Hazır olan sənədlər',
		description: 'Bir neçəsini seçə bilərsiniz',
		items: documents,
		value: [],
		onChange: fn(),
	},
	render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CheckboxGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Ticks: Story = {
	name: 'keeps the order of the items, whatever was ticked first',
	play: async ({ args, canvas, userEvent }) => {
		await waitFor(() =>
			expect(canvas.getByRole('group', { name: 'Hazır olan sənədlər' })).toHaveAccessibleDescription(
				'Bir neçəsini seçə bilərsiniz',
			),
		);
		await userEvent.click(canvas.getByText('Bank hesabından çıxarış'));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['statement']));
		await userEvent.click(canvas.getByRole('checkbox', { name: 'Xarici pasport' }));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['passport', 'statement']));
		await userEvent.keyboard(' ');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['statement']));
	},
};

export const Described: Story = {
	name: 'a box is read with its own line',
	play: async ({ canvas }) => {
		const passport = canvas.getByRole('checkbox', { name: 'Xarici pasport' });
		await waitFor(() => expect(passport).toHaveAccessibleDescription('Səfərdən sonra ən azı 6 ay etibarlı'));
		await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Oteldə yer sifarişi' })).toBeDisabled());
	},
};

export const WithError: Story = {
	name: 'an error is read with the group and marks every box that can be ticked',
	args: { errorMessage: 'Ən azı bir sənəd seçin', isRequired: true },
	play: async ({ canvas }) => {
		const group = canvas.getByRole('group', { name: 'Hazır olan sənədlər (məcburi)' });
		await waitFor(() =>
			expect(group).toHaveAccessibleDescription('Bir neçəsini seçə bilərsiniz Ən azı bir sənəd seçin'),
		);
		await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Rəngli şəkil' })).toBeInvalid());
		await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Oteldə yer sifarişi' })).toBeValid());
	},
};

export const Disabled: Story = {
	name: 'all of it can be disabled',
	args: { isDisabled: true, value: ['photo'] },
	play: async ({ args, canvas, userEvent }) => {
		for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
		await userEvent.click(canvas.getByText('Xarici pasport'));
		await expect(args.onChange).not.toHaveBeenCalled();
	},
};

const still = { items: documents, value: ['passport', 'photo'], onChange: () => undefined };
export const States = statesOf(
	{ none: { defaultValue: [] }, chosen: { defaultValue: ['passport'] } },
	({ isPending: _, ...props }) => (
		<div className={narrow}>
			<CheckboxGroup label="Hazır olan sənədlər" items={documents.slice(0, 2)} {...props} />
		</div>
	),
	['pending'],
);

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Columns>
			<CheckboxGroup {...still} label="Hazır olan sənədlər" description="Bir neçəsini seçə bilərsiniz" />
			<CheckboxGroup {...still} label="Çatışmayan sənədlər" value={[]} errorMessage="Ən azı bir sənəd seçin" />
			<CheckboxGroup {...still} label="Göndərilmiş sənədlər" isDisabled />
			<CheckboxGroup {...still} value={['photo']} label="Əlavə xidmətlər" isOptional items={documents.slice(1, 2)} />
		</Columns>
	),
};
