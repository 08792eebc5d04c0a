import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { wordsIn } from '../../docs/wordsIn';
import { Box } from '../Box';
import { DateText } from '../DateText';
import { Money } from '../Money';
import { Ticket } from '.';

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
	decorators: [
		(Story) => (
			<div style={{ maxWidth: '21rem' }}>
				<Box>
					<Story />
				</Box>
			</div>
		),
	],
} satisfies Meta<typeof Ticket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
	tags: ['sheet'],
	play: async ({ canvas, globals }) => {
		if (window.innerWidth < 1025) return;
		await waitFor(() => expect(canvas.getByRole('region', { name: 'Müraciətiniz' })).toBeVisible());
		await waitFor(() => expect(canvas.getAllByText(wordsIn(globals).ticketUnfilled).length).toBeGreaterThanOrEqual(3));
	},
};
export const Folded: Story = { globals: { viewport: { value: 'phone' } } };
