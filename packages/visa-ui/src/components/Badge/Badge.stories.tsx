import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../Inline';
import { Badge } from '.';

const meta = { title: 'Documents/Badge', component: Badge, args: { children: '3' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
	name: 'is read with what it counts',
	args: { label: '3 yeni mesaj' },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('img', { name: '3 yeni mesaj' })).toBeVisible());
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Inline gap="m">
			<Badge>1</Badge>
			<Badge>12</Badge>
			<Badge>128</Badge>
			<Badge label="999-dan çox müraciət">999+</Badge>
		</Inline>
	),
};
