import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleCard } from '../../docs/sampleCards';
import { Stack } from '../Stack';
import { Container } from '.';

const meta = {
	title: 'Layout/Container',
	component: Container,
	args: { children: <SampleCard>Müraciətin məzmunu</SampleCard> },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack>
			<Container>
				<SampleCard>Geniş</SampleCard>
			</Container>
			<Container width="narrow">
				<SampleCard>Dar</SampleCard>
			</Container>
		</Stack>
	),
};
