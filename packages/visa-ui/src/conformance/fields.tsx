import { CalendarDate } from '@internationalized/date';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import type { UserEvent } from 'vitest/browser';
import * as ui from '../entries';

/** What the test of all fields passes to each of them. */
// biome-ignore lint/suspicious/noExplicitAny: each field has values of its own kind; its own types are checked where it is used
export type FieldProps = Record<string, any>;

export interface FieldSample {
	render: (props: FieldProps) => ReactElement;
	/** The prop that holds its value; prefixed with `default`, the uncontrolled one. */
	holds?: 'value' | 'isSelected' | 'file';
	first: unknown;
	/** The empty value, if there is one. */
	none?: unknown;
	/** What a plain form submits for it. */
	sent: unknown[];
	second: unknown;
	secondSent: unknown[];
	/** Changes the first value to the second by hand. */
	change: (user: UserEvent, field: HTMLElement) => Promise<unknown>;
	/** Completes the field, if a single change isn't enough. */
	complete?: FieldSample['change'];
	/** A number is never missing. */
	isNeverEmpty?: true;
	canBePending?: true;
}

const one = (root: ParentNode, selector: string) => {
	const found = root.querySelector<HTMLElement>(selector);
	if (!found) throw new Error(`${selector} is not there.`);
	return found;
};
const write = (text: string) => (user: UserEvent, field: HTMLElement) =>
	user.fill(one(field, 'input:not([type="hidden"]), textarea'), text);
const press = (selector: string) => (user: UserEvent, field: HTMLElement) => user.click(one(field, selector));

const text = {
	none: '',
	first: 'a@b.az',
	sent: ['a@b.az'],
	second: 'c@d.az',
	secondSent: ['c@d.az'],
	change: write('c@d.az'),
};
const items = [
	{ id: 'a', label: 'Turizm', title: 'Turizm' },
	{ id: 'b', label: 'İşgüzar', title: 'İşgüzar' },
];
const choice = { none: null, first: 'a', sent: ['a'], second: 'b', secondSent: ['b'] };
const several = { none: [], first: ['a'], sent: ['a'], second: ['a', 'b'], secondSent: ['a', 'b'] };
const [eighth, ninth] = [new CalendarDate(2026, 12, 8), new CalendarDate(2026, 12, 9)];
const day = { none: null, first: eighth, sent: ['2026-12-08'], second: ninth, secondSent: ['2026-12-09'] };
const passport = new File(['a passport'], 'pasport.png', { type: 'image/png' });
const pickSecond = async (user: UserEvent, field: HTMLElement) => {
	await user.click(one(field, '[role="combobox"]'));
	await user.click(one(field, '[role="option"]:last-child'));
};

