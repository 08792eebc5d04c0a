import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box';
import { Text } from '../Text';
import { Stack } from '.';

const Card = ({ children }: { children: string }) => (
	<Box background="surface" border="line" borderRadius="medium" padding="m">
		<Text>{children}</Text>
	</Box>
);

const meta = {
	title: 'Layout/Stack',
	component: Stack,
	args: {
		children: (
			<>
				<Card>Ölkəni seçin</Card>
				<Card>Tarixləri yazın</Card>
				<Card>Ödəyin</Card>
			</>
		),
	},
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="xl">
			<Stack gap="xs">
				<Card>Ölkəni seçin</Card>
				<Card>Tarixləri yazın</Card>
				<Card>Ödəyin</Card>
			</Stack>
			<Stack align="start">
				<Card>Ölkəni seçin</Card>
				<Card>Tarixləri yazın</Card>
				<Card>Ödəyin</Card>
			</Stack>
			<Stack align="center">
				<Card>Ölkəni seçin</Card>
				<Card>Tarixləri yazın</Card>
				<Card>Ödəyin</Card>
			</Stack>
		</Stack>
	),
};
