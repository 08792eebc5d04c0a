import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { chooseOption } from '../../field/chooseOption';
import { Stack } from '../Stack';
import { type Filter, FilterBar, type FilterBarProps } from '.';

const filters: Filter[] = [
	{ id: 'search', label: 'Axtarış', kind: 'search', placeholder: 'Müraciət, ad və ya pasport' },
	{
		id: 'status',
		label: 'Status',
		kind: 'select',
		options: [
			{ id: 'IN_REVIEW', label: 'Baxılır' },
			{ id: 'INFO_REQUIRED', label: 'Sənəd çatışmır' },
			{ id: 'APPROVED', label: 'Təsdiqlənib' },
		],
	},
	{
		id: 'country',
		label: 'Ölkə',
		kind: 'select',
		options: [
			{ id: 'DE', label: 'Almaniya' },
			{ id: 'IT', label: 'İtaliya' },
			{ id: 'JP', label: 'Yaponiya' },
		],
	},
	{ id: 'from', label: 'Səfər tarixindən', kind: 'date', notAfter: 'to' },
	{ id: 'to', label: 'Səfər tarixinədək', kind: 'date', notBefore: 'from' },
];

function Controlled(props: FilterBarProps) {
	const [value, setValue] = useState(props.value);
	return (
		<FilterBar
			{...props}
			value={value}
			onChange={(next) => {
				setValue(next);
				props.onChange(next);
			}}
		/>
	);
}

const meta = {
	title: 'Fields/FilterBar',
	component: FilterBar,
	args: { label: 'Müraciətlərin filtrləri', filters, value: {}, onChange: fn(), resultCount: 64, debounce: 500 },
	argTypes: { filters: { control: false } },
	render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { value: { status: 'IN_REVIEW' } } };

export const Filters: Story = {
	name: 'a choice becomes a chip with its name, and the chip takes it away',
	play: async ({ args, canvas, userEvent }) => {
		await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'Status' }), 'Baxılır');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ status: 'IN_REVIEW' }));
		await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'Ölkə' }), 'Yaponiya');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ status: 'IN_REVIEW', country: 'JP' }));
		const chips = within(canvas.getByRole('list', { name: 'Aktiv filtrlər' }));
		await userEvent.click(chips.getByRole('button', { name: 'Status: Baxılır: filtri sil' }));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ country: 'JP' }));
		const last = chips.getByRole('button', { name: 'Ölkə: Yaponiya: filtri sil' });
		await waitFor(() => expect(last).toHaveFocus());
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({}));
		await waitFor(() => expect(canvas.queryByRole('list', { name: 'Aktiv filtrlər' })).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
	},
};

const several: Filter[] = filters.map((filter) =>
	filter.kind === 'select' && filter.id === 'status' ? { ...filter, isMultiple: true } : filter,
);
export const Several: Story = {
	name: '[DSH-10] of one filter several values may be chosen, and an amount is asked for once it is typed',
	args: { filters: [...several, { id: 'least', label: 'Məbləğ, ən azı', kind: 'amount' }] },
	play: async ({ args, canvas, userEvent }) => {
		const field = await canvas.findByRole('button', { name: 'Status Hamısı' });
		await userEvent.click(field);
		await userEvent.click(await screen.findByRole('checkbox', { name: 'Sənəd çatışmır' }));
		await userEvent.click(await screen.findByRole('checkbox', { name: 'Baxılır' }));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ status: 'IN_REVIEW,INFO_REQUIRED' }));
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(field).toHaveFocus());
		await waitFor(() => expect(field).toHaveAccessibleName('Status Baxılır, Sənəd çatışmır'));
		const amount = canvas.getByRole('textbox', { name: 'Məbləğ, ən azı' });
		await userEvent.type(amount, '20,5{Enter}');
		await waitFor(() =>
			expect(args.onChange).toHaveBeenLastCalledWith({ status: 'IN_REVIEW,INFO_REQUIRED', least: '20.5' }),
		);
		await canvas.findByRole('button', { name: 'Məbləğ, ən azı: 20,50\u00a0AZN: filtri sil' });
	},
};

export const Searches: Story = {
	name: 'the search asks when typing pauses, and forgets no filter chosen meanwhile',
	args: { debounce: 300 },
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole('searchbox', { name: 'Axtarış' }), 'aysel');
		await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'Status' }), 'Təsdiqlənib');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ status: 'APPROVED', search: 'aysel' }));
	},
};

export const Clears: Story = {
	name: 'clearing takes everything away, the search too',
	args: { value: { search: 'aysel', status: 'APPROVED', from: '2026-12-08', page: '3' } },
	play: async ({ args, canvas, userEvent }) => {
		await waitFor(() =>
			expect(
				canvas.getByRole('button', { name: 'Səfər tarixindən: 8\u00a0dekabr\u00a02026: filtri sil' }),
			).toBeVisible(),
		);
		await userEvent.click(canvas.getByRole('button', { name: 'Təmizlə: Filtrlər' }));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ page: '3' }));
		await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
		await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Hamısı'));
	},
};

