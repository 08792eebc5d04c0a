import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCards } from '../../docs/sampleCards';
import { Stack } from '../Stack';
import { Columns } from '.';

const meta = {
	title: 'Layout/Columns',
	component: Columns,
	args: {
		children: sampleCards,
	},
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="xl">
			<Columns>{sampleCards}</Columns>
			<Columns template="halves">{sampleCards}</Columns>
			<Columns template="thirds">{sampleCards}</Columns>
			<Columns template="aside" gap="l">
				{sampleCards}
			</Columns>
		</Stack>
	),
};
