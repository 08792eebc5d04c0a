import { type ReactElement, useState } from 'react';
import { expect, it, vi } from 'vitest';
import * as ui from '../entries';
import { drawPage } from '../root/drawPage';
import { type FieldProps, fields } from './fields';

const patience = { timeout: 15_000 };
type Drawn = (settings: { isDisabled: boolean }) => ReactElement;

const items = [
	{ id: 'a', label: 'Turizm', title: 'Turizm', content: 'Yolüstü' },
	{ id: 'b', label: 'İşgüzar', title: 'İşgüzar', content: 'Sənədlər' },
];
const nothing = () => undefined;
const failed = { name: 'pasport.png', size: 12, status: 'failed' } as const;

/** As somebody has left it who is still in it: with a value, where its parts for that are there. */
const given: Record<string, FieldProps> = {
	SearchField: { defaultValue: 'Bakı' },
	PasswordField: { defaultValue: 'Bakı' },
	OptionList: { hasFilter: true },
	MultiSelect: { defaultValue: ['a', 'b'] },
	DateRange: { hasRangeCalendar: true, presets: [{ id: 'none', label: 'Yox', value: { start: null, end: null } }] },
	FileDrop: { file: failed, onRetry: nothing, onRemove: nothing },
};

/** What can be disabled and is no field. */
const others: Record<string, Drawn> = {
	Accordion: (settings) => <ui.Accordion items={items} {...settings} />,
	'one of an Accordion': ({ isDisabled }) => (
		<ui.Accordion items={items.map((item, at) => ({ ...item, isDisabled: isDisabled && at === 0 }))} />
	),
	Button: (settings) => <ui.Button {...settings}>Göndər</ui.Button>,
	IconButton: (settings) => <ui.IconButton label="Bağla" icon={<ui.CloseIcon />} {...settings} />,
	Menu: (settings) => <ui.Menu label="Əməllər" items={items} {...settings} />,
	'Menu with a trigger': (settings) => (
		<ui.Menu
			label="Əməllər"
			items={items}
			trigger={(button) => <ui.Button {...button}>Əməllər</ui.Button>}
			{...settings}
		/>
	),
	Pagination: ({ isDisabled }) => <ui.Pagination page={isDisabled ? 2 : 1} pageCount={2} onChange={nothing} />,
	Tabs: ({ isDisabled }) => <ui.Tabs label="Müraciət" items={items.map((item) => ({ ...item, isDisabled }))} />,
	'one of the Tabs': ({ isDisabled }) => (
		<ui.Tabs label="Müraciət" items={items.map((item, at) => ({ ...item, isDisabled: isDisabled && at === 0 }))} />
	),
	Tree: ({ isDisabled }) => <ui.Tree label="Bölmələr" items={items.map((item) => ({ ...item, isDisabled }))} />,
	'one of a RadioGroup': ({ isDisabled }) => (
		<ui.RadioGroup label="Növ" items={items.map((item, at) => ({ ...item, isDisabled: isDisabled && at === 0 }))} />
	),
	'one of a CheckboxGroup': ({ isDisabled }) => (
		<ui.CheckboxGroup label="Növ" items={items.map((item, at) => ({ ...item, isDisabled: isDisabled && at === 0 }))} />
	),
	'one of a CardSelect': ({ isDisabled }) => (
		<ui.CardSelect
			label="Növ"
			items={items.map((item, at) => (isDisabled && at === 0 ? { ...item, note: 'Uyğun deyil' } : item))}
		/>
	),
	'one of an OptionList': ({ isDisabled }) => (
		<ui.OptionList label="Növ" items={items.map((item, at) => ({ ...item, isDisabled: isDisabled && at === 0 }))} />
	),
};

const all: [string, Drawn][] = [
	...Object.entries(fields).map(([name, { render }]): [string, Drawn] => [
		name,
		(settings) => render({ ...given[name], ...settings }),
	]),
	...Object.entries(others),
];

