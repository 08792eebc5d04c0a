import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClockIcon, DocumentIcon } from '../Icon';
import { Inline } from '../Inline';
import { Tag } from '.';

const meta = { title: 'Documents/Tag', component: Tag, args: { children: '30 gün' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Inline gap="s">
			<Tag>Çoxdəfəlik</Tag>
			<Tag icon={<ClockIcon size="small" />}>30 gün</Tag>
			<Tag icon={<DocumentIcon size="small" />}>4 sənəd</Tag>
		</Inline>
	),
};
