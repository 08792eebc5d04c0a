import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { standsAt } from '../../docs/standsAt';
import { narrow } from '../../docs/states.css';
import { statesOf } from '../../docs/statesOf';
import { samplesIn } from '../../docs/wordsIn';
import { Stack } from '../Stack';
import { MultiSelect, type MultiSelectProps } from '.';

const names =
	'Almaniya,Avstriya,Belçika,Böyük Britaniya,Danimarka,Finlandiya,Fransa,İspaniya,İtaliya,İsveç,İsveçrə,Kanada,Niderland,Norveç,Polşa,Portuqaliya,Türkiyə,Yaponiya';
const items = names.split(',').map((label, index) => ({ id: `c${index}`, label }));
const idsOf = (...labels: string[]) => items.filter(({ label }) => labels.includes(label)).map(({ id }) => id);

function Controlled(props: MultiSelectProps) {
	const [value, setValue] = useState(props.value);
	return (
		<MultiSelect
			{...props}
			value={value}
			onChange={(next) => {
				setValue(next);
				props.onChange?.(next);
			}}
		/>
	);
}

const meta = {
	title: 'Fields/MultiSelect',
	component: MultiSelect,
	args: { label: 'Ölkələr', items, value: [], onChange: fn() },
	render: (args) => <Controlled {...args} />,
	parameters: { docs: { story: { height: '24rem' } } },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = {
	name: 'found by typing and ticked by keys; the list stays open for the next',
	play: async ({ args, canvas, userEvent }) => {
		const field = canvas.getByRole('combobox', { name: 'Ölkələr' });
		await userEvent.type(field, 'isvec');
		await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
		await userEvent.keyboard('{ArrowDown}{Enter}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(idsOf('İsveçrə')));
		await waitFor(() => expect(field).toHaveValue(''));
		await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
		await waitFor(() => expect(canvas.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true'));
		await waitFor(() =>
			expect(canvas.getByRole('option', { name: 'İsveçrə' })).toHaveAttribute('aria-selected', 'true'),
		);
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('İsveçrə seçildi'));
		await userEvent.keyboard('{ArrowDown}{Enter}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(idsOf('İsveçrə', 'Kanada')));
		await userEvent.keyboard('{Backspace}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(idsOf('İsveçrə')));
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
		await waitFor(() => expect(field).toHaveFocus());
	},
};

export const Removed: Story = {
	name: 'a tag is removed by its button, and the focus goes on to the next',
	args: { value: idsOf('Fransa', 'İtaliya', 'Yaponiya') },
	play: async ({ args, canvas, userEvent }) => {
		const list = canvas.getByRole('list', { name: 'Seçilmişlər' });
		await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
		await userEvent.click(canvas.getByRole('button', { name: 'İtaliya: seçimdən çıxar' }));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(idsOf('Fransa', 'Yaponiya')));
		const next = canvas.getByRole('button', { name: 'Yaponiya: seçimdən çıxar' });
		await waitFor(() => expect(next).toHaveFocus());
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Fransa: seçimdən çıxar' })).toHaveFocus());
		await userEvent.keyboard(' ');
		await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([]));
	},
};

export const All: Story = {
	name: 'all are chosen at once and folded, and none again',
	args: { hasAll: true },
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Hamısını seç' }));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(items.map(({ id }) => id)));
		await waitFor(() => expect(canvas.getByText('18 seçilib')).toBeVisible());
		await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(12));
		const more = canvas.getByRole('button', { name: 'Daha 6' });
		await userEvent.click(more);
		await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(18));
		await waitFor(() =>
			expect(canvas.getByRole('button', { name: 'Az göstər' })).toHaveAttribute('aria-expanded', 'true'),
		);
		await userEvent.click(canvas.getByRole('button', { name: 'Seçimi təmizlə' }));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([]));
	},
};