export const Range: Story = {
	name: 'two days that name each other keep their order',
	tags: ['whole'],
	args: { value: { from: '2026-12-08' } },
	play: async ({ args, canvas, userEvent }) => {
		const to = await canvas.findByRole('textbox', { name: 'Səfər tarixinədək' });
		await userEvent.type(to, '20122026');
		await userEvent.tab();
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-12-08', to: '2026-12-20' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Səfər tarixinədək: təqvimi aç' }));
		const calendar = await screen.findByRole('dialog', { name: /Təqvim/ });
		await waitFor(() =>
			expect(within(calendar).getByRole('button', { name: /^7 dekabr/ })).toHaveAttribute('aria-disabled', 'true'),
		);
	},
};

export const Amounts: Story = {
	name: '[DSH-10] an amount below the other end of its range says so at its field',
	args: {
		filters: [
			{ id: 'least', label: 'Məbləğ, ən azı', kind: 'amount' },
			{ id: 'most', label: 'Məbləğ, ən çoxu', kind: 'amount', notBelow: 'least' },
		],
		value: { least: '500' },
	},
	play: async ({ canvas, userEvent }) => {
		const most = await canvas.findByRole('textbox', { name: 'Məbləğ, ən çoxu' });
		await userEvent.type(most, '100{Enter}');
		await waitFor(() => expect(most).toBeInvalid());
		await waitFor(() => expect(most).toHaveAccessibleDescription(/Ən azı: 500/));
		await userEvent.clear(most);
		await userEvent.type(most, '500{Enter}');
		await waitFor(() => expect(most).toBeValid());
	},
};

export const Counts: Story = {
	name: 'the count of results is announced',
	args: { resultCount: 12 },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('12 nəticə'));
	},
};

export const Phone: Story = {
	name: 'on a phone the filters stand behind one button; each is asked at once, and the sheet tells what is left',
	args: { value: { status: 'IN_REVIEW', search: 'a' } },
	globals: { viewport: { value: 'phone' } },
	play: async ({ args, canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: /^Filtrlər/ });
		await waitFor(() => expect(button).toHaveTextContent('1'));
		await waitFor(() => expect(canvas.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument());
		await userEvent.click(button);
		const sheet = within(await screen.findByRole('dialog', { name: 'Filtrlər' }));
		await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent('64 nəticə'));
		await chooseOption(userEvent, sheet.getByRole('combobox', { name: 'Ölkə' }), 'İtaliya');
		await waitFor(() =>
			expect(args.onChange).toHaveBeenLastCalledWith({ status: 'IN_REVIEW', search: 'a', country: 'IT' }),
		);
		await userEvent.click(sheet.getByRole('button', { name: 'Təmizlə' }));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ search: 'a' }));
		await waitFor(() => expect(sheet.getByRole('combobox', { name: 'Ölkə' })).toHaveTextContent('Hamısı'));
		await chooseOption(userEvent, sheet.getByRole('combobox', { name: 'Ölkə' }), 'İtaliya');
		await userEvent.click(sheet.getByRole('button', { name: 'Nəticələri göstər' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await waitFor(() => expect(button).toHaveFocus());
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ search: 'a', country: 'IT' }));
		await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
	},
};

const withRare: Filter[] = [
	...filters.slice(0, 2),
	{ id: 'country', label: 'Ölkə', kind: 'select', options: [{ id: 'IT', label: 'İtaliya' }], isRare: true },
];
export const Rare: Story = {
	name: '[DSH-10] a filter that is rarely wanted has a field while it is in use',
	args: { filters: withRare, value: { country: 'IT' } },
	play: async ({ canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Ölkə' })).toHaveTextContent('İtaliya'));
		await userEvent.click(canvas.getByRole('button', { name: 'Ölkə: İtaliya: filtri sil' }));
		await waitFor(() => expect(canvas.queryByRole('combobox', { name: 'Ölkə' })).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Status' })).toBeVisible());
	},
};
export const RareInSheet: Story = {
	name: '[DSH-10] on a phone the sheet has a field for each filter, the rare ones too',
	args: { filters: withRare },
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Filtrlər' }));
		const sheet = await screen.findByRole('dialog', { name: 'Filtrlər' });
		await waitFor(() => expect(within(sheet).getByRole('combobox', { name: 'Ölkə' })).toBeVisible());
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
	},
};

const world = ['Almaniya', 'Çexiya', 'Əlcəzair', 'İtaliya', 'Yaponiya'].map((label) => ({ id: label, label }));
const countryFilter = { id: 'country', label: 'Ölkə', kind: 'select', options: world, isSearchable: true } as const;
export const Searchable: Story = {
	name: '[DSH-10] one of a long list is found by typing, in any spelling',
	args: { filters: [countryFilter] },
	play: async ({ args, canvas, userEvent }) => {
		const field = await canvas.findByRole('combobox', { name: 'Ölkə' });
		await userEvent.type(field, 'elce');
		await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ country: 'Əlcəzair' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Ölkə: Əlcəzair: filtri sil' }));
		await waitFor(() => expect(field).toHaveValue(''));
	},
};
export const SearchableSeveral: Story = {
	name: '[DSH-10] several of a long list are found by typing, and what the search hides stays chosen',
	args: { filters: [{ ...countryFilter, isMultiple: true }], value: { country: 'Yaponiya' } },
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Ölkə Yaponiya' }));
		const search = await screen.findByRole('searchbox', { name: 'Axtar: Ölkə' });
		await userEvent.type(search, 'cex');
		await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
		await userEvent.click(screen.getByRole('checkbox', { name: 'Çexiya' }));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ country: 'Çexiya,Yaponiya' }));
		await userEvent.type(search, 'x');
		const list = within(screen.getByRole('dialog', { name: 'Ölkə' }));
		await waitFor(() => expect(list.getByText('Heç bir nəticə tapılmadı')).toHaveRole('status'));
		await userEvent.clear(search);
		await waitFor(() => expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2));
		await userEvent.click(screen.getByRole('checkbox', { name: 'Yaponiya' }));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ country: 'Çexiya' }));
	},
};

