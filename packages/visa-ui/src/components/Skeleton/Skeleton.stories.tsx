import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../Stack';
import { Skeleton } from '.';

const meta = { title: 'Feedback/Skeleton', component: Skeleton, args: { height: 24 } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Card: Story = {
	name: 'holds the place of a card, said once around it',
	render: () => (
		<div role="status" aria-label="Yüklənir" style={{ display: 'grid', gap: '0.5rem', maxWidth: '20rem' }}>
			<Skeleton height={120} />
			<Skeleton height="1.5rem" width="60%" />
			<Skeleton height="1rem" />
		</div>
	),
	play: async ({ canvas }) => {
		const places = [...canvas.getByRole('status', { name: 'Yüklənir' }).children];
		await waitFor(() => expect(places[0]?.getBoundingClientRect().height).toBe(120));
		for (const place of places) await waitFor(() => expect(place).toHaveAttribute('aria-hidden', 'true'));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="s">
			<Skeleton height={28} width="min(12rem, 100%)" />
			<Skeleton height={20} />
			<Skeleton height={20} width="60%" />
			<Skeleton height="6rem" />
		</Stack>
	),
};
