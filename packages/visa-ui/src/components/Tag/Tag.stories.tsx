import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClockIcon } from '../Icon';
import { Badge, StatusTag, Tag } from '.';

const meta = { title: 'Documents/Tag', component: Tag, args: { children: '30 gün' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {
	render: () => (
		<div style={{ display: 'flex', gap: '0.5rem', flexWrap: 'wrap' }}>
			<Tag>Çoxdəfəlik</Tag>
			<Tag icon={<ClockIcon size="small" />}>30 gün</Tag>
		</div>
	),
};

export const States: Story = {
	render: () => (
		<div style={{ display: 'flex', gap: '0.5rem', flexWrap: 'wrap' }}>
			<StatusTag tone="neutral">Qaralama</StatusTag>
			<StatusTag tone="info">Baxılır</StatusTag>
			<StatusTag tone="positive">Hazırdır</StatusTag>
			<StatusTag tone="caution">Sənəd çatışmır</StatusTag>
			<StatusTag tone="critical">İmtina edildi</StatusTag>
		</div>
	),
};

export const Numbers: Story = {
	render: () => <Badge label="3 yeni mesaj">3</Badge>,
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('img', { name: '3 yeni mesaj' })).toBeVisible();
	},
};
