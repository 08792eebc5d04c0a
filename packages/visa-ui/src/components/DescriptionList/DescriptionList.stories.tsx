import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DateText } from '../DateText';
import { Money } from '../Money';
import { Stack } from '../Stack';
import { DescriptionList } from '.';

const items = [
	{ term: 'Ölkə', value: 'Yaponiya' },
	{ term: 'Giriş icazəsi', value: 'Birdəfəlik, 30 gün' },
	{ term: 'Səfər', value: <DateText value="2026-12-08" /> },
	{ term: 'Cəmi', value: <Money amount={120.5} /> },
];
const meta = {
	title: 'Documents/DescriptionList',
	component: DescriptionList,
	args: { items },
	argTypes: { items: { control: false } },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeavesOut: Story = {
	name: 'a term without a value is left out; 0 is a value',
	args: {
		items: [
			{ term: 'Telefon', value: null },
			{ term: 'Qeyd', value: '' },
			{ term: 'Sorğular', value: 0 },
		],
	},
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('term')).toHaveTextContent('Sorğular'));
		await waitFor(() => expect(canvas.getByRole('definition')).toHaveTextContent('0'));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<DescriptionList items={items} />
			<DescriptionList items={items} layout="rows" />
		</Stack>
	),
};
