import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Divider } from '.';

const meta = { title: 'Layout/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack>
			<Text>Viza haqqı</Text>
			<Divider />
			<Text>Xidmət haqqı</Text>
		</Stack>
	),
};
