import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Müraciətin vəziyyəti' }), 'Yoxlanılır');
		await expect(args.onChange).toHaveBeenLastCalledWith('IN_REVIEW');
	},
};
export const WithError: Story = { args: { errorMessage: 'Vəziyyəti seçin', isRequired: true } };
