import { CalendarDate } from '@internationalized/date';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Accordion } from '../components/Accordion';
import { Button } from '../components/Button';
import { CardSelect } from '../components/CardSelect';
import { Columns } from '../components/Columns';
import { Container } from '../components/Container';
import { DateField } from '../components/DateField';
import { DescriptionList } from '../components/DescriptionList';
import { Menu } from '../components/Menu';
import { Notice } from '../components/Notice';
import { RequestStatusTag } from '../components/RequestStatusTag';
import { Text } from '../components/Text';
import { TextField } from '../components/TextField';
import { ToastRegion, toast } from '../components/Toast';
import * as ui from '../entries';
import { forgetTold } from '../root/warn';

const patience = { timeout: 15_000 };
let container: HTMLElement;
let root: ReturnType<typeof createRoot>;
const told = vi.spyOn(console, 'warn');
beforeEach(() => {
	told.mockReset();
	// A warning that another test of this page has caused wouldn't be repeated here.
	forgetTold();
	container = document.body.appendChild(document.createElement('div'));
	root = createRoot(container);
});
afterEach(() => {
	root.unmount();
	container.remove();
});
const show = (view: ReactNode) => root.render(view);
const said = () => told.mock.calls.flat().join('\n');
const Loose = TextField as unknown as (props: Record<string, unknown>) => ReactNode;

it('while developing one is told of a field without a name, or with two', async () => {
	show(<TextField label="Ad" />);
	await vi.waitFor(() => expect(container.querySelector('input')).toBeTruthy(), patience);
	expect(said()).toBe('');
	show(<Loose />);
	await vi.waitFor(() => expect(said()).toMatch(/no name: say its `label`/), patience);
	show(<Loose label="Soyad" aria-label="Ad" />);
	await vi.waitFor(() => expect(said()).toMatch(/“Soyad” has two names/), patience);
});

it('while developing one is told of a value that can not change, once it should', async () => {
	show(
		<>
			<TextField label="Ad" value="Aysel" />
			<DateField label="Gün" value={null} isReadOnly />
		</>,
	);
	await vi.waitFor(() => expect(container.querySelector('input')).toBeTruthy(), patience);
	expect(said()).toBe('');
	await userEvent.type(container.querySelector('input') as HTMLInputElement, 'x');
	await vi.waitFor(() => expect(said()).toMatch(/a `value` and no `onChange`/), patience);
	expect(told).toHaveBeenCalledOnce();
});

it('while developing one is told of an error that leads to no field', async () => {
	show(
		<>
			<ui.ErrorSummary faults={[{ fieldId: 'name', message: 'Adı yazın' }]} />
			<ui.ErrorSummary faults={[{ fieldId: 'dates', message: 'Günləri yazın' }]} />
			<TextField label="Ad" id="name" defaultValue="" />
			<ui.DateRange label="Səfər" startName="from" endName="to" />
		</>,
	);
	const press = async (message: string) => {
		const link = await vi.waitFor(() => {
			const found = Array.from(container.querySelectorAll('a')).find((one) => one.textContent === message);
			if (!found) throw new Error(`No ${message}.`);
			return found;
		}, patience);
		await userEvent.click(link);
	};
	await press('Adı yazın');
	expect(container.querySelector('#name')).toBe(document.activeElement);
	expect(said()).toBe('');
	await press('Günləri yazın');
	expect(said()).toMatch(/no field with the `id` “dates”/);
});

it('while developing one is told of a toast that nothing shows', async () => {
	// Rendered to its last effect: from then on it receives toasts.
	flushSync(() => show(<ToastRegion />));
	vi.useFakeTimers();
	try {
		toast.info('Göndərildi');
		vi.runAllTimers();
		expect(said()).toBe('');
		root.unmount();
		root = createRoot(container);
		// A toast that was withdrawn by then isn't shown.
		toast.info('Köçürüldü');
		toast.clear();
		vi.runAllTimers();
		expect(said()).toBe('');
		toast.info('Silindi');
		vi.runAllTimers();
		expect(said()).toMatch(/put a <ToastRegion/);
	} finally {
		vi.useRealTimers();
		toast.clear();
	}
});

