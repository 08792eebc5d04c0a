import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCards } from '../../docs/sampleCards';
import { Stack } from '.';

const meta = {
	title: 'Layout/Stack',
	component: Stack,
	args: {
		children: sampleCards,
	},
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="xl">
			<Stack gap="xs">{sampleCards}</Stack>
			<Stack align="start">{sampleCards}</Stack>
			<Stack align="center">{sampleCards}</Stack>
		</Stack>
	),
};
