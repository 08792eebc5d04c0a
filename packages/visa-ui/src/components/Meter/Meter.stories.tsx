import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../Stack';
import { Meter } from '.';

const meta = {
	title: 'Feedback/Meter',
	component: Meter,
	args: { label: 'Bugünkü növbələr', value: 7, maxValue: 10, valueText: '10 növbədən 7-si tutulub' },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InWords: Story = {
	name: 'tells its value in words, and never more than its end',
	args: { value: 12 },
	play: async ({ canvas }) => {
		const meter = canvas.getByRole('meter', { name: 'Bugünkü növbələr' });
		await waitFor(() => expect(meter).toHaveAttribute('aria-valuenow', '10'));
		await waitFor(() => expect(meter).toHaveAttribute('aria-valuetext', '10 növbədən 7-si tutulub'));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<Meter label="Sənədlərin yeri" value={18} valueText="500 MB-dan 90 MB" />
			<Meter label="Bugünkü növbələr" value={3} maxValue={10} valueText="10-dan 3, çox yer var" tone="positive" />
			<Meter label="Bugünkü növbələr" value={8} maxValue={10} valueText="10-dan 8, az qalıb" tone="caution" />
			<Meter label="Bugünkü növbələr" value={10} maxValue={10} valueText="Yer qalmayıb" tone="critical" />
		</Stack>
	),
};
