import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { narrow } from '../../docs/states.css';
import { statesOf } from '../../docs/statesOf';
import { pressLetters } from '../../field/pressLetters';
import { Stack } from '../Stack';
import { OptionList, type OptionListProps } from '.';

const flag = (first: string, second: string, third: string) =>
	`data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="${first}" d="M0 0h1v2H0z"/><path fill="${second}" d="M1 0h1v2H1z"/><path fill="${third}" d="M2 0h1v2H2z"/></svg>`)}`;

const named = [
	{
		id: 'de',
		title: 'Almaniya',
		note: '+45 AZN (Viza mərkəzi xidmət haqqısı)',
		imageUrl: flag('#000', '#d00', '#fc0'),
	},
	{ id: 'be', title: 'Belçika', imageUrl: flag('#000', '#fd0', '#e22') },
	{
		id: 'ae',
		title: 'Birləşmiş Ərəb Əmirlikləri',
		note: '+20 AZN (Viza mərkəzi xidmət haqqısı)',
		imageUrl: flag('#073', '#fff', '#000'),
	},
	{ id: 'dz', title: 'Əlcəzair', imageUrl: flag('#063', '#fff', '#fff') },
	{
		id: 'fr',
		title: 'Fransa',
		note: '+45,50 AZN (Viza mərkəzi xidmət haqqısı)',
		imageUrl: flag('#02a', '#fff', '#e23'),
	},
	{ id: 'ir', title: 'İran', imageUrl: flag('#293', '#fff', '#d10') },
	{ id: 'it', title: 'İtaliya', imageUrl: flag('#094', '#fff', '#c23') },
];
const many = [
	...named,
	...Array.from({ length: 193 }, (_item, index) => ({ id: `c${index}`, title: `Ölkə ${index + 1}` })),
];

function Controlled(props: OptionListProps) {
	const [selected, setSelected] = useState(props.value);
	return (
		<OptionList
			{...props}
			value={selected}
			onChange={(id) => {
				setSelected(id);
				props.onChange?.(id);
			}}
		/>
	);
}

const meta = {
	title: 'Choices/OptionList',
	component: OptionList,
	args: { label: 'Ölkələr', items: many, value: null, onChange: fn() },
	render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof OptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Toggles: Story = {
	name: '[CTY-03] [CTY-04] at most 30vh high; pressing the chosen row takes the choice back',
	play: async ({ args, canvas, userEvent }) => {
		const list = canvas.getByRole('listbox', { name: 'Ölkələr' });
		await waitFor(() => expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.3 + 1));
		const row = canvas.getByRole('option', { name: /Almaniya/ });
		await waitFor(() => expect(row).toHaveTextContent('+45 AZN (Viza mərkəzi xidmət haqqısı)'));
		await userEvent.click(row);
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('de'));
		await waitFor(() => expect(row).toHaveAttribute('aria-selected', 'true'));
		await userEvent.click(row);
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
		await waitFor(() => expect(row).toHaveAttribute('aria-selected', 'false'));
	},
};

export const Keyboard: Story = {
	name: '[CTY-04] arrows, letters, Space and Enter',
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.tab();
		const list = canvas.getByRole('listbox');
		await waitFor(() => expect(list).toHaveFocus());
		await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('ae'));
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
		await pressLetters('ita');
		await waitFor(() =>
			expect(list).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: 'İtaliya' }).id),
		);
		await userEvent.keyboard('{Home}{Enter}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('de'));
	},
};

const priced = many.slice(0, 6).map((item) => ({
	...item,
	note: '+25,50 AZN (Viza mərkəzi xidmət haqqısı)',
	aside: { title: '175,50 AZN-dən', note: '70 AZN səfirlikdə · 10–15 iş gününə' },
}));
const keepsItsPlace: Story['play'] = async ({ canvas, userEvent }) => {
	const row = canvas.getByRole('option', { name: /Almaniya/ });
	// Within the row: the page around the list may scroll when it receives focus.
	const placesOf = () => {
		const { left, top } = row.getBoundingClientRect();
		return [row, ...row.querySelectorAll('span span')].map((part) => {
			const box = part.getBoundingClientRect();
			return [box.left - left, box.top - top, box.width, box.height].map(Math.round);
		});
	};
	await waitFor(() => expect(row).toHaveTextContent('175,50'));
	// Rendered with its own height: until then a row has the usual height, and its text overflows it.
	const isWhole = () => {
		const { height } = row.getBoundingClientRect();
		return placesOf().every(([, top = 0, , tall = 0]) => top >= 0 && top + tall <= height + 1);
	};
	await waitFor(() => expect(isWhole()).toBe(true));
	// On a busy machine the window takes its width, and the letters theirs, while one looks.
	let before = placesOf();
	await waitFor(() => {
		const earlier = before;
		before = placesOf();
		expect(before).toEqual(earlier);
	});
	await userEvent.click(row);
	await waitFor(() => expect(row).toHaveAttribute('aria-selected', 'true'));
	await waitFor(() => expect(row.querySelector('svg')).toBeVisible());
	await expect(placesOf()).toEqual(before);
};
export const ChosenOnAPhone: Story = {
	name: 'what a row says keeps its lines and its place when the row is chosen, on a phone',
	args: { items: priced },
	globals: { viewport: { value: 'phone', isRotated: false } },
	play: keepsItsPlace,
};
export const ChosenOnADesk: Story = {
	name: 'what a row says keeps its place when the row is chosen, in a wide window',
	tags: ['whole'],
	args: { items: priced },
	globals: { viewport: { value: 'desktop', isRotated: false } },
	play: keepsItsPlace,
};

export const SelectedInSight: Story = {
	name: 'the chosen row is in sight when the list is drawn',
	args: { value: 'c150' },
	play: async ({ canvas }) => {
		const list = canvas.getByRole('listbox').getBoundingClientRect();
		const row = canvas.getByRole('option', { selected: true }).getBoundingClientRect();
		await waitFor(() => expect(row.top).toBeGreaterThanOrEqual(list.top - 1));
		await waitFor(() => expect(row.bottom).toBeLessThanOrEqual(list.bottom + 1));
	},
};

export const LastInSight: Story = {
	name: '[WIZ-10] the chosen row is in sight also after rows of other heights were drawn around it',
	tags: ['whole'],
	args: {
		value: 'c192',
		items: many.map((item) => ({ ...item, note: '+45,50 AZN (Viza mərkəzi xidmət haqqısı), hər səyahətçi üçün' })),
	},
	render: (args) => (
		<div style={{ maxWidth: '16rem' }}>
			<Controlled {...args} />
		</div>
	),
	play: async ({ canvas }) => {
		const list = canvas.getByRole('listbox');
		const row = canvas.getByRole('option', { selected: true });
		const isInside = () => {
			const [frame, box] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
			return box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
		};
		// Rendered, and with its real height: three lines.
		await waitFor(() => expect(row.getBoundingClientRect().height).toBeGreaterThan(70));
		await waitFor(() => expect(isInside()).toBe(true));
	},
};

export const Empty: Story = {
	name: '[CTY-05] says that nothing was found',
	args: { items: [] },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByText('Heç bir nəticə tapılmadı')).toBeVisible());
	},
};

const sheetRows = [
	{ id: 'de', title: 'Almaniya', note: '90 AZN-dən' },
	{ id: 'fr', title: 'Fransa', note: 'Müraciətlər hələ qəbul olunmur', isDisabled: true },
	{ id: 'it', title: 'İtaliya', note: '80 AZN-dən' },
	{ id: 'jp', title: 'Yaponiya' },
];

export const States = statesOf(
	{ none: { value: null }, chosen: { value: 'de' } },
	({ isPending: _, ...props }) => (
		<div className={narrow}>
			<OptionList label="Ölkələr" items={named.slice(0, 2)} onChange={fn()} {...props} />
		</div>
	),
	['pending'],
	'[role="option"]',
);

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<OptionList label="Ölkələr" items={sheetRows} value="it" onChange={fn()} />
			<OptionList label="Boş siyahı" items={[]} value={null} onChange={fn()} />
		</Stack>
	),
};
