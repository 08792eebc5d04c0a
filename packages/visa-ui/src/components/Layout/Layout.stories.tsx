import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box';
import { Heading } from '../Heading';
import { Text } from '../Text';
import { Columns, Container, Divider, Inline, Stack } from '.';

const meta = { title: 'Layout/Layout', component: Stack, args: { children: null } } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const Card = ({ children }: { children: string }) => (
	<Box background="surface" border="line" radius="medium" padding="m">
		<Text>{children}</Text>
	</Box>
);

export const Everything: Story = {
	render: () => (
		<Container>
			<Stack gap="xl">
				<Heading level={2}>Yığın, sıra, sütunlar</Heading>
				<Stack gap="s">
					<Card>Birinci</Card>
					<Card>İkinci</Card>
				</Stack>
				<Divider />
				<Inline gap="m" justify="between">
					<Card>Solda</Card>
					<Card>Sağda</Card>
				</Inline>
				<Columns template="thirds" gap="m">
					<Card>Ölkəni seçin</Card>
					<Card>Tarixləri yazın</Card>
					<Card>Ödəyin</Card>
				</Columns>
				<Columns template="aside" gap="l">
					<Card>Əsas məzmun</Card>
					<Card>Yan sütun</Card>
				</Columns>
			</Stack>
		</Container>
	),
};