it('while developing one is told of a part that is loaded when it opens, where nothing would say that it failed', async () => {
	const range = <ui.DateRange label="Səfər" hasRangeCalendar />;
	const open = () => userEvent.click(page.getByRole('button', { name: 'Təqvimdə seç' }));
	show(
		<>
			{range}
			<ToastRegion />
		</>,
	);
	await open();
	await vi.waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeTruthy(), patience);
	show(null);
	await vi.waitFor(() => expect(container.childElementCount).toBe(0), patience);
	expect(said()).toBe('');
	show(range);
	await open();
	await vi.waitFor(() => expect(said()).toMatch(/put a <ToastRegion/), patience);
});

it('while developing one is told of a tone or a size that there is none of, with those that there are', async () => {
	const AnyText = Text as unknown as typeof Loose;
	const AnyButton = Button as unknown as typeof Loose;
	show(
		<>
			<AnyText size="caption">Ad</AnyText>
			<AnyButton tone="primary">Göndər</AnyButton>
		</>,
	);
	await vi.waitFor(() => expect(container.querySelector('button')).toBeTruthy(), patience);
	expect(said()).toBe('');
	show(
		<>
			<AnyText size="huge">Ad</AnyText>
			<AnyButton tone="danger">Göndər</AnyButton>
		</>,
	);
	await vi.waitFor(() => expect(said()).toMatch(/no look “huge” beside \S*Text\S*: choose one of .*caption/), patience);
	await vi.waitFor(
		() => expect(said()).toMatch(/no look “danger” beside \S*Button\S*: choose one of primary/),
		patience,
	);
});

it('a word that there is none of leaves the page standing, and is told by every component that takes one', async () => {
	const any = (component: unknown) => component as typeof Loose;
	const [AnyNotice, AnyTag, AnyList] = [Notice, RequestStatusTag, DescriptionList].map(any);
	const [AnyContainer, AnyColumns, AnyCards, AnyRegion] = [Container, Columns, CardSelect, ToastRegion].map(any);
	if (!AnyNotice || !AnyTag || !AnyList || !AnyContainer || !AnyColumns || !AnyCards || !AnyRegion) return;
	show(
		<>
			<AnyNotice tone="danger-zone">Diqqət</AnyNotice>
			<AnyTag status="ON_THE_MOON">Yolda</AnyTag>
			<AnyList layout="grid" items={[{ term: 'Ad', value: 'Aysel' }]} />
			<AnyContainer width="enormous">Ad</AnyContainer>
			<AnyColumns template="quarters">Ad</AnyColumns>
			<AnyCards label="Viza növü" columns="seven" items={[{ id: 'a', title: 'Turizm' }]} />
			<AnyRegion placement="middle" />
		</>,
	);
	await vi.waitFor(() => expect(container.textContent).toContain('Yolda'), patience);
	expect(container.querySelector('[role="status"] svg')).toBeTruthy();
	for (const word of ['danger-zone', 'grid', 'enormous', 'quarters', 'seven', 'middle'])
		expect(said(), word).toContain(`no look “${word}”`);
});

it('while developing one is told of an accordion that nobody can open, and of one that is open twice', async () => {
	const items = [
		{ id: 'a', title: 'Nə vaxt?', content: 'Sabah' },
		{ id: 'b', title: 'Harada?', content: 'Burada' },
	];
	show(<Accordion items={items} openIds={[]} isDisabled />);
	await vi.waitFor(() => expect(container.querySelector('details')).toBeTruthy(), patience);
	expect(said()).toBe('');
	show(<Accordion items={items} openIds={['a', 'b']} isExclusive />);
	await vi.waitFor(() => expect(said()).toMatch(/has `openIds` and no `onOpenChange`/), patience);
	expect(said()).toMatch(/`isExclusive` has several `openIds`/);
});

