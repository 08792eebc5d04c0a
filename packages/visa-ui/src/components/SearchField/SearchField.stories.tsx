import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { statesOf } from '../../docs/statesOf';
import { Stack } from '../Stack';
import { SearchField, type SearchFieldProps } from '.';

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
	args: { defaultValue: 'almaniya' },
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

function Upper({ onChange, onSearch }: Pick<SearchFieldProps, 'onChange' | 'onSearch'>) {
	const [text, setText] = useState('it');
	return (
		<>
			<SearchField
				label="Kod"
				value={text}
				onSearch={onSearch}
				onChange={(next) => {
					onChange?.(next);
					if (next.length < 4) setText(next.toUpperCase());
				}}
			/>
			<button type="button" onClick={() => setText('DE')}>
				Almaniya
			</button>
		</>
	);
}

export const HeldOutside: Story = {
	name: 'what a page holds is what stands there, and is what is asked for',
	render: (args) => <Upper {...args} />,
	play: async ({ args, canvas, userEvent }) => {
		const field = canvas.getByRole('searchbox', { name: 'Kod' });
		await userEvent.type(field, 'ax');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('ITAx'));
		await waitFor(() => expect(field).toHaveValue('ITA'));
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('ITA'));
		await userEvent.click(canvas.getByRole('button', { name: 'Almaniya' }));
		await waitFor(() => expect(field).toHaveValue('DE'));
	},
};

function FromAddress({ onSearch }: Pick<SearchFieldProps, 'onSearch'>) {
	const [searched, setSearched] = useState<string>();
	return (
		<>
			<SearchField
				label="Ünvandan"
				searched={searched}
				onSearch={(text) => {
					onSearch?.(text);
					setSearched(text);
				}}
			/>
			<button type="button" onClick={() => setSearched(undefined)}>
				Hamısı
			</button>
		</>
	);
}

export const Searched: Story = {
	name: 'what an address takes back is gone, and can be asked for again',
	tags: ['whole'],
	render: (args) => <FromAddress {...args} />,
	play: async ({ args, canvas, userEvent }) => {
		const field = canvas.getByRole('searchbox', { name: 'Ünvandan' });
		await userEvent.type(field, 'ital{Enter}');
		await waitFor(() => expect(args.onSearch).toHaveBeenCalledTimes(1));
		await userEvent.click(canvas.getByRole('button', { name: 'Hamısı' }));
		await waitFor(() => expect(field).toHaveValue(''));
		await userEvent.type(field, 'ital{Enter}');
		await waitFor(() => expect(args.onSearch).toHaveBeenCalledTimes(2));
	},
};

export const States = statesOf({ empty: { defaultValue: '' }, filled: { defaultValue: 'İtal' } }, (props) => (
	<SearchField label="Ölkə axtarışı" {...props} />
));

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<SearchField label="Ölkə axtarın" placeholder="Məsələn, İtaliya" />
			<SearchField label="Ölkə axtarın" defaultValue="ital" />
			<SearchField label="Ölkə axtarın" errorMessage="Axtarış alınmadı" />
		</Stack>
	),
};