const stops =
	'button, input:not([type="hidden"], [aria-hidden] *), textarea, select:not([aria-hidden] *), summary, [tabindex]';
/** Not the panel of tabs, which goes with its tab. */
const parts = (page: Element) =>
	[...page.querySelectorAll<HTMLElement>(stops)].filter((part) => !part.matches(':disabled, [role="tabpanel"]'));
const nameOf = (part: Element) =>
	`${part.localName} ${part.getAttribute('aria-label') ?? part.textContent ?? ''}`.trim();

interface PageProps {
	drawn: Drawn;
	isDisabled: boolean;
	/** It is a fieldset around it that is. */
	isAround?: boolean;
}

function Page({ drawn, isDisabled, isAround = false }: PageProps) {
	// What it holds stays; it is drawn anew for each of its parts.
	const [Drawn] = useState(() => (settings: { isDisabled: boolean }) => drawn(settings));
	return (
		<section>
			<fieldset disabled={isAround && isDisabled}>
				<Drawn isDisabled={!isAround && isDisabled} />
			</fieldset>
		</section>
	);
}

/** Disables it while each of its parts has the focus, in turn. */
async function disableEach(drawn: Drawn, isAround: boolean) {
	const { page, draw } = drawPage();
	const lost: string[] = [];
	const met: string[] = [];
	for (let at = 0; ; at += 1) {
		draw(<Page key={at} drawn={drawn} isAround={isAround} isDisabled={false} />);
		const part = parts(page)[at];
		if (!part) break;
		part.focus();
		if (document.activeElement !== part) continue;
		const name = nameOf(part);
		met.push(name);
		draw(<Page key={at} drawn={drawn} isAround={isAround} isDisabled />);
		// Browsers move it with the next frame.
		for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
		if (!page.querySelector('section')?.contains(document.activeElement)) lost.push(name);
	}
	expect(met).not.toEqual([]);
	expect(lost).toEqual([]);
}

it.each(all)('the focus stays near each part of %s that becomes disabled while it has it', (_name, drawn) =>
	disableEach(drawn, false),
);

it.each(all.filter(([name]) => !name.startsWith('one of')))(
	'the focus stays near each part of %s in a fieldset that becomes disabled',
	(_name, drawn) => disableEach(drawn, true),
);

it.each(['TextField', 'Select', 'NumberStepper', 'Switch', 'FileDrop', 'Button', 'IconButton'])(
	'a %s that is enabled again has the focus again, unless it is elsewhere by now',
	async (name) => {
		const drawn = all.find(([one]) => one === name)?.[1] as Drawn;
		const { page, draw } = drawPage();
		const show = (isDisabled: boolean) =>
			draw(
				<>
					<Page drawn={drawn} isDisabled={isDisabled} />
					<button type="button">Son</button>
				</>,
			);
		show(false);
		const part = parts(page).find((one) => one.matches(':enabled')) as HTMLElement;
		part.focus();
		for (const goesOn of [false, true]) {
			show(true);
			expect(document.activeElement).not.toBe(part);
			const other = page.querySelector<HTMLElement>(':scope > button');
			if (goesOn) other?.focus();
			show(false);
			expect(document.activeElement).toBe(goesOn ? other : part);
		}
	},
);

it.each([
	'TextField',
	'Select',
	'NumberStepper',
	'Checkbox',
	'RadioGroup',
	'Switch',
	'FileDrop',
	'Button',
	'IconButton',
])(
	'a %s has the focus again when the fieldset around it is enabled again, unless it is elsewhere by now',
	async (name) => {
		const drawn = all.find(([one]) => one === name)?.[1] as Drawn;
		const { page, draw } = drawPage();
		const show = (isDisabled: boolean) =>
			draw(
				<>
					<Page drawn={drawn} isAround isDisabled={isDisabled} />
					<button type="button">Son</button>
				</>,
			);
		show(false);
		const part = parts(page).find((one) => one.matches(':enabled')) as HTMLElement;
		part.focus();
		const section = page.querySelector('section');
		const isNear = () => document.activeElement !== part && section?.contains(document.activeElement);
		for (const goesOn of [false, true]) {
			show(true);
			await expect.poll(isNear, patience).toBe(true);
			const other = page.querySelector<HTMLElement>(':scope > button');
			if (goesOn) other?.focus();
			show(false);
			await expect.poll(() => part.matches(':enabled'), patience).toBe(true);
			await expect.poll(() => document.activeElement, patience).toBe(goesOn ? other : part);
		}
	},
);

