import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from 'visa-ui';
import { PaymentSheet } from './PaymentSheet';

const meta = {
	title: 'Site/What became of a payment',
	component: PaymentSheet,
	args: {
		heading: 'Ödəniş qəbul edildi',
		text: 'Müraciətiniz göndərildi.',
		actions: <Button tone="primary">Müraciətə bax</Button>,
	},
	argTypes: { text: { control: 'text' }, actions: { control: false }, state: { control: false } },
} satisfies Meta<typeof PaymentSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
	name: 'what is paid is celebrated by the engraved rosette',
	args: { isCelebrated: true },
	play: async ({ canvas, canvasElement }) => {
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Ödəniş qəbul edildi'));
		await waitFor(() => expect(canvasElement.querySelectorAll('[role="status"] svg')).toHaveLength(1));
	},
};

export const Waiting: Story = {
	name: 'while the bank is asked the room of a paid one is held, without the rosette',
	args: { heading: 'Ödəniş yoxlanılır', isWaiting: true },
	play: async ({ canvas, canvasElement }) => {
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Ödəniş yoxlanılır'));
		await waitFor(() => expect(canvasElement.querySelectorAll('[role="status"] svg')).toHaveLength(0));
	},
};

export const Declined: Story = {
	name: 'what was not paid has no ornament',
	args: { heading: 'Ödəniş alınmadı', text: 'Kartdan pul çıxmayıb. Başqa kartla yenidən cəhd edin.' },
	play: async ({ canvas, canvasElement }) => {
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Kartdan pul çıxmayıb'));
		await waitFor(() => expect(canvasElement.querySelectorAll('[role="status"] svg')).toHaveLength(0));
	},
};
