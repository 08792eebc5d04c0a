import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { EmptyState } from '.';

const meta = {
	title: 'Feedback/EmptyState',
	component: EmptyState,
	args: { title: 'Hələ müraciətiniz yoxdur' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Sheet: Story = {
	tags: ['sheet'],
	args: {
		children: 'Ölkəni seçin, qalanını birlikdə edək.',
		action: <Button>Yeni müraciət</Button>,
	},
};
