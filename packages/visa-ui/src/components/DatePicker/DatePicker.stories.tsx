import { CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { statesOf } from '../../docs/statesOf';
import { Stack } from '../Stack';
import { DatePicker, type DatePickerProps } from '.';

const today = new CalendarDate(2026, 11, 21);
const earliest = new CalendarDate(2026, 12, 8);

function Controlled(props: DatePickerProps) {
	const [value, setValue] = useState(props.value);
	return (
		<DatePicker
			{...props}
			value={value}
			onChange={(day) => {
				setValue(day);
				props.onChange?.(day);
			}}
		/>
	);
}

const meta = {
	title: 'Fields/DatePicker',
	component: DatePicker,
	args: {
		label: 'Gediş tarixi',
		description: 'Səfərin birinci günü',
		value: null,
		minValue: earliest,
		today,
		onChange: fn(),
		onInvalid: fn(),
	},
	render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** As worded in the requirements. */
const required = {
	label: 'Select approximate start date',
	labelLang: 'en',
	description: '',
	placeholder: 'En erken 08/12/2026',
};

export const Typed: Story = {
	name: '[DAT-03] typed digits become DD/MM/YYYY on leaving the field',
	args: required,
	play: async ({ args, canvas, userEvent }) => {
		const field = canvas.getByRole('textbox', { name: 'Select approximate start date' });
		await waitFor(() => expect(field).toHaveAttribute('placeholder', 'En erken 08/12/2026'));
		await userEvent.type(field, '10-122026');
		await waitFor(() => expect(field).toHaveValue('10-122026'));
		await userEvent.tab();
		await waitFor(() => expect(field).toHaveValue('10/12/2026'));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(new CalendarDate(2026, 12, 10)));
	},
};

export const Impossible: Story = {
	name: '[DAT-03] [DAT-04] an impossible day empties the field and says so',
	play: async ({ args, canvas, userEvent }) => {
		const field = canvas.getByRole('textbox');
		await userEvent.type(field, '31/02/2027');
		await userEvent.tab();
		await waitFor(() => expect(field).toHaveValue(''));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
		await waitFor(() => expect(args.onInvalid).toHaveBeenCalledOnce());
	},
};

export const TooEarly: Story = {
	name: '[DAT-04] [DAT-05] a typed day before the earliest is refused',
	args: { value: new CalendarDate(2027, 1, 5) },
	play: async ({ args, canvas, userEvent }) => {
		const field = canvas.getByRole('textbox');
		await userEvent.clear(field);
		await userEvent.type(field, '07/12/2026');
		await userEvent.tab();
		await waitFor(() => expect(field).toHaveValue(''));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
		await waitFor(() => expect(args.onInvalid).toHaveBeenCalledOnce());
	},
};

const opened = async () => within(await screen.findByRole('dialog'));

export const Picked: Story = {
	name: '[DAT-05] [DAT-11] the calendar opens on the earliest month, in Azerbaijani, with earlier days disabled',
	args: required,
	play: async ({ args, canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: 'Select approximate start date: təqvimi aç' });
		await waitFor(() =>
			expect(within(button).getByText('Select approximate start date')).toHaveAttribute('lang', 'en'),
		);
		await userEvent.click(button);
		const calendar = await opened();
		await waitFor(() => expect(calendar.getByRole('grid', { name: 'dekabr 2026' })).toBeVisible());
		const heads = calendar.getAllByRole('columnheader').map((head) => head.getAttribute('abbr'));
		await waitFor(() => expect(heads[0]).toBe('bazar ertəsi'));
		await waitFor(() => expect(heads[6]).toBe('bazar'));
		const first = calendar.getByRole('button', { name: '8 dekabr 2026, çərşənbə axşamı' });
		await waitFor(() => expect(first).toHaveFocus());
		await waitFor(() =>
			expect(calendar.getByRole('button', { name: /^7 dekabr 2026/ })).toHaveAttribute('aria-disabled', 'true'),
		);
		await waitFor(() => expect(calendar.getByRole('button', { name: 'Əvvəlki ay' })).toBeDisabled());
		await userEvent.click(calendar.getByRole('button', { name: /^7 dekabr/ }));
		await expect(args.onChange).not.toHaveBeenCalled();
		await userEvent.click(calendar.getByRole('button', { name: /^15 dekabr/ }));
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(new CalendarDate(2026, 12, 15)));
		await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('15/12/2026'));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await waitFor(() => expect(button).toHaveFocus());
	},
};

