import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Text } from '../Text';
import { VisuallyHidden } from '.';

const meta = {
	title: 'Text/VisuallyHidden',
	component: VisuallyHidden,
	args: { children: 'Almaniya üçün' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InButton: Story = {
	name: 'the words count, but take no place',
	render: (args) => (
		<Button>
			Müraciət et <VisuallyHidden {...args} />
		</Button>
	),
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Müraciət et Almaniya üçün' })).toBeVisible());
		await waitFor(() => expect(canvas.getByText('Almaniya üçün').getBoundingClientRect().width).toBeLessThanOrEqual(1));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Text>
			Qiymət: 20 AZN<VisuallyHidden> hər səyahətçi üçün</VisuallyHidden>
		</Text>
	),
};
