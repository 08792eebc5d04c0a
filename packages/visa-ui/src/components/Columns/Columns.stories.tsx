import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Columns } from '.';

const Card = ({ children }: { children: string }) => (
	<Box background="surface" border="line" borderRadius="medium" padding="m">
		<Text>{children}</Text>
	</Box>
);

const meta = {
	title: 'Layout/Columns',
	component: Columns,
	args: {
		children: (
			<>
				<Card>Ölkəni seçin</Card>
				<Card>Tarixləri yazın</Card>
				<Card>Ödəyin</Card>
			</>
		),
	},
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="xl">
			<Columns>
				<Card>Ölkəni seçin</Card>
				<Card>Tarixləri yazın</Card>
				<Card>Ödəyin</Card>
			</Columns>
			<Columns template="halves">
				<Card>Ölkəni seçin</Card>
				<Card>Tarixləri yazın</Card>
				<Card>Ödəyin</Card>
			</Columns>
			<Columns template="thirds">
				<Card>Ölkəni seçin</Card>
				<Card>Tarixləri yazın</Card>
				<Card>Ödəyin</Card>
			</Columns>
			<Columns template="aside" gap="l">
				<Card>Ölkəni seçin</Card>
				<Card>Tarixləri yazın</Card>
				<Card>Ödəyin</Card>
			</Columns>
		</Stack>
	),
};
