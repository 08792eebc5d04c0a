import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { standsAt } from '../../docs/standsAt';
import { statesOf } from '../../docs/statesOf';
import { samplesIn } from '../../docs/wordsIn';
import { Stack } from '../Stack';
import { ComboBox, type ComboBoxProps, useAsyncItems } from '.';

const countries = [
	{ id: 'az', label: 'Azərbaycan', keywords: 'Azerbaijan AZ' },
	{ id: 'de', label: 'Almaniya', keywords: 'Germany DE' },
	{ id: 'it', label: 'İtaliya', keywords: 'Italy IT' },
	{ id: 'ir', label: 'İran', keywords: 'Iran IR' },
	{ id: 'dz', label: 'Əlcəzair', keywords: 'Algeria DZ' },
	...Array.from({ length: 245 }, (_item, index) => ({ id: `x${index}`, label: `Ölkə ${index + 1}` })),
];

function Controlled(props: ComboBoxProps) {
	const [value, setValue] = useState(props.value);
	return (
		<ComboBox
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
	title: 'Fields/ComboBox',
	component: ComboBox,
	args: { label: 'Vətəndaşlıq', items: countries, value: null, onChange: fn() },
	render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FindsWithoutDiacritics: Story = {
	name: 'finds Əlcəzair by elce and İtaliya by ITALY',
	play: async ({ args, canvas, userEvent }) => {
		const field = canvas.getByRole('combobox', { name: 'Vətəndaşlıq' });
		await userEvent.type(field, 'elce');
		await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('dz'));
		await waitFor(() => expect(field).toHaveValue('Əlcəzair'));
		await userEvent.clear(field);
		await userEvent.type(field, 'ITALY');
		await userEvent.click(await canvas.findByRole('option', { name: 'İtaliya' }));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('it'));
		await waitFor(() => expect(canvas.queryByRole('option')).not.toBeInTheDocument());
	},
};

export const Keyboard: Story = {
	name: 'arrows walk, Escape gives the old choice back',
	args: { value: 'de' },
	play: async ({ canvas, userEvent }) => {
		const field = canvas.getByRole('combobox');
		await userEvent.click(field);
		await userEvent.keyboard('{ArrowDown}');
		await waitFor(() =>
			expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: 'İtaliya' }).id),
		);
		await userEvent.clear(field);
		await userEvent.type(field, 'zzz');
		await waitFor(async () => expect(await canvas.findByText('Heç bir nəticə tapılmadı')).toBeVisible());
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(field).toHaveValue('Almaniya'));
	},
};

export const Emptied: Story = {
	name: 'an emptied field takes the choice back',
	args: { value: 'az' },
	play: async ({ args, canvas, userEvent }) => {
		await userEvent.clear(canvas.getByRole('combobox'));
		await userEvent.tab();
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
	},
};

export const Typing: Story = {
	name: 'tells what is typed, and that nothing is any more',
	args: { onInputChange: fn() },
	play: async ({ args, canvas, userEvent }) => {
		const field = canvas.getByRole('combobox');
		await userEvent.type(field, 'it');
		await waitFor(() => expect(args.onInputChange).toHaveBeenLastCalledWith('it'));
		await userEvent.click(await canvas.findByRole('option', { name: 'İtaliya' }));
		await waitFor(() => expect(args.onInputChange).toHaveBeenLastCalledWith(''));
	},
};

export const DisabledRows: Story = {
	args: { items: countries.slice(0, 5).map((item) => ({ ...item, isDisabled: item.id === 'de' || item.id === 'ir' })) },
	play: async ({ args, canvas, globals, userEvent }) => {
		const said = samplesIn(globals);
		await userEvent.click(canvas.getByRole('combobox'));
		const row = await canvas.findByRole('option', { name: said('Almaniya') });
		await waitFor(() => expect(row).toHaveAttribute('aria-disabled', 'true'));
		await userEvent.keyboard('{ArrowDown}');
		await waitFor(() => expect(canvas.getByRole('option', { name: said('İtaliya') })).toHaveAttribute('data-active'));
		await expect(args.onChange).not.toHaveBeenCalled();
	},
};

export const WithError: Story = {
	args: { errorMessage: 'Vətəndaşlığınızı seçin', description: 'Pasportunuzu verən ölkə' },
};

interface Airport {
	id: string;
	label: string;
	section: string;
	city: string;
}
const airports: Airport[] = [
	{ id: 'gyd', label: 'Heydər Əliyev', section: 'Azərbaycan', city: 'Bakı' },
	{ id: 'nrt', label: 'Narita', section: 'Yaponiya', city: 'Tokio' },
	{ id: 'hnd', label: 'Haneda', section: 'Yaponiya', city: 'Tokio' },
];
const load = fn(async (text: string) =>
	airports.filter((one) => one.label.toLowerCase().includes(text) || one.city.toLowerCase().includes(text)),
);

function Airports({ onCreate }: { onCreate?: (text: string) => void }) {
	const items = useAsyncItems({ load, delay: 50 });
	const face = (one: Airport) => (
		<span>
			{one.label} <small>{one.city}</small>
		</span>
	);
	return <ComboBox label="Hava limanı" {...items} renderItem={face} onCreate={onCreate} />;
}

