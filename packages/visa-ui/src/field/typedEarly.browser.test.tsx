import { CalendarDate } from '@internationalized/date';
import { type ReactElement, StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Controller, useForm } from 'react-hook-form';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as ui from '../entries';

const patience = { timeout: 15_000 };
const items = [
	{ id: 'az', label: 'Azərbaycan' },
	{ id: 'it', label: 'İtaliya' },
];

/** A server-rendered page, changed by hand, which React then hydrates. */
function takeOver(field: ReactElement, byHand: (page: HTMLElement) => void) {
	const page = document.body.appendChild(document.createElement('main'));
	const content = (
		<StrictMode>
			<form>{field}</form>
		</StrictMode>
	);
	page.innerHTML = renderToString(content);
	byHand(page);
	const fault = vi.fn();
	const root = hydrateRoot(page, content, { onRecoverableError: fault });
	onTestFinished(() => {
		root.unmount();
		page.remove();
	});
	return {
		page,
		fault,
		sent: (name: string) => new FormData(page.querySelector('form') as HTMLFormElement).getAll(name),
		shown: () => page.querySelector<HTMLInputElement>('input:not([type="hidden"], [hidden]), textarea')?.value,
	};
}
const write = (text: string) => (page: HTMLElement) => {
	const control = page.querySelector<HTMLInputElement>('input:not([type="hidden"], [hidden]), textarea');
	if (control) control.value = text;
};
const choose = (id: string) => (page: HTMLElement) => {
	const select = page.querySelector('select');
	if (select) select.value = id;
};

function Held() {
	const [name, setName] = useState('');
	return (
		<>
			<ui.TextField label="Ad" value={name} onChange={setName} />
			<input type="hidden" name="it" value={name} />
		</>
	);
}
function Hooked() {
	const { control, watch } = useForm({ defaultValues: { name: '' } });
	return (
		<>
			<Controller control={control} name="name" render={({ field }) => <ui.TextField label="Ad" {...field} />} />
			<input type="hidden" name="it" value={watch('name')} />
		</>
	);
}
const countries = [
	{ id: 'AZ', label: 'Azərbaycan', code: '994' },
	{ id: 'IT', label: 'İtaliya', code: '39' },
];
const shared = { label: 'Sahə', name: 'it' };
const phone = { countries, defaultValue: '+994501234567' };
const agreeing = { name: 'it', children: 'Razıyam' };

it.each<[string, ReactElement, (page: HTMLElement) => void, string]>([
	['DateField', <ui.DateField {...shared} key={1} />, write('09/12/2026'), '2026-12-09'],
	['DatePicker', <ui.DatePicker {...shared} key={1} />, write('09/12/2026'), '2026-12-09'],
	['MoneyField', <ui.MoneyField {...shared} key={1} />, write('12,50'), '12.5'],
	['NumberStepper', <ui.NumberStepper {...shared} minValue={1} key={1} />, write('4'), '4'],
	['OtpField', <ui.OtpField {...shared} key={1} />, write('123 456'), '123456'],
	['PhoneField', <ui.PhoneField {...shared} countries={countries} key={1} />, write('501234567'), '+994501234567'],
	[
		'PhoneField with another code',
		<ui.PhoneField {...shared} countries={countries} key={1} />,
		(page) => {
			write('501234567')(page);
			choose('IT')(page);
		},
		'+39501234567',
	],
	['PhoneField’s code', <ui.PhoneField {...shared} {...phone} key={1} />, choose('IT'), '+39501234567'],
	['SearchField', <ui.SearchField {...shared} key={1} />, write('Roma'), 'Roma'],
	['ComboBox', <ui.ComboBox {...shared} items={items} key={1} />, write('italiya'), 'it'],
	['MultiSelect', <ui.MultiSelect {...shared} items={items} key={1} />, write('İtaliya'), 'it'],
	['Select', <ui.Select {...shared} items={items} key={1} />, choose('it'), 'it'],
	['Select, taken back', <ui.Select {...shared} items={items} defaultValue="it" key={1} />, choose(''), ''],
	['TextField that the page holds', <Held key={1} />, write('Aysel'), 'Aysel'],
	['TextField of react-hook-form', <Hooked key={1} />, write('Aysel'), 'Aysel'],
])('%s keeps what was entered before the page’s scripts had loaded', async (_, field, byHand, sent) => {
	const { sent: got, fault } = takeOver(field, byHand);
	await vi.waitFor(() => expect(got('it')).toEqual([sent]), patience);
	expect(fault).not.toHaveBeenCalled();
});

