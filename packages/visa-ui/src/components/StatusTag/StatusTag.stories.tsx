import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline';
import { StatusTag } from '.';

const meta = {
	title: 'Documents/StatusTag',
	component: StatusTag,
	args: { tone: 'info', children: 'Baxılır' },
} satisfies Meta<typeof StatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Inline gap="s">
			<StatusTag tone="neutral">Qaralama</StatusTag>
			<StatusTag tone="info">Baxılır</StatusTag>
			<StatusTag tone="positive">Hazırdır</StatusTag>
			<StatusTag tone="caution">Sənəd çatışmır</StatusTag>
			<StatusTag tone="critical">İmtina edildi</StatusTag>
		</Inline>
	),
};
