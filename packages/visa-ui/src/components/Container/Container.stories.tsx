import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Container } from '.';

const Card = ({ children }: { children: string }) => (
	<Box background="surface" border="line" borderRadius="medium" padding="m">
		<Text>{children}</Text>
	</Box>
);

const meta = {
	title: 'Layout/Container',
	component: Container,
	args: { children: <Card>Müraciətin məzmunu</Card> },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack>
			<Container>
				<Card>Geniş</Card>
			</Container>
			<Container width="narrow">
				<Card>Dar</Card>
			</Container>
		</Stack>
	),
};