it.each<[string, ReactElement, before: string, typed: string, after: string]>([
	['DateField', <ui.DateField {...shared} key={1} />, '', '09/12/2026', '2026-12-09'],
	[
		'DatePicker',
		<ui.DatePicker {...shared} defaultValue={new CalendarDate(2026, 12, 8)} key={1} />,
		'08/12/2026',
		'09/12/2026',
		'2026-12-09',
	],
	['DateRange', <ui.DateRange label="Səfər" startName="it" endName="end" key={1} />, '', '09/12/2026', '2026-12-09'],
	['MoneyField', <ui.MoneyField {...shared} key={1} />, '', '12,50', '12.5'],
	['NumberStepper', <ui.NumberStepper {...shared} minValue={1} key={1} />, '1', '4', '4'],
	['PhoneField', <ui.PhoneField {...shared} countries={countries} key={1} />, '', '050 123 45 67', '+994501234567'],
])(
	'[DAT-03] %s that a server rendered submits its text without scripts, and its value once there are some',
	async (_, field, before, typed, after) => {
		const sentThen: FormDataEntryValue[] = [];
		const { page, sent } = takeOver(field, (page) => {
			const collect = () => sentThen.push(...new FormData(page.querySelector('form') as HTMLFormElement).getAll('it'));
			collect();
			write(typed)(page);
			collect();
		});
		expect(sentThen).toEqual([before, typed]);
		await vi.waitFor(() => expect(sent('it')).toEqual([after]), patience);
		// In the other end of a range too the text has no name any more.
		await vi.waitFor(
			() => expect(page.querySelectorAll('input[name]:not([type="hidden"], [hidden])')).toHaveLength(0),
			patience,
		);
	},
);

it('[DAT-03] PhoneField that a server rendered without a number submits the country beside the text without scripts', async () => {
	const sentThen: [string, FormDataEntryValue][] = [];
	const { page, sent } = takeOver(<ui.PhoneField {...shared} countries={countries} />, (page) => {
		write('312 345 6789')(page);
		choose('IT')(page);
		sentThen.push(...new FormData(page.querySelector('form') as HTMLFormElement));
	});
	expect(Object.fromEntries(sentThen)).toEqual({ it: '312 345 6789', 'it-country': 'IT' });
	await vi.waitFor(() => expect(sent('it')).toEqual(['+393123456789']), patience);
	await vi.waitFor(() => expect(page.querySelector('select')?.name).toBe(''), patience);
	expect(sent('it-country')).toEqual([]);
});

it('[DAT-03] PhoneField that a server rendered with a number submits it whole without scripts', () => {
	const sentThen: FormDataEntryValue[] = [];
	takeOver(<ui.PhoneField {...shared} {...phone} />, (page) => {
		sentThen.push(...new FormData(page.querySelector('form') as HTMLFormElement).getAll('it'));
	});
	expect(sentThen).toEqual(['+994501234567']);
});

it('FileDrop keeps the file that was chosen before the page’s scripts had loaded, and submits it without them', async () => {
	const told = vi.fn();
	const file = new File(['x'], 'pasport.png', { type: 'image/png' });
	const sentThen: FormDataEntryValue[] = [];
	const { page, sent, fault } = takeOver(
		<ui.FileDrop {...shared} note="PNG" onFile={told} onRefused={told} />,
		(page) => {
			const chosen = new DataTransfer();
			chosen.items.add(file);
			const control = page.querySelector<HTMLInputElement>('input[type="file"]:not([hidden])');
			if (control) control.files = chosen.files;
			sentThen.push(...new FormData(page.querySelector('form') as HTMLFormElement).getAll('it'));
		},
	);
	expect(sentThen).toEqual([expect.objectContaining({ name: 'pasport.png' })]);
	await vi.waitFor(() => expect(page.querySelector('li')?.textContent).toContain('pasport.png'), patience);
	await vi.waitFor(() => expect(sent('it')).toEqual([expect.objectContaining({ name: 'pasport.png' })]), patience);
	expect(told.mock.calls).toEqual([[expect.objectContaining({ name: 'pasport.png' })]]);
	expect(fault).not.toHaveBeenCalled();
});

/** Presses these checkboxes or radio buttons: the first one, if none is named. */
const press =
	(...values: string[]) =>
	(page: HTMLElement) => {
		const inputs = [...page.querySelectorAll<HTMLInputElement>('input:is([type="checkbox"], [type="radio"])')];
		const wanted = values.length > 0 ? inputs.filter(({ value }) => values.includes(value)) : inputs.slice(0, 1);
		for (const input of wanted) input.click();
	};