export const SearchableSeveralByKeys: Story = {
	name: '[DSH-10] of several the only one found is chosen by Enter, arrows lead from the search into the list and back, and the list stays as wide',
	tags: ['whole'],
	args: { filters: [{ ...countryFilter, isMultiple: true }], value: {} },
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: /^Ölkə/ }));
		const search = await screen.findByRole('searchbox', { name: 'Axtar: Ölkə' });
		const list = screen.getByRole('dialog', { name: 'Ölkə' });
		await waitFor(() => expect(list.getBoundingClientRect().width).toBeGreaterThan(300));
		const { width } = list.getBoundingClientRect();
		const isSaid = (text: string) =>
			waitFor(() =>
				expect(
					within(list)
						.getAllByRole('status')
						.map(({ textContent }) => textContent),
				).toContain(text),
			);
		await userEvent.type(search, 'cex{Enter}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ country: 'Çexiya' }));
		expect(search).toHaveFocus();
		await isSaid('Çexiya seçildi');
		await userEvent.keyboard('{Enter}');
		await isSaid('Çexiya seçimdən çıxarıldı');
		await userEvent.keyboard('{Enter}');
		await isSaid('Çexiya seçildi');
		expect(list.getBoundingClientRect().width).toBe(width);
		// The text is selected: the next one is typed over it. Of several that are found Enter chooses none.
		await userEvent.keyboard('iya{Enter}');
		await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(4));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ country: 'Çexiya' }));
		await userEvent.keyboard('{ArrowDown}');
		await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Almaniya' })).toHaveFocus());
		await userEvent.keyboard(' {ArrowDown}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ country: 'Almaniya,Çexiya' }));
		await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Çexiya' })).toHaveFocus());
		await userEvent.keyboard('{ArrowUp}{ArrowUp}');
		await waitFor(() => expect(search).toHaveFocus());
	},
};

export const SearchableLoading: Story = {
	name: '[DSH-10] a long list that is still loading says so, not that nothing is found',
	args: {
		filters: [
			{ ...countryFilter, options: [], isPending: true },
			{ ...countryFilter, id: 'way', label: 'Yol', options: [], isPending: true, isMultiple: true },
			{ ...countryFilter, id: 'none', label: 'Boş', options: [], isMultiple: true },
		],
		value: {},
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(await canvas.findByRole('combobox', { name: 'Ölkə' }), 'x');
		await waitFor(() =>
			expect(canvas.getByRole('combobox', { name: 'Ölkə' })).toHaveAttribute('aria-expanded', 'true'),
		);
		await waitFor(() => expect(screen.getAllByText('Yüklənir').length).toBeGreaterThan(0));
		expect(screen.queryByText('Heç bir nəticə tapılmadı')).not.toBeInTheDocument();
		await userEvent.keyboard('{Escape}');
		await userEvent.click(await canvas.findByRole('button', { name: /^Yol/ }));
		const list = within(await screen.findByRole('dialog', { name: 'Yol' }));
		await waitFor(() => expect(list.getByText('Yüklənir')).toHaveRole('status'));
		expect(list.queryByText('Heç bir nəticə tapılmadı')).not.toBeInTheDocument();
		await userEvent.keyboard('{Escape}');
		// One that failed to load, or has none, doesn't load for good.
		await userEvent.click(await canvas.findByRole('button', { name: /^Boş/ }));
		const none = within(await screen.findByRole('dialog', { name: 'Boş' }));
		await waitFor(() => expect(none.getByText('Heç bir nəticə tapılmadı')).toHaveRole('status'));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: (args) => (
		<Stack gap="xl">
			<FilterBar {...args} label="Filtrsiz" />
			<FilterBar
				{...args}
				label="Filtrlərlə"
				value={{ search: 'aysel', status: 'IN_REVIEW', country: 'DE', from: '2026-12-08', to: '2027-01-10' }}
				resultCount={3}
			/>
			<FilterBar {...args} label="Yalnız seçim" filters={filters.slice(1, 3)} resultCount={undefined} />
		</Stack>
	),
};
