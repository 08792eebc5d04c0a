import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordField } from '.';

const meta = {
	title: 'Fields/PasswordField',
	component: PasswordField,
	args: { label: 'Şifrə', onChange: fn() },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowAndHide: Story = {
	play: async ({ canvas, userEvent }) => {
		const field = canvas.getByLabelText('Şifrə');
		await userEvent.type(field, 'gizli');
		await expect(field).toHaveAttribute('type', 'password');
		await userEvent.click(canvas.getByRole('button', { name: 'Şifrəni göstər' }));
		await expect(field).toHaveAttribute('type', 'text');
		await expect(field).toHaveValue('gizli');
		await userEvent.click(canvas.getByRole('button', { name: 'Şifrəni gizlət' }));
		await expect(field).toHaveAttribute('type', 'password');
	},
};

export const Pastes: Story = {
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.click(canvas.getByLabelText('Şifrə'));
		await userEvent.paste('uzun-ve-guclu-sifre');
		await expect(args.onChange).toHaveBeenLastCalledWith('uzun-ve-guclu-sifre');
	},
};

export const Narrow: Story = {
	name: 'the field is as wide as its place, however narrow',
	render: (args) => (
		<div data-testid="place" style={{ display: 'grid', width: '9rem' }}>
			<PasswordField {...args} />
		</div>
	),
	play: async ({ canvas }) => {
		const place = canvas.getByTestId('place');
		await expect(place.scrollWidth).toBe(place.clientWidth);
		const button = canvas.getByRole('button', { name: 'Şifrəni göstər' });
		await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(place.getBoundingClientRect().right);
	},
};
