import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleCard } from '../../docs/sampleCards';
import { Variants } from '../../docs/Variants';
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
		<Variants of={{ wide: 'wide', narrow: 'narrow' } as const}>
			{(width) => (
				<Container width={width}>
					<SampleCard>Müraciətin məzmunu</SampleCard>
				</Container>
			)}
		</Variants>
	),
};
