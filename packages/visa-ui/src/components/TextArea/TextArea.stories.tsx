import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from '.';

const meta = {
	title: 'Fields/TextArea',
	component: TextArea,
	args: { label: 'Qeydlər', maxLength: 500 },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counts: Story = {
	name: '[REV-11] the counter follows the typing',
	play: async ({ canvas, userEvent }) => {
		const area = canvas.getByRole('textbox', { name: 'Qeydlər' });
		await userEvent.type(area, 'Salam');
		await expect(canvas.getByText('5 / 500')).toBeVisible();
		await expect(area).toHaveAccessibleDescription('500 simvoldan 5 istifadə olunub');
	},
};

export const TooLong: Story = {
	name: '[REV-11] longer text stays, and the field says that it is too long',
	args: { maxLength: 10, defaultValue: 'Uzun bir qeyd', errorMessage: 'Qeydlər 500 simvoldan çox ola bilməz' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('textbox')).toBeInvalid();
		await expect(canvas.getByText('13 / 10')).toBeVisible();
	},
};