export const CalendarKeys: Story = {
	name: 'keys walk the calendar, Escape closes it and the focus returns',
	play: async ({ args, canvas, userEvent }) => {
		const button = canvas.getByRole('button');
		await userEvent.click(button);
		const calendar = await opened();
		await waitFor(() => expect(calendar.getByRole('button', { name: /^8 dekabr/ })).toHaveFocus());
		await userEvent.keyboard('{ArrowLeft}');
		await waitFor(() => expect(calendar.getByRole('button', { name: /^8 dekabr/ })).toHaveFocus());
		await userEvent.keyboard('{PageDown}{ArrowRight}');
		await waitFor(() => expect(calendar.getByRole('button', { name: /^9 yanvar 2027/ })).toHaveFocus());
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await waitFor(() => expect(button).toHaveFocus());
		await expect(args.onChange).not.toHaveBeenCalled();
	},
};

export const FromText: Story = {
	name: 'Alt and the arrow down open the calendar from the text',
	play: async ({ canvas, userEvent }) => {
		canvas.getByRole('textbox').focus();
		await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
		const calendar = await opened();
		await waitFor(() => expect(calendar.getByRole('button', { name: /^8 dekabr/ })).toHaveFocus());
	},
};

export const EndOfTrip: Story = {
	name: '[DAT-06] an end picker opens on the day after the start',
	args: {
		...required,
		label: 'Select approximate end date',
		placeholder: 'Təxmini bitmə tarixi',
		minValue: new CalendarDate(2027, 1, 1),
		defaultFocusedDate: new CalendarDate(2027, 1, 1),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button'));
		const calendar = await opened();
		await waitFor(() => expect(calendar.getByRole('button', { name: '1 yanvar 2027, cümə' })).toHaveFocus());
		await waitFor(() => expect(calendar.getByRole('button', { name: 'Əvvəlki ay' })).toBeDisabled());
	},
};

export const WithError: Story = {
	name: '[DAT-08] the error stands under the field',
	args: { description: '', errorMessage: 'Başlanğıc tarix düzgün deyil' },
	play: async ({ canvas }) => {
		await waitFor(() =>
			expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Başlanğıc tarix düzgün deyil'),
		);
	},
};

/** The control is in the middle of the window, where the calendar fits neither above nor below. */
const inWindow = (width: number, height: number): Story => ({
	parameters: {
		viewport: { options: { small: { name: 'small', styles: { width: `${width}px`, height: `${height}px` } } } },
	},
	globals: { viewport: { value: 'small', isRotated: false } },
	render: (args) => (
		<div style={{ paddingBlock: '14rem' }}>
			<Controlled {...args} />
		</div>
	),
	play: async ({ canvas, userEvent }) => {
		await waitFor(() => expect([window.innerWidth, window.innerHeight]).toEqual([width, height]));
		await userEvent.click(canvas.getByRole('button'));
		const calendar = await opened();
		const isInside = (element: Element) => {
			const { top, right, bottom, left } = element.getBoundingClientRect();
			return top >= 0 && left >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
		};
		await waitFor(() => expect(isInside(screen.getByRole('dialog'))).toBe(true));
		await waitFor(() => expect(isInside(calendar.getByRole('button', { name: 'Növbəti ay' }))).toBe(true));
		await waitFor(() => expect(isInside(calendar.getByRole('button', { name: /^31 dekabr/ }))).toBe(true));
		await userEvent.click(calendar.getByRole('button', { name: 'Növbəti ay' }));
		await waitFor(() => expect(calendar.getByRole('grid', { name: 'yanvar 2027' })).toBeVisible());
	},
});

export const InShortPhone: Story = {
	...inWindow(320, 568),
	name: 'the whole calendar is inside a window of 320 × 568 px',
	tags: ['whole'],
};

export const InShortWindow: Story = {
	...inWindow(768, 600),
	name: 'the whole calendar is inside a window of 768 × 600 px',
};

export const InLowWindow: Story = {
	...inWindow(1024, 660),
	name: 'the calendar does not leave a window of 1024 × 660 px',
	render: (args) => (
		<div style={{ paddingBlock: '17rem' }}>
			<Controlled {...args} />
		</div>
	),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button'));
		await opened();
		await waitFor(() => {
			const { top, bottom } = screen.getByRole('dialog').getBoundingClientRect();
			expect(top).toBeGreaterThanOrEqual(0);
			expect(bottom).toBeLessThanOrEqual(window.innerHeight);
		});
	},
};

export const States = statesOf(
	{ empty: { defaultValue: null }, filled: { defaultValue: earliest } },
	({ isPending: _, ...props }) => <DatePicker label="Başlanğıc" {...props} />,
	['pending'],
);

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<DatePicker label="Başlanğıc" value={null} onChange={fn()} />
			<DatePicker label="Başlanğıc" description="Gün, ay, il" value={new CalendarDate(2026, 12, 8)} onChange={fn()} />
			<DatePicker label="Başlanğıc" value={null} onChange={fn()} errorMessage="Tarix keçmişdədir" />
			<DatePicker label="Başlanğıc" value={new CalendarDate(2026, 12, 8)} onChange={fn()} isDisabled />
		</Stack>
	),
};