/** Every public field, and how its value is changed by hand. A missing one fails the folder test. */
export const fields: Record<string, FieldSample> = {
	TextField: { ...text, render: (props) => <ui.TextField label="Ünvan" {...props} /> },
	TextArea: { ...text, render: (props) => <ui.TextArea label="Ünvan" {...props} /> },
	PasswordField: { ...text, render: (props) => <ui.PasswordField label="Şifrə" {...props} /> },
	SearchField: {
		...text,
		canBePending: true,
		render: (props) => <ui.SearchField label="Axtarış" {...props} />,
	},
	OtpField: {
		none: '',
		first: '123456',
		sent: ['123456'],
		second: '654321',
		secondSent: ['654321'],
		change: write('654321'),
		render: (props) => <ui.OtpField label="Kod" {...props} />,
	},
	MoneyField: {
		none: null,
		first: 12.5,
		sent: ['12.5'],
		second: 1250,
		secondSent: ['1250'],
		change: write('1.250'),
		render: (props) => <ui.MoneyField label="Rüsum" {...props} />,
	},
	NumberStepper: {
		first: 2,
		sent: ['2'],
		second: 3,
		secondSent: ['3'],
		change: press('button:last-of-type'),
		isNeverEmpty: true,
		render: (props) => <ui.NumberStepper label="Say" minValue={1} maxValue={9} {...props} />,
	},
	Select: {
		...choice,
		change: pickSecond,
		canBePending: true,
		render: (props) => <ui.Select label="Təyinat" items={items} {...props} />,
	},
	ComboBox: {
		...choice,
		change: pickSecond,
		canBePending: true,
		render: (props) => <ui.ComboBox label="Ölkə" items={items} {...props} />,
	},
	MultiSelect: {
		...several,
		change: async (user, field) => {
			await pickSecond(user, field);
			await user.keyboard('{Escape}');
		},
		canBePending: true,
		render: (props) => <ui.MultiSelect label="Ölkələr" items={items} {...props} />,
	},
	OptionList: {
		...choice,
		change: press('[role="option"]:last-child'),
		render: (props) => <ui.OptionList label="Ölkələr" items={items} {...props} />,
	},
	CardSelect: {
		...choice,
		change: press('[role="row"]:nth-child(2)'),
		render: (props) => <ui.CardSelect label="Viza növü" items={items} {...props} />,
	},
	RadioGroup: {
		...choice,
		change: press('label:last-child'),
		render: (props) => <ui.RadioGroup label="Cins" items={items} {...props} />,
	},
	ToggleButtonGroup: {
		...choice,
		change: press('label:last-child'),
		render: (props) => <ui.ToggleButtonGroup label="Görünüş" items={items} {...props} />,
	},
	Checkbox: {
		first: false,
		sent: [],
		second: true,
		secondSent: ['on'],
		holds: 'isSelected',
		change: press('label'),
		render: (props) => <ui.Checkbox {...props}>Razıyam</ui.Checkbox>,
	},
	CheckboxGroup: {
		...several,
		change: press('div:last-child > div > label'),
		render: (props) => <ui.CheckboxGroup label="Sənədlər" items={items} {...props} />,
	},
	Switch: {
		first: false,
		sent: [],
		second: true,
		secondSent: ['on'],
		holds: 'isSelected',
		change: press('input'),
		canBePending: true,
		render: (props) => <ui.Switch label="Xəbərlər" {...props} />,
	},
	DateField: { ...day, change: write('09/12/2026'), render: (props) => <ui.DateField label="Gün" {...props} /> },
	DatePicker: { ...day, change: write('09/12/2026'), render: (props) => <ui.DatePicker label="Gün" {...props} /> },
	DateRange: {
		none: { start: null, end: null },
		first: { start: eighth, end: null },
		sent: ['2026-12-08', ''],
		second: { start: ninth, end: null },
		secondSent: ['2026-12-09', ''],
		change: write('09/12/2026'),
		complete: async (user, field) => {
			for (const input of field.querySelectorAll('input[inputmode]')) await user.fill(input, '09/12/2026');
		},
		render: ({ name, ...props }) => <ui.DateRange label="Aralıq" startName={name} endName={name} {...props} />,
	},
	TimeField: {
		none: null,
		first: '10:00',
		sent: ['10:00'],
		second: '10:30',
		secondSent: ['10:30'],
		change: async (user, field) => {
			await user.click(one(field, '[role="spinbutton"]'));
			await user.keyboard('1030');
		},
		render: (props) => <ui.TimeField label="Saat" {...props} />,
	},
	PhoneField: {
		none: '',
		first: '+994501234567',
		sent: ['+994501234567'],
		second: '+994551234567',
		secondSent: ['+994551234567'],
		change: write('+994551234567'),
		render: (props) => (
			<ui.PhoneField label="Telefon" countries={[{ id: 'AZ', label: 'Azərbaycan', code: '994' }]} {...props} />
		),
	},
	DateTimeField: {
		none: null,
		first: '2026-12-08T10:00',
		sent: ['2026-12-08T10:00'],
		second: '2026-12-09T10:00',
		secondSent: ['2026-12-09T10:00'],
		change: write('09/12/2026'),
		render: (props) => <ui.DateTimeField label="Başlanğıc" defaultTime="10:00" {...props} />,
	},
	FileDrop: {
		holds: 'file',
		first: null,
		sent: [expect.objectContaining({ size: 0 })],
		// The drop zone adds the path to the file.
		second: expect.objectContaining({ path: './pasport.png' }),
		secondSent: [expect.objectContaining({ name: 'pasport.png', size: 10 })],
		change: (user, field) => user.upload(one(field, 'input'), passport),
		render: (props) => <ui.FileDrop label="Pasport" note="PNG" onRefused={() => undefined} {...props} />,
	},
};
