import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { samplesIn } from '../../docs/wordsIn';
import { Stack } from '../Stack';
import { Progress } from '.';

const meta = {
	title: 'Feedback/Progress',
	component: Progress,
	args: { label: 'Pasport yüklənir', value: 40 },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {
	play: async ({ canvas, globals }) => {
		const said = samplesIn(globals);
		await waitFor(() =>
			expect(canvas.getByRole('progressbar', { name: said('Pasport yüklənir') })).toHaveAttribute(
				'aria-valuenow',
				'40',
			),
		);
	},
};
export const InWords: Story = {
	args: { label: 'Səyahətçilər', value: 2, maxValue: 3, valueText: '3 səyahətçidən 2-si hazırdır' },
};
export const Beyond: Story = {
	name: 'a value beyond the end counts as the end',
	args: { value: 140 },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100'));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<Progress label="Yüklənmə" value={0} />
			<Progress label="Yüklənmə" value={40} />
			<Progress label="Yüklənmə" value={100} />
		</Stack>
	),
};