it('while developing one is told of a menu that nobody can open or close', async () => {
	show(<Menu label="Əməllər" items={[]} isOpen={false} />);
	await vi.waitFor(() => expect(said()).toMatch(/has `isOpen` and no `onOpenChange`/), patience);
});

const loose = (component: unknown) => component as typeof Loose;

it.each(
	[ui.CardSelect, ui.OptionList, ui.ToggleButtonGroup, ui.Checkbox].map((component) => [component.name, component]),
)('while developing one is told of %s without a name', async (_, component) => {
	const Field = loose(component);
	show(<Field items={[{ id: 'a', title: 'A', label: 'A' }]} />);
	await vi.waitFor(() => expect(said()).toMatch(/no name: say its `label`/), patience);
});

it.each(
	[ui.TextField, ui.Select, ui.ComboBox, ui.RadioGroup, ui.CheckboxGroup, ui.OptionList, ui.CardSelect, ui.Checkbox]
		.concat([ui.ToggleButtonGroup, ui.Switch, ui.DatePicker, ui.DateRange, ui.NumberStepper] as never[])
		.map((component) => [component.name, component]),
)('while developing one is told of %s that is given `disabled`, as form libraries do', async (_, component) => {
	const Field = loose(component);
	const view = (isDisabled: boolean) => (
		<Field label="Sahə" items={[]} disabled={isDisabled}>
			Sahə
		</Field>
	);
	flushSync(() => show(view(false)));
	expect(said()).not.toContain('isDisabled');
	flushSync(() => show(view(true)));
	await vi.waitFor(
		() => expect(said()).toContain('A field has `disabled`, which changes nothing: say `isDisabled`.'),
		patience,
	);
});

const lists = [
	...[ui.Accordion, ui.Breadcrumbs, ui.CardSelect, ui.CheckboxGroup, ui.ComboBox, ui.DescriptionList, ui.MultiSelect],
	...[ui.OptionList, ui.RadioGroup, ui.Select, ui.Tabs, ui.ToggleButtonGroup, ui.Tree, ui.BarChart, ui.LineChart],
	...[ui.DataTable, ui.PhoneField, ui.Presence, ui.Stepper, ui.Timeline, ui.FilterBar, ui.Ticket, ui.SideNav],
	...[ui.CommandPalette, ui.LinkTabs],
];
it.each(lists.map((component) => [component.name, component]))(
	'of %s whose list is not there yet the page stands, and its developer is told',
	async (_, component) => {
		const List = loose(component);
		const opened = component === ui.CommandPalette && { isOpen: true };
		show(
			<>
				<List label="Siyahı" caption="Siyahı" heads={['Ad', 'Say']} current={0} value={{}} {...opened} />
				<p>Səhifə</p>
			</>,
		);
		await vi.waitFor(() => expect(said()).toMatch(/has no list of what to show: give it \[\]/), patience);
		await vi.waitFor(() => expect(container.textContent).toContain('Səhifə'), patience);
	},
);

it('of a table whose columns are not there yet the page stands, and its developer is told', async () => {
	const Table = loose(ui.DataTable);
	show(<Table aria-label="Müraciətlər" rows={[{ id: 'a' }]} />);
	await vi.waitFor(() => expect(said()).toMatch(/“Müraciətlər” has no list of what to show: give it \[\]/), patience);
	await vi.waitFor(() => expect(container.querySelector('table')).toBeTruthy(), patience);
});

const choices = [ui.Select, ui.RadioGroup, ui.OptionList, ui.CardSelect, ui.ToggleButtonGroup, ui.ComboBox];
const several = [ui.CheckboxGroup, ui.MultiSelect];
it.each([
	...choices.map((one) => [one.name, one, 'x'] as const),
	...several.map((one) => [one.name, one, ['x']] as const),
])(
	'while developing one is told once of %s with a value that none of its items has, and not while they load',
	async (_, component, defaultValue) => {
		const Choice = loose(component);
		const view = (items: object[]) => <Choice label="Sahə" items={items} defaultValue={defaultValue} />;
		const a = { id: 'a', label: 'A', title: 'A' };
		flushSync(() => show(view([])));
		flushSync(() => show(view([a, { ...a, id: 'x' }])));
		expect(said()).toBe('');
		flushSync(() => show(view([a])));
		flushSync(() => show(view([a, { ...a, id: 'b' }])));
		await vi.waitFor(
			() => expect(said()).toBe('visa-ui: “Sahə” has the value "x", which is the `id` of none of its items.'),
			patience,
		);
	},
);

