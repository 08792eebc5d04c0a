import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Matrix } from '../../docs/Matrix';
import { asWide } from '../../docs/states.css';
import { samplesIn, wordsIn } from '../../docs/wordsIn';
import { Box } from '../Box';
import { DateText } from '../DateText';
import { Money } from '../Money';
import { Ticket, type TicketProps } from '.';

const meta = {
	title: 'Documents/Ticket',
	component: Ticket,
	args: {
		title: 'Müraciətiniz',
		rows: [
			{ id: 'country', label: 'Ölkə', value: 'İtaliya', aside: <Money amount={45} /> },
			{
				id: 'dates',
				label: 'Tarixlər',
				value: (
					<>
						<DateText value="2026-12-08" form="short" /> – <DateText value="2026-12-20" form="short" />
					</>
				),
			},
			{ id: 'type', label: 'Viza növü', value: 'Turizm vizası' },
			{ id: 'option', label: 'Giriş icazəsi' },
			{ id: 'service', label: 'Xidmət' },
			{ id: 'document', label: 'Pasport' },
		],
		total: <Money amount={45} size="large" />,
		note: 'Son yoxlamadan sonra ödəyirsiniz',
	},
} satisfies Meta<typeof Ticket>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = [
	...meta.args.rows.slice(0, 3),
	{ id: 'option', label: 'Giriş icazəsi', value: 'Birdəfəlik' },
	{ id: 'service', label: 'Xidmət', value: 'Adi', aside: <Money amount={20} /> },
	{ id: 'document', label: 'Pasport', value: 'C01234567' },
];
const columns = {
	'begun, with a note': meta.args,
	filled: { title: 'Dolu müraciət', rows: filled, total: <Money amount={65} size="large" /> },
	'paid elsewhere too: sums': {
		title: 'İki ödəniş',
		rows: filled,
		total: <Money amount={65} size="large" />,
		sums: [{ label: 'Konsulluqda', value: <Money amount={90} /> }],
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Matrix<object, TicketProps> align="top" rows={{ '': {} }} columns={columns}>
			{(_, ticket) => (
				<div className={asWide}>
					<Box>
						<Ticket {...ticket} />
					</Box>
				</div>
			)}
		</Matrix>
	),
	play: async ({ canvas, globals }) => {
		const said = samplesIn(globals);
		if (window.innerWidth < 1025) return;
		await waitFor(() => expect(canvas.getByRole('region', { name: said('Müraciətiniz') })).toBeVisible());
		await waitFor(() => expect(canvas.getAllByText(wordsIn(globals).ticketUnfilled).length).toBeGreaterThanOrEqual(3));
	},
};
export const Folded: Story = {
	globals: { viewport: { value: 'phone' } },
	decorators: [
		(Story) => (
			<div className={asWide}>
				<Box>
					<Story />
				</Box>
			</div>
		),
	],
};