export const FromAServer: Story = {
	name: 'asks a server once the typing rests; its answer stands in sections, with rows of the page’s own',
	render: () => <Airports />,
	play: async ({ canvas, userEvent }) => {
		load.mockClear();
		const field = canvas.getByRole('combobox', { name: 'Hava limanı' });
		await userEvent.type(field, 'tokio');
		const section = await canvas.findByRole('group', { name: 'Yaponiya' });
		await waitFor(() => expect(section).toHaveTextContent('Narita Tokio'));
		await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
		await expect(load.mock.calls.length).toBeLessThan(5);
		await userEvent.keyboard('{ArrowDown}{Enter}');
		// The picked item keeps its name, although the items are gone.
		await waitFor(() => expect(field).toHaveValue('Haneda'));
		await waitFor(() => expect(canvas.queryByRole('option')).not.toBeInTheDocument());
	},
};

const create = fn();
export const Created: Story = {
	name: 'what is typed and not in the list can be made new, by the keyboard too',
	args: { onCreate: create },
	play: async ({ args, canvas, userEvent }) => {
		const field = canvas.getByRole('combobox', { name: 'Vətəndaşlıq' });
		await userEvent.type(field, 'Almaniya');
		await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
		await userEvent.clear(field);
		await userEvent.type(field, 'Atlantida');
		await waitFor(() => expect(canvas.getByRole('option', { name: '“Atlantida” əlavə et' })).toBeVisible());
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(create).toHaveBeenLastCalledWith('Atlantida'));
		await expect(args.onChange).not.toHaveBeenCalled();
	},
};

export const InALowDialog: Story = {
	name: 'a low dialog, of the page or a box that hides or scrolls, does not cut its list; Escape closes the list alone',
	tags: ['whole'],
	render: (args) => (
		<dialog aria-label="Ünvan" style={{ height: '9rem', overflow: 'hidden', padding: '1rem' }}>
			<div style={{ height: '7rem', overflow: 'auto', transform: 'translate(0)' }}>
				<Controlled {...args} />
			</div>
		</dialog>
	),
	play: async ({ args, canvas, canvasElement, userEvent }) => {
		const dialog = canvasElement.querySelector('dialog') as HTMLDialogElement;
		dialog.showModal();
		const field = canvas.getByRole('combobox', { name: 'Vətəndaşlıq' });
		await userEvent.click(field);
		const list = await standsAt(field, 'below');
		await expect(list.clientHeight).toBeGreaterThan(200);
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(canvas.queryByRole('option')).not.toBeInTheDocument());
		await expect(dialog.open).toBe(true);
		await userEvent.click(field);
		await userEvent.click(await canvas.findByRole('option', { name: 'İtaliya' }));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('it'));
		dialog.close();
	},
};

export const AtTheBottom: Story = {
	name: 'where the window ends its list stands above, and follows the field when the page or the field moves',
	render: (args) => (
		<div style={{ height: '300vh' }}>
			<div data-testid="before" style={{ height: 'calc(100vh - 7rem)' }} />
			<Controlled {...args} />
		</div>
	),
	play: async ({ canvas, userEvent }) => {
		window.scrollTo(0, 0);
		const field = canvas.getByRole('combobox', { name: 'Vətəndaşlıq' });
		await userEvent.click(field);
		const list = await standsAt(field, 'above');
		window.scrollTo(0, 40);
		await standsAt(field, 'above');
		// Rows scroll by themselves.
		list.scrollTop = 300;
		await waitFor(() => expect(list.scrollTop).toBe(300));
		await standsAt(field, 'above');
		// Now there is space on one side only.
		window.scrollTo(0, window.innerHeight - 160);
		await standsAt(field, 'below');
		window.scrollTo(0, 0);
		await standsAt(field, 'above');
	},
};

export const LateContent: Story = {
	name: 'content that comes late and moves the field takes its list along',
	tags: ['whole'],
	render: (args) => (
		<>
			<div data-testid="before" />
			<Controlled {...args} />
			<ComboBox label="Yaşadığınız ölkə" items={sheetItems} />
		</>
	),
	play: async ({ canvas, userEvent }) => {
		const field = canvas.getByRole('combobox', { name: 'Vətəndaşlıq' });
		await userEvent.click(field);
		// A press next to the rows, as on their scroll bar, doesn't leave the field.
		await userEvent.click(await standsAt(field, 'below'));
		await waitFor(() => expect(field).toHaveFocus());
		await standsAt(field, 'below');
		for (const height of [10, 137, 0]) {
			canvas.getByTestId('before').style.height = `${height}px`;
			await standsAt(field, 'below');
		}
		canvas.getByTestId('before').style.height = `${window.innerHeight - 140}px`;
		await standsAt(field, 'above');
	},
};

const sheetItems = [
	{ id: 'az', label: 'Azərbaycan' },
	{ id: 'tr', label: 'Türkiyə' },
];

export const States = statesOf({ empty: { defaultValue: null }, filled: { defaultValue: 'tr' } }, (props) => (
	<ComboBox label="Vətəndaşlıq" items={sheetItems} {...props} />
));

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<ComboBox label="Vətəndaşlıq" items={sheetItems} value={null} onChange={fn()} />
			<ComboBox
				label="Vətəndaşlıq"
				description="Pasportunuzda yazıldığı kimi"
				items={sheetItems}
				value="az"
				onChange={fn()}
			/>
			<ComboBox label="Vətəndaşlıq" items={sheetItems} value={null} onChange={fn()} errorMessage="Vətəndaşlığı seçin" />
			<ComboBox label="Vətəndaşlıq" items={sheetItems} value="tr" onChange={fn()} isDisabled />
		</Stack>
	),
};
