import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { narrow } from '../../docs/states.css';
import { statesOf } from '../../docs/statesOf';
import { pressLetters } from '../../field/pressLetters';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { ErrorSummary } from '../ErrorSummary';
import { DocumentIcon } from '../Icon';
import { Inline } from '../Inline';
import { Money } from '../Money';
import { Stack } from '../Stack';
import { type CardItem, CardSelect, type CardSelectProps } from '.';

const openDocuments = fn();
const documents = (
	<Button tone="quiet" size="small" icon={<DocumentIcon size="small" />} onPress={openDocuments}>
		Dokumentlər
	</Button>
);
const visaTypes: CardItem[] = [
	{
		id: 'tourism',
		title: 'Turizm vizası',
		content: 'İstirahət, gəzinti və qohumlara baş çəkmək üçün',
		action: documents,
	},
	{
		id: 'business',
		title: 'İşgüzar viza',
		content: 'Görüşlər, sərgilər və danışıqlar üçün dəvət məktubu ilə',
		action: documents,
	},
	{ id: 'transit', title: 'Tranzit viza', action: documents },
];
const services = [
	{ id: 'standard', name: 'Standart', price: 60, before: 60 },
	{ id: 'express', name: 'Ekspress', price: 90, before: 120 },
];

function Controlled<Item extends { id: string }>(props: CardSelectProps<Item>) {
	const [value, setValue] = useState(props.value);
	const choose = (id: string | null) => {
		setValue(id);
		props.onChange?.(id);
	};
	return <CardSelect {...props} value={value} onChange={choose} />;
}

const meta = {
	title: 'Choices/CardSelect',
	component: CardSelect,
	args: { label: 'Viza növü', items: visaTypes, value: null, onChange: fn() },
	render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CardSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Toggles: Story = {
	name: '[VTY-03] pressing the chosen card takes the choice back',
	play: async ({ args, canvas, userEvent }) => {
		const card = canvas.getByRole('row', { name: 'Turizm vizası' });
		await waitFor(() => expect(card).toHaveAccessibleDescription('İstirahət, gəzinti və qohumlara baş çəkmək üçün'));
		await userEvent.click(card);
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('tourism'));
		await waitFor(() => expect(card).toHaveAttribute('aria-selected', 'true'));
		await userEvent.click(card);
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
		await waitFor(() => expect(card).toHaveAttribute('aria-selected', 'false'));
	},
};

export const Keyboard: Story = {
	name: 'arrows move, Space and Enter toggle',
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.tab();
		await waitFor(() => expect(canvas.getByRole('row', { name: 'Turizm vizası' })).toHaveFocus());
		await userEvent.keyboard('{ArrowDown}{Enter}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('business'));
		await userEvent.keyboard(' ');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
	},
};

export const OneStop: Story = {
	name: 'one stop of Tab: arrows go round, letters find in any spelling, Tab goes on inside, Escape takes nothing back',
	args: { value: 'business' },
	play: async ({ args, canvas, userEvent }) => {
		const focused = (name: string) => waitFor(() => expect(canvas.getByRole('row', { name })).toHaveFocus());
		await userEvent.tab();
		await focused('İşgüzar viza');
		await userEvent.keyboard('{ArrowRight}{ArrowDown}');
		await focused('Turizm vizası');
		await userEvent.keyboard('{ArrowUp}');
		await focused('Tranzit viza');
		await pressLetters('isg');
		await focused('İşgüzar viza');
		await userEvent.tab();
		await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Dokumentlər' })[1]).toHaveFocus());
		await userEvent.keyboard('{Escape}');
		await expect(args.onChange).not.toHaveBeenCalled();
	},
};

export const Refused: Story = {
	name: 'a form that is refused leads to the first card, what is wrong with the chosen one to that',
	args: { value: undefined, name: 'visaType', id: 'visaType', isRequired: true },
	render: (args) => (
		<form onSubmit={(event) => event.preventDefault()}>
			<Stack gap="l">
				<CardSelect {...args} />
				<Button type="submit">Davam et</Button>
				<ErrorSummary faults={[{ fieldId: 'visaType', message: 'Viza növünü seçin' }]} />
			</Stack>
		</form>
	),
	play: async ({ canvas, userEvent }) => {
		const focused = (name: string) => waitFor(() => expect(canvas.getByRole('row', { name })).toHaveFocus());
		await userEvent.click(canvas.getByRole('link', { name: 'Viza növünü seçin' }));
		await focused('Turizm vizası');
		await userEvent.click(canvas.getByRole('button', { name: 'Davam et' }));
		await focused('Turizm vizası');
		await userEvent.click(canvas.getByRole('row', { name: 'İşgüzar viza' }));
		await userEvent.click(canvas.getByRole('link', { name: 'Viza növünü seçin' }));
		await focused('İşgüzar viza');
	},
};