it('a Button that goes while it is disabled leaves the focus to the page, where others look for it', () => {
	const { page, draw } = drawPage();
	const form = (button: ReactElement | null) => draw(<form>{button}</form>);
	form(<ui.Button>Göndər</ui.Button>);
	page.querySelector('button')?.focus();
	form(<ui.Button isDisabled>Göndər</ui.Button>);
	expect(document.activeElement).toBe(page.querySelector('form'));
	form(null);
	expect(document.activeElement).toBe(document.body);
});

it.each(['TextField', 'Button', 'IconButton', 'Select'])(
	'the focus stays near a %s that becomes disabled while its reader is in another window',
	async (name) => {
		const drawn = all.find(([one]) => one === name)?.[1] as Drawn;
		const { page, draw } = drawPage();
		draw(<Page drawn={drawn} isDisabled={false} />);
		const part = parts(page).find((one) => one.matches(':enabled')) as HTMLElement;
		part.focus();
		// There, `:focus` matches nothing in this one, which keeps its active element.
		const matches = (selector: string) => selector !== ':focus' && Element.prototype.matches.call(part, selector);
		vi.spyOn(part, 'matches').mockImplementation(matches);
		draw(<Page drawn={drawn} isDisabled />);
		for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
		expect(page.querySelector('section')?.contains(document.activeElement)).toBe(true);
		draw(<Page drawn={drawn} isDisabled={false} />);
		expect(document.activeElement).toBe(part);
	},
);

it.each(Object.entries(fields))(
	'%s says that it is disabled with the fieldset around it',
	async (_name, { render }) => {
		const { page, draw } = drawPage();
		const show = (isDisabled: boolean) => draw(<fieldset disabled={isDisabled}>{render({})}</fieldset>);
		show(false);
		const frame = await vi.waitUntil(() => page.querySelector('fieldset')?.firstElementChild, patience);
		expect(frame.hasAttribute('data-disabled')).toBe(false);
		show(true);
		await expect
			.poll(() => page.querySelector('fieldset')?.firstElementChild?.hasAttribute('data-disabled'), patience)
			.toBe(true);
		show(false);
		await expect
			.poll(() => page.querySelector('fieldset')?.firstElementChild?.hasAttribute('data-disabled'), patience)
			.toBe(false);
	},
);

it('what had the focus instead of a control that was disabled is as it was once that has gone on', async () => {
	const { page, draw } = drawPage();
	const form = (isDisabled: boolean) =>
		draw(
			<form>
				<fieldset disabled={isDisabled}>
					<ui.TextField label="Ad" />
				</fieldset>
				<ui.Button isDisabled={isDisabled}>Göndər</ui.Button>
				<ui.Link href="#son">Son</ui.Link>
			</form>,
		);
	form(false);
	for (const part of [page.querySelector('input'), page.querySelector('button')]) {
		part?.focus();
		form(true);
		await expect.poll(() => document.activeElement?.getAttribute('tabindex'), patience).toBe('-1');
		page.querySelector('a')?.focus();
		expect(page.querySelector('[tabindex]')).toBeNull();
		form(false);
	}
	page.querySelector('input')?.focus();
	form(true);
	await expect.poll(() => document.activeElement?.getAttribute('tabindex'), patience).toBe('-1');
	form(false);
	await expect.poll(() => document.activeElement, patience).toBe(page.querySelector('input'));
	expect(page.querySelector('[tabindex]')).toBeNull();
});
