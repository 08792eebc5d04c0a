import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { narrow } from '../../docs/states.css';
import { statesOf } from '../../docs/statesOf';
import { Stack } from '../Stack';
import { Stepper } from '.';

const steps = ['Ölkə', 'Tarix', 'Viza növü', 'Giriş icazəsi', 'Xidmət', 'Sənəd', 'Yoxlama'].map((label) => ({ label }));
const meta = {
	title: 'Navigation/Stepper',
	component: Stepper,
	args: { steps, current: 2, onSelect: fn() },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
	name: '[WIZ-02] seven numbered steps; the current one is marked and announced',
	play: async ({ args, canvas, userEvent }) => {
		if (window.innerWidth < 768) return;
		const items = canvas.getAllByRole('listitem');
		await waitFor(() => expect(items).toHaveLength(7));
		await waitFor(() => expect(items[2]).toHaveAttribute('aria-current', 'step'));
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Mərhələ 3, cəmi 7: Viza növü'));
		await userEvent.click(canvas.getByRole('button', { name: /Ölkə/ }));
		await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith(0));
		await waitFor(() => expect(canvas.queryByRole('button', { name: /Xidmət/ })).not.toBeInTheDocument());
	},
};

export const FilledAhead: Story = {
	name: '[WIZ-10] a step that is filled is read out as done, also after the open one',
	args: { steps: steps.map((step, index) => ({ ...step, isDone: index < 5 })), current: 1, reachable: 5 },
	play: async ({ canvas }) => {
		if (window.innerWidth < 768) return;
		await waitFor(() => expect(canvas.getByRole('button', { name: /Xidmət/ })).toHaveTextContent('(tamamlanıb)'));
		await waitFor(() => expect(canvas.getByRole('button', { name: /Sənəd/ })).toHaveTextContent('(növbədədir)'));
	},
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const First: Story = { args: { current: 0 } };
export const Last: Story = { args: { current: 6 } };

/** The states of a step that can be opened. */
export const States = statesOf(
	{ done: {}, ahead: { isDone: false } },
	({ isDone = true }, where) => (
		<div className={narrow}>
			<Stepper label={where} steps={[{ label: 'Ölkə', isDone }, { label: 'Tarix' }]} current={1} onSelect={fn()} />
		</div>
	),
	['read-only', 'disabled', 'pending', 'invalid'],
);

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="xl">
			<Stepper label="Birinci addımda" steps={steps} current={0} />
			<Stepper label="Ortada" steps={steps} current={3} onSelect={fn()} />
			<Stepper label="Sonda" steps={steps} current={6} onSelect={fn()} />
		</Stack>
	),
};
