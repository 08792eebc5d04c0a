import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PaymentResult } from './PaymentResult';

const meta = {
	title: 'Recipes/Payment result',
	// Code to begin with, whose words are in one language.
	globals: { language: 'az' },
	component: PaymentResult,
	parameters: { layout: 'fullscreen' },
	args: { outcome: 'paid', onRetry: fn() },
	argTypes: { outcome: { control: 'inline-radio', options: ['paid', 'declined', 'cancelled'] } },
} satisfies Meta<typeof PaymentResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Paid: Story = {
	name: 'paid: says so first, with the receipt and one way on',
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Ödəniş qəbul olundu' })).toHaveFocus());
		await waitFor(() => expect(canvas.getByRole('region', { name: 'Qəbz' })).toHaveTextContent('120 AZN'));
		await waitFor(() =>
			expect(canvas.getByRole('link', { name: 'Müraciətlərimə keç' })).toHaveAttribute('href', '/applications'),
		);
		await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
	},
};

export const Declined: Story = {
	name: 'declined: says that no money moved, and can be tried again',
	args: { outcome: 'declined' },
	play: async ({ args, canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Ödəniş alınmadı' })).toHaveFocus());
		await waitFor(() => expect(canvas.getByText(/pul çıxılmadı/)).toBeVisible());
		await userEvent.click(canvas.getByRole('button', { name: 'Yenidən ödə' }));
		await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce());
	},
};

export const Cancelled: Story = {
	name: 'stopped by the traveller: nothing is lost, and it can be paid later',
	args: { outcome: 'cancelled' },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Ödənişi dayandırdınız' })).toHaveFocus());
		await waitFor(() => expect(canvas.getByText(/24 saat/)).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Yenidən ödə' })).toBeVisible());
	},
};

export const Sheet: Story = { tags: ['sheet'] };
