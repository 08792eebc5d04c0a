import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Inline } from '.';

const Card = ({ children }: { children: string }) => (
	<Box background="surface" border="line" borderRadius="medium" padding="m">
		<Text>{children}</Text>
	</Box>
);

const meta = {
	title: 'Layout/Inline',
	component: Inline,
	args: {
		children: (
			<>
				<Card>Ölkəni seçin</Card>
				<Card>Tarixləri yazın</Card>
				<Card>Ödəyin</Card>
			</>
		),
	},
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<Inline>
				<Card>Ölkəni seçin</Card>
				<Card>Tarixləri yazın</Card>
				<Card>Ödəyin</Card>
			</Inline>
			<Inline justify="between">
				<Card>Ölkəni seçin</Card>
				<Card>Tarixləri yazın</Card>
				<Card>Ödəyin</Card>
			</Inline>
			<Inline justify="end" gap="l">
				<Card>Ölkəni seçin</Card>
				<Card>Tarixləri yazın</Card>
				<Card>Ödəyin</Card>
			</Inline>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reachable by keyboard */}
			<section aria-label="Sürüşən sıra" tabIndex={0} style={{ overflowX: 'auto' }}>
				<Inline isWrapping={false}>
					<Card>Ölkəni seçin</Card>
					<Card>Tarixləri yazın</Card>
					<Card>Ödəyin</Card>
				</Inline>
			</section>
		</Stack>
	),
};
