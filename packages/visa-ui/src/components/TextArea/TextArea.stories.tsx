import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { statesOf } from '../../docs/statesOf';
import { Stack } from '../Stack';
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
		await waitFor(() => expect(canvas.getByText('5 / 500')).toBeVisible());
		await waitFor(() => expect(area).toHaveAccessibleDescription('500 simvoldan 5 istifadə olunub'));
	},
};

export const TooLong: Story = {
	name: '[REV-11] longer text stays, and the field says that it is too long',
	args: { maxLength: 10, defaultValue: 'Uzun bir qeyd', errorMessage: 'Qeydlər 500 simvoldan çox ola bilməz' },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid());
		await waitFor(() => expect(canvas.getByText('13 / 10')).toBeVisible());
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<TextArea label="Qeyd" />
			<TextArea
				label="Qeyd"
				description="Bizə nə deməyi vacib bilirsiniz?"
				value="Pəncərə tərəfdə yer olsun."
				onChange={fn()}
				maxLength={500}
			/>
			<TextArea
				label="Qeyd"
				value="Çox uzun qeyd"
				onChange={fn()}
				maxLength={10}
				errorMessage="Qeyd ən çox 10 işarə ola bilər"
			/>
			<TextArea label="Qeyd" value="Dəyişmir" onChange={fn()} isDisabled />
		</Stack>
	),
};

export const States = statesOf(
	{ empty: {}, filled: { defaultValue: 'Pəncərə yanında yer' } },
	({ isPending: _, ...props }) => <TextArea label="Qeyd" {...props} />,
	['pending'],
);