export const Growing: Story = {
	name: 'the list goes along while the field grows by what is chosen, at the end of a box that would cut it',
	render: (args) => (
		<div style={{ display: 'grid', alignContent: 'end', height: '90vh', overflow: 'hidden' }}>
			<div className={narrow}>
				<Controlled {...args} />
			</div>
		</div>
	),
	play: async ({ args, canvas, userEvent }) => {
		const field = canvas.getByRole('combobox', { name: 'Ölkələr' });
		const top = () => field.getBoundingClientRect().top;
		await userEvent.click(field);
		await standsAt(field, 'above');
		for (const label of ['Avstriya', 'Böyük Britaniya', 'Finlandiya', 'Kanada']) {
			const before = top();
			await userEvent.click(canvas.getByRole('option', { name: label }));
			await waitFor(() => expect(canvas.getByRole('button', { name: `${label}: seçimdən çıxar` })).toBeVisible());
			await waitFor(() => expect(top()).toBeLessThanOrEqual(before));
			await standsAt(field, 'above');
		}
		await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(4));
	},
};

export const DisabledRows: Story = {
	args: {
		items: items.slice(0, 6).map((item, index) => ({ ...item, isDisabled: index === 1 || index === 3 })),
		value: idsOf('Avstriya'),
		hasAll: true,
	},
	play: async ({ args, canvas, globals, userEvent }) => {
		const said = samplesIn(globals);
		await userEvent.click(canvas.getByRole('combobox'));
		const row = await canvas.findByRole('option', { name: said('Böyük Britaniya') });
		await waitFor(() => expect(row).toHaveAttribute('aria-disabled', 'true'));
		await userEvent.keyboard('{ArrowDown}');
		await waitFor(() => expect(canvas.getByRole('option', { name: said('Belçika') })).toHaveAttribute('data-active'));
		await expect(args.onChange).not.toHaveBeenCalled();
	},
};

export const InForm: Story = {
	name: 'a form gets every chosen id',
	render: () => (
		<form aria-label="Promo kod">
			<MultiSelect label="Ölkələr" name="country" items={items} value={['c1', 'c2']} onChange={fn()} />
		</form>
	),
	play: async ({ canvas }) => {
		const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Promo kod' });
		await waitFor(() => expect(new FormData(form).getAll('country')).toEqual(['c1', 'c2']));
	},
};

export const Disabled: Story = {
	name: 'disabled, its tags look so, and nothing of it moves',
	render: () => (
		<Stack gap="l">
			{[false, true].map((isDisabled) => (
				<MultiSelect
					key={String(isDisabled)}
					label={isDisabled ? 'Bağlı' : 'Açıq'}
					items={items}
					defaultValue={idsOf('Fransa', 'Kanada')}
					isDisabled={isDisabled}
				/>
			))}
		</Stack>
	),
	play: async ({ canvas }) => {
		const inkOf = (words: HTMLElement | undefined) => words && getComputedStyle(words).color;
		const tags = () => canvas.getAllByText('Kanada');
		const removes = () => canvas.getAllByRole('button', { name: /Kanada/ });
		await waitFor(() => expect(inkOf(tags()[1])).not.toBe(inkOf(tags()[0])));
		await waitFor(() => expect(inkOf(removes()[1])).not.toBe(inkOf(removes()[0])));
		const below = (index: number) => {
			const count = canvas.getAllByText('2 seçilib')[index]?.getBoundingClientRect();
			return (count?.top ?? 0) - (tags()[index]?.getBoundingClientRect().top ?? 0);
		};
		await waitFor(() => expect(below(1)).toBe(below(0)));
	},
};

export const States = statesOf(
	{ empty: { defaultValue: [] }, filled: { defaultValue: idsOf('Fransa', 'Kanada') } },
	(props) => (
		<div className={narrow}>
			<MultiSelect label="Ölkələr" items={items} {...props} />
		</div>
	),
);

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<MultiSelect
				label="Ölkələr"
				description="Seçim yoxdursa, hamısında keçərlidir"
				items={items}
				value={[]}
				onChange={fn()}
				hasAll
			/>
			<MultiSelect label="Ölkələr" items={items} value={idsOf('Fransa', 'Yaponiya')} onChange={fn()} isOptional />
			<MultiSelect label="Ölkələr" items={items} value={items.map(({ id }) => id)} onChange={fn()} hasAll />
			<MultiSelect
				label="Ölkələr"
				items={items}
				value={idsOf('Kanada')}
				onChange={fn()}
				errorMessage="Kanada arxivdədir"
			/>
			<MultiSelect label="Ölkələr" items={items} value={idsOf('Türkiyə')} onChange={fn()} isDisabled />
		</Stack>
	),
};