export const NestedButton: Story = {
	name: '[VTY-02] a button inside a card does its own work',
	args: { value: 'tourism' },
	play: async ({ args, canvas, userEvent }) => {
		openDocuments.mockClear();
		const [button] = canvas.getAllByRole('button', { name: 'Dokumentlər' });
		if (button) await userEvent.click(button);
		await waitFor(() => expect(openDocuments).toHaveBeenCalledOnce());
		await expect(args.onChange).not.toHaveBeenCalled();
	},
};

export const OpensDialog: Story = {
	name: '[VTY-02] what a card’s own button opened gives the focus back to that button, not to the card',
	render: function Render(args) {
		const [isOpen, setOpen] = useState(false);
		const button = (
			<Button tone="quiet" size="small" onPress={() => setOpen(true)}>
				Dokumentlər
			</Button>
		);
		return (
			<>
				<CardSelect {...args} items={[{ id: 'tourism', title: 'Turizm vizası', action: button }]} />
				<Dialog title="Tələb olunan sənədlər" isOpen={isOpen} onClose={() => setOpen(false)}>
					Xarici pasport
				</Dialog>
			</>
		);
	},
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: 'Dokumentlər' });
		await userEvent.click(button);
		await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await waitFor(() => expect(button).toHaveFocus());
	},
};

export const RenderedItems: Story = {
	render: ({ onChange }) => (
		<CardSelect
			label="Xidmət"
			items={services}
			value="express"
			onChange={onChange}
			columns="two"
			renderItem={(service) => ({
				title: service.name,
				content: (
					<Inline gap="s">
						<Money amount={service.price} size="large" />
						{service.before !== service.price && <Money amount={service.before} isStruck />}
					</Inline>
				),
			})}
		/>
	),
};

export const Beside: Story = {
	name: 'cards beside each other: Up and Down go as they stand, the other arrows on and back; in a narrow frame all is one row',
	render: ({ onChange }) => (
		<Stack gap="l">
			{['56rem', '24rem'].map((width) => (
				<div key={width} style={{ width }}>
					<CardSelect
						label={`Viza növü, ${width}`}
						columns="two"
						onChange={onChange}
						items={['Birinci', 'İkinci', 'Üçüncü', 'Dördüncü'].map((title) => ({ id: title, title }))}
					/>
				</div>
			))}
		</Stack>
	),
	play: async ({ canvas, userEvent }) => {
		const [wide, narrow] = canvas.getAllByRole('grid').map((grid) => within(grid));
		if (!wide || !narrow) throw new Error('Both are there');
		const topOf = (list: typeof wide, name: string) => list.getByRole('row', { name }).getBoundingClientRect().top;
		await waitFor(() => expect(topOf(wide, 'İkinci')).toBe(topOf(wide, 'Birinci')));
		await waitFor(() => expect(topOf(narrow, 'İkinci')).toBeGreaterThan(topOf(narrow, 'Birinci')));
		const leadsTo = async (list: typeof wide, keys: string, name: string) => {
			await userEvent.keyboard(keys);
			await waitFor(() => expect(list.getByRole('row', { name })).toHaveFocus());
		};
		await leadsTo(wide, '{Tab}', 'Birinci');
		await leadsTo(wide, '{ArrowDown}', 'Üçüncü');
		await leadsTo(wide, '{ArrowRight}', 'Dördüncü');
		await leadsTo(wide, '{ArrowUp}', 'İkinci');
		await leadsTo(wide, '{ArrowRight}', 'Üçüncü');
		await leadsTo(wide, '{ArrowLeft}', 'İkinci');
		await leadsTo(narrow, '{Tab}', 'Birinci');
		await leadsTo(narrow, '{ArrowDown}', 'İkinci');
		await leadsTo(narrow, '{ArrowRight}', 'Üçüncü');
	},
};

export const States = statesOf(
	{ none: { value: null }, chosen: { value: 'tourism' } },
	({ isPending: _, ...props }) => (
		<div className={narrow}>
			<CardSelect label="Viza növü" items={visaTypes.slice(0, 1)} onChange={fn()} {...props} />
		</div>
	),
	['pending'],
	'[role="row"]',
);

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="xl">
			<CardSelect label="Viza növü" items={visaTypes} value="business" onChange={fn()} />
			<CardSelect
				label="Xidmət"
				columns="two"
				value={null}
				onChange={fn()}
				items={services.map(({ id, name, price }) => ({ id, title: name, content: <Money amount={price} /> }))}
			/>
		</Stack>
	),
};