function Agreed({ ever = false }: { ever?: boolean }) {
	const [isAgreed, setAgreed] = useState(ever);
	return (
		<>
			<ui.Checkbox isSelected={isAgreed} onChange={setAgreed}>
				Razıyam
			</ui.Checkbox>
			<input type="hidden" name="it" value={String(isAgreed)} />
		</>
	);
}
it.each<[string, ReactElement, (page: HTMLElement) => void, string[]]>([
	['Checkbox', <ui.Checkbox {...agreeing} key={1} />, press(), ['on']],
	['Checkbox, taken back', <ui.Checkbox {...agreeing} defaultSelected key={1} />, press(), []],
	['Checkbox that the page holds', <Agreed key={1} />, press(), ['true']],
	['Checkbox that the page holds, taken back', <Agreed ever key={1} />, press(), ['false']],
	['CheckboxGroup', <ui.CheckboxGroup {...shared} items={items} key={1} />, press('az', 'it'), ['az', 'it']],
	['Switch', <ui.Switch {...shared} key={1} />, press(), ['on']],
	['RadioGroup', <ui.RadioGroup {...shared} items={items} key={1} />, press('it'), ['it']],
	['RadioGroup, changed', <ui.RadioGroup {...shared} items={items} defaultValue="az" key={1} />, press('it'), ['it']],
])('%s keeps what was pressed before the page’s scripts had loaded, and shows it', async (_, field, byHand, sent) => {
	const { page, sent: got, fault } = takeOver(field, byHand);
	const shown = () =>
		[...page.querySelectorAll<HTMLInputElement>('input:is([type="checkbox"], [type="radio"])')].map(
			(input) => input.closest('[data-rac]')?.hasAttribute('data-selected') ?? input.checked,
		);
	const pressed = [...page.querySelectorAll<HTMLInputElement>('input:checked')].length;
	await vi.waitFor(() => expect(Object.keys(page.querySelector('input') ?? {}).join()).toContain('__react'), patience);
	await vi.waitFor(() => expect(shown().filter(Boolean)).toHaveLength(pressed), patience);
	await vi.waitFor(() => expect(got('it')).toEqual(sent), patience);
	expect(page.querySelectorAll('input:checked')).toHaveLength(pressed);
	expect(fault).not.toHaveBeenCalled();
});

const toldOfPress = vi.fn();
it.each<[string, ReactElement]>([
	['Checkbox', <ui.Checkbox {...agreeing} isReadOnly onChange={toldOfPress} key={1} />],
	['Switch', <ui.Switch {...shared} isReadOnly onChange={toldOfPress} key={1} />],
	['RadioGroup', <ui.RadioGroup {...shared} items={items} isReadOnly onChange={toldOfPress} key={1} />],
])('%s that is read only takes no press, an early one neither', async (_, field) => {
	toldOfPress.mockClear();
	const { page, sent } = takeOver(field, press());
	expect(page.querySelector('input:checked')).not.toBeNull();
	await vi.waitFor(() => expect(page.querySelector('input:checked')).toBeNull(), patience);
	expect(sent('it')).toEqual([]);
	expect(toldOfPress).not.toHaveBeenCalled();
});

it('the page hears of a choice that was made before its scripts had loaded', async () => {
	const told = vi.fn();
	takeOver(<ui.Select {...shared} items={items} onChange={told} isRequired />, choose('it'));
	await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith('it'), patience);
});

it('what no field can take does not stay in it', async () => {
	const { sent, shown } = takeOver(<ui.ComboBox {...shared} items={items} />, write('Atlantida'));
	await vi.waitFor(() => expect(shown()).toBe(''), patience);
	expect(sent('it')).toEqual(['']);
});

it('a value whose item comes later is not taken for a choice of nothing', async () => {
	const told = vi.fn();
	const { page } = takeOver(<ui.Select {...shared} items={[]} value="it" onChange={told} />, () => undefined);
	await vi.waitFor(() => expect(page.querySelector('select')).not.toBeNull(), patience);
	await vi.waitFor(() => expect(Object.keys(page.querySelector('select') ?? {}).join()).toContain('__react'), patience);
	expect(told).not.toHaveBeenCalled();
});

it('a date that a server renders is the field’s own', async () => {
	const told = vi.fn();
	const day = new CalendarDate(2026, 12, 9);
	const { sent } = takeOver(<ui.DateField {...shared} value={day} onChange={told} />, () => undefined);
	await vi.waitFor(() => expect(sent('it')).toEqual(['2026-12-09']), patience);
	expect(told).not.toHaveBeenCalled();
});
