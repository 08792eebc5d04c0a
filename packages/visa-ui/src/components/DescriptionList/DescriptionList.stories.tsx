import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Variants } from '../../docs/Variants';
import { DateText } from '../DateText';
import { Money } from '../Money';
import { DescriptionList } from '.';

const items = [
	{ term: 'Ölkə', value: 'Yaponiya' },
	{ term: 'Giriş icazəsi', value: 'Birdəfəlik, 30 gün' },
	{ term: 'Səfər', value: <DateText value="2026-12-08" /> },
	{ term: 'Cəmi', value: <Money amount={120.5} /> },
];
const note = {
	term: 'Qeydiniz',
	value:
		'Otelin təsdiqi cümə günü gələcək, onu ayrıca göndərəcəyəm. Uçuş biletini isə viza hazır olandan sonra alacağam.',
	isLong: true,
};
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

export const Long: Story = {
	name: 'a long value takes the whole width in both layouts, and other values the larger part of their line',
	render: () => (
		<>
			<DescriptionList data-look="columns" items={[...items, note]} />
			<DescriptionList data-look="rows" layout="rows" items={[...items, note]} />
		</>
	),
	play: async ({ canvas, canvasElement }) => {
		await waitFor(() => expect(canvas.getAllByRole('term')).toHaveLength(10));
		const widthOf = (element?: Element | null) => element?.getBoundingClientRect().width ?? 0;
		for (const look of ['columns', 'rows']) {
			const list = canvasElement.querySelector(`[data-look="${look}"]`);
			await waitFor(() => expect(widthOf(list?.querySelector('[data-long]'))).toBeCloseTo(widthOf(list), 0));
		}
		const row = canvasElement.querySelector('[data-look="rows"] > div');
		const [term, value] = [row?.firstElementChild, row?.lastElementChild];
		await waitFor(() => expect(widthOf(value)).toBeGreaterThan(1.5 * widthOf(term)));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Variants of={{ columns: 'columns', rows: 'rows' } as const}>
			{(layout) => <DescriptionList items={[...items, note]} layout={layout} />}
		</Variants>
	),
};
