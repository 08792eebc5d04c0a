import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCards } from '../../docs/sampleCards';
import { Variants } from '../../docs/Variants';
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

const templates = {
	equal: {},
	halves: { template: 'halves' },
	thirds: { template: 'thirds' },
	'aside, gap l': { template: 'aside', gap: 'l' },
} as const;

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => <Variants of={templates}>{(props) => <Columns {...props}>{sampleCards}</Columns>}</Variants>,
};
