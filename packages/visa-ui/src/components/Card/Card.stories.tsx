import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { StatusTag } from '../StatusTag';
import { Text } from '../Text';
import { Card } from '.';

const meta = {
	title: 'Layout/Card',
	component: Card,
	args: { title: 'Giriş icazələri', children: 'Bu ölkənin təklif etdikləri' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
	name: 'a card with a title is a region of that name',
	args: { level: 3 },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('region', { name: 'Giriş icazələri' })).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Giriş icazələri'));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="m">
			<Card title="Yaponiya" description="Birdəfəlik, 30 gün" aside={<StatusTag tone="positive">Satışda</StatusTag>}>
				<Text>Viza mərkəzi xidmət haqqı 40 AZN-dir.</Text>
			</Card>
			<Card title="Promo kod" footer={<Button tone="secondary">Düzəlt</Button>}>
				<Text>Kod 31 dekabr 2026-cı ilədək keçərlidir.</Text>
			</Card>
			<Card>
				<Text>Adsız vərəq.</Text>
			</Card>
		</Stack>
	),
};
