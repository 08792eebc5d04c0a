import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Matrix } from '../../docs/Matrix';
import { asWide } from '../../docs/states.css';
import { Meter, type MeterProps } from '.';

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

const tones: Record<string, MeterProps> = {
	neutral: { tone: 'neutral', label: 'Sənədlərin yeri', value: 18, valueText: '500 MB-dan 90 MB' },
	positive: {
		tone: 'positive',
		label: 'Bugünkü növbələr',
		value: 3,
		maxValue: 10,
		valueText: '10-dan 3, çox yer var',
	},
	caution: { tone: 'caution', label: 'Bugünkü növbələr', value: 8, maxValue: 10, valueText: '10-dan 8, az qalıb' },
	critical: { tone: 'critical', label: 'Bugünkü növbələr', value: 10, maxValue: 10, valueText: 'Yer qalmayıb' },
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Matrix rows={{ '': {} }} columns={tones}>
			{(_, props) => (
				<div className={asWide}>
					<Meter {...props} />
				</div>
			)}
		</Matrix>
	),
};