const range = { start: new CalendarDate(2026, 12, 8), end: new CalendarDate(2026, 12, 9) };
const countries = [{ id: 'AZ', label: 'Azərbaycan', code: '994' }];
it.each<[string, unknown, held: unknown, empty: unknown]>([
	['MultiSelect', ui.MultiSelect, ['a'], []],
	['CheckboxGroup', ui.CheckboxGroup, ['a'], []],
	['DateRange', ui.DateRange, range, { start: null, end: null }],
	['PhoneField', ui.PhoneField, '+994501234567', ''],
	['OtpField', ui.OtpField, '123456', ''],
	['Checkbox', ui.Checkbox, true, false],
	['Switch', ui.Switch, true, false],
])('%s takes null for empty, and returns to it with its form', async (_, component, held, empty) => {
	const Field = loose(component);
	const told = vi.fn();
	const view = (value: unknown) => (
		<form>
			<Field
				label="Sahə"
				items={[{ id: 'a', label: 'A' }]}
				countries={countries}
				value={value}
				isSelected={value}
				onChange={told}
			>
				Sahə
			</Field>
		</form>
	);
	flushSync(() => show(view(null)));
	const form = container.querySelector('form');
	expect(form?.checkValidity()).toBe(true);
	flushSync(() => show(view(held)));
	form?.reset();
	await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(empty), patience);
});

it('what a server got wrong is shown or left out, never ending the page', async () => {
	const [AnyDate, AnyMoment, AnyBox] = [ui.DateText, ui.DateTimeField, ui.ComboBox].map(loose);
	const [AnyMoney, AnyMeter, AnyProgress, AnyAvatar] = [ui.Money, ui.Meter, ui.Progress, ui.Avatar].map(loose);
	if (!AnyDate || !AnyMoment || !AnyBox || !AnyMoney || !AnyMeter || !AnyProgress || !AnyAvatar) return;
	show(
		<form>
			<AnyDate value="2026-12-08T10:00:00Z" />
			<AnyDate value="" />
			<AnyDate />
			<AnyMoment label="Vaxt" defaultValue="sabah" />
			<AnyBox label="Ölkə" name="country" items={[{ id: 1, label: 'Bir' }]} defaultValue={1} />
			<AnyMoney data-testid="none" isStruck isSurcharge />
			<AnyMoney data-testid="nothing" amount={null} />
			<AnyMoney data-testid="text" amount="12.50" />
			<AnyMoney data-testid="wrong" amount="on iki" />
			<AnyMeter label="Yer" />
			<AnyProgress label="Göndərilir" />
			<AnyAvatar name={null} />
		</form>,
	);
	await vi.waitFor(() => expect(container.textContent).toContain('2026-12-08T10:00:00Z'), patience);
	expect(new FormData(container.querySelector('form') as HTMLFormElement).get('country')).toBe('1');
	const shown = ['none', 'nothing', 'text', 'wrong'].map(
		(name) => container.querySelector(`[data-testid="${name}"]`)?.textContent,
	);
	expect(shown).toEqual(['', '', '12,50 AZN', 'on iki']);
	expect(said()).toMatch(/Money shows no amount for “on iki”/);
	for (const bar of container.querySelectorAll('[aria-valuenow]')) expect(bar).toHaveAttribute('aria-valuenow', '0');
	expect(said()).toMatch(/DateText shows “2026-12-08T10:00:00Z” as it is/);
	expect(said()).toMatch(/DateTimeField is empty: its value “sabah”/);
});
