import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { statesOf } from '../../docs/statesOf';
import { Stack } from '../Stack';
import { SearchField } from '.';

const meta = {
	title: 'Fields/SearchField',
	component: SearchField,
	args: { label: 'Ölkə axtarışı', onSearch: fn(), onChange: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Debounced: Story = {
	name: '[CTY-02] asks once, 500 ms after the typing stopped',
	play: async ({ args, canvas, userEvent }) => {
		const started = performance.now();
		await userEvent.type(canvas.getByRole('searchbox', { name: 'Ölkə axtarışı' }), 'ital');
		await expect(args.onSearch).not.toHaveBeenCalled();
		await waitFor(() => expect(args.onSearch).toHaveBeenCalled());
		await expect(performance.now() - started).toBeGreaterThanOrEqual(500);
		await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('ital'));
		await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(4));
	},
};

export const Clears: Story = {
	name: 'clearing asks at once and keeps the focus',
	args: { value: 'almaniya' },
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Təmizlə' }));
		await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
		await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
		await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(''));
	},
};

export const EscapeAndEnter: Story = {
	name: 'Enter asks at once, Escape empties',
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole('searchbox'), 'fin{Enter}');
		await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('fin'));
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(''));
		await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
	},
};

export const States = statesOf(
	{ empty: { defaultValue: '' }, filled: { defaultValue: 'İtal' } },
	(props) => <SearchField label="Ölkə axtarışı" {...props} />,
	['pressed'],
);

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<SearchField label="Ölkə axtarın" placeholder="Məsələn, İtaliya" />
			<SearchField label="Ölkə axtarın" value="ital" />
			<SearchField label="Ölkə axtarın" errorMessage="Axtarış alınmadı" />
		</Stack>
	),
};
