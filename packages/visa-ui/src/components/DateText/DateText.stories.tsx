import { CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Matrix } from '../../docs/Matrix';
import { DateText } from '.';

const meta = {
	title: 'Text/DateText',
	component: DateText,
	args: { value: new CalendarDate(2026, 12, 8) },
} satisfies Meta<typeof DateText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	name: '[DAT-11] a day in Azerbaijani words',
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByText('8 dekabr 2026')).toHaveAttribute('datetime', '2026-12-08'));
	},
};

export const Short: Story = {
	name: '[DAT-11] the short form cuts the name of the month',
	args: { value: '2026-12-08', form: 'short' },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByText('8 dek 2026')).toHaveAttribute('datetime', '2026-12-08'));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Matrix
			rows={{ full: 'full', short: 'short' } as const}
			columns={{ '2026-12-08': '2026-12-08', '2027-02-28': '2027-02-28' }}
		>
			{(form, value) => <DateText form={form} value={value} />}
		</Matrix>
	),
};
