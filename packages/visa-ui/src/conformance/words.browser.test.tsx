import { CalendarDate } from '@internationalized/date';
import { type ReactElement, useState } from 'react';
import { announce } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import * as ui from '../entries';
import { az } from '../strings/az';
import { StringsProvider } from '../strings/context';
import { en } from '../strings/en';
import { ru } from '../strings/ru';

const patience = { timeout: 15_000, interval: 100 };
const nothing = () => undefined;
const day = new CalendarDate(2026, 12, 8);
// What a page gives is numbers here: every word that is read must then come from the catalogue.
const items = ['1', '2', '3'].map((id) => ({ id, label: id, title: id, content: id }));

const button = (root: Element) => root.querySelector('button');
const input = (root: Element) => root.querySelector('input');

interface Widget {
	render: () => ReactElement;
	/** What is pressed to open it or to set it going, in turn. */
	press?: ((root: Element) => Element | null)[];
	keys?: string;
}

const widgets: Record<string, Widget> = {
	Accordion: { render: () => <ui.Accordion items={items} />, press: [(root) => root.querySelector('summary')] },
	Calendar: {
		render: () => <ChosenDay />,
		press: [
			(root) => [...root.querySelectorAll('button')].filter((one) => !one.dataset.day).at(-1) ?? null,
			(root) => root.querySelector('[data-day$="-20"]'),
		],
		keys: '{ArrowLeft}{PageDown}{Enter}',
	},
	CardSelect: {
		render: () => <ui.CardSelect label="7" items={items} />,
		press: [(root) => root.querySelector('[role="row"]')],
		keys: '{ArrowDown} {Enter}',
	},
	ComboBox: {
		render: () => <ui.ComboBox label="7" items={items} value={null} onChange={nothing} />,
		press: [input],
		keys: '2{ArrowDown}{Enter}',
	},
	CommandPalette: {
		render: () => (
			<ui.CommandPalette
				label="7"
				isOpen
				onClose={nothing}
				onAction={nothing}
				groups={[{ id: '8', label: '8', items }]}
			/>
		),
		keys: '2',
	},
	DatePicker: { render: () => <ui.DatePicker label="7" value={day} onChange={nothing} />, press: [button] },
	DateRange: {
		render: () => <ui.DateRange label="7" value={{ start: day, end: null }} onChange={nothing} />,
		press: [button],
	},
	Dialog: {
		render: () => (
			<ui.Dialog title="7" isOpen onClose={nothing}>
				8
			</ui.Dialog>
		),
	},
	Drawer: {
		render: () => (
			<ui.Drawer title="7" isOpen onClose={nothing}>
				8
			</ui.Drawer>
		),
	},
	Menu: { render: () => <ui.Menu label="7" items={items} />, press: [button], keys: '{ArrowDown}' },
	MultiSelect: {
		render: () => <ui.MultiSelect label="7" items={items} value={['1']} onChange={nothing} />,
		press: [input],
		keys: '{ArrowDown}{Enter}',
	},
	NumberStepper: {
		render: () => <ui.NumberStepper label="7" value={2} onChange={nothing} minimum={1} maximum={9} />,
		press: [button, input],
		keys: '{ArrowUp}{Backspace}',
	},
	OptionList: {
		render: () => <ui.OptionList label="7" items={items} selectedId="1" onChange={nothing} />,
		press: [(root) => root.querySelector('[role="option"]')],
	},
	PhoneField: {
		render: () => <ui.PhoneField label="7" countries={[{ id: 'AZ', label: '8', code: '994' }]} />,
		press: [input],
		keys: '5',
	},
	RangeCalendar: {
		render: () => <ui.RangeCalendar value={null} onChange={nothing} defaultFocusedDate={day} minValue={day} />,
		press: [(root) => root.querySelector('[data-day$="-20"]'), (root) => root.querySelector('[data-day$="-22"]')],
		keys: '{ArrowLeft}{PageDown}{Enter}{ArrowRight}{Enter}',
	},
	SearchField: { render: () => <ui.SearchField label="7" value="5" />, press: [input], keys: '6' },
	Select: { render: () => <ui.Select label="7" items={items} value="1" onChange={nothing} /> },
	Switch: { render: () => <ui.Switch label="7" description="8" errorMessage="9" />, press: [input] },
	Tabs: {
		render: () => <ui.Tabs label="7" items={items} />,
		press: [button],
		keys: '{ArrowRight}',
	},
	TimeField: {
		render: () => <ui.TimeField label="7" minValue="09:00" />,
		press: [(root) => root.querySelector('[role="spinbutton"]')],
		keys: '{ArrowUp}05',
	},
	ToastRegion: { render: () => <ToastHost />, press: [button] },
	ToggleButtonGroup: {
		render: () => <ui.ToggleButtonGroup label="7" items={items} selected="1" onChange={nothing} />,
		press: [(root) => root.querySelectorAll('input')[1] ?? null],
	},
	Tree: {
		render: () => <ui.Tree label="7" items={[{ id: '0', label: '0', children: items }]} />,
		press: [button],
		keys: '{ArrowDown}{Enter}',
	},
	Tooltip: {
		render: () => (
			<ui.Tooltip text="8">
				<ui.Button>7</ui.Button>
			</ui.Tooltip>
		),
		keys: '{Tab}',
	},
};

function ChosenDay() {
	const [value, setValue] = useState<CalendarDate | null>(day);
	return <ui.Calendar value={value} onChange={setValue} defaultFocusedDate={day} minValue={day} today={day} />;
}

function ToastHost() {
	return (
		<>
			<ui.Button onPress={() => ui.toast.error('4', { title: '5', timeout: null })}>7</ui.Button>
			<ui.ToastRegion />
		</>
	);
}

const lettersOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Every word that a catalogue can say. */
function wordsOf(part: unknown): string[] {
	if (typeof part === 'string') return lettersOf(part);
	if (typeof part === 'function')
		return [1, 2, 5].flatMap((count) => wordsOf(attempt(() => part(count, count, count))));
	return part !== null && typeof part === 'object' ? Object.values(part).flatMap(wordsOf) : [];
}
function attempt<Result>(call: () => Result): Result | undefined {
	try {
		return call();
	} catch {
		return undefined;
	}
}

interface Frame {
	frame: { id: string; url: string };
	childFrames?: Frame[];
}
const framesOf = (tree: Frame): Frame[] => [tree, ...(tree.childFrames ?? []).flatMap(framesOf)];
interface AxNode {
	ignored: boolean;
	name?: { value?: unknown };
	description?: { value?: unknown };
	properties?: { name: string; value: { value?: unknown } }[];
}
const spoken = new Set(['roledescription', 'valuetext', 'keyshortcuts', 'placeholder']);

/** What assistive technology reads of this page, of all that it is told. */
async function readTree(): Promise<string[]> {
	const session = cdp() as unknown as { send: (method: string, params?: object) => Promise<unknown> };
	const { frameTree } = (await session.send('Page.getFrameTree')) as { frameTree: Frame };
	const own = framesOf(frameTree).find(({ frame }) => frame.url.split('#')[0] === location.href.split('#')[0]);
	if (!own) throw new Error('The page does not find its own frame.');
	const { nodes } = (await session.send('Accessibility.getFullAXTree', { frameId: own.frame.id })) as {
		nodes: AxNode[];
	};
	return nodes
		.filter(({ ignored }) => !ignored)
		.flatMap(({ name, description, properties = [] }) => [
			name?.value,
			description?.value,
			...properties.filter((property) => spoken.has(property.name)).map(({ value }) => value.value),
		])
		.filter((text): text is string => typeof text === 'string' && text !== '');
}

/** What react-aria says aloud by itself. */
const announcements = () => [...document.querySelectorAll('[data-live-announcer] [role="log"] > *')];

let end = nothing;
afterEach(() => {
	end();
	ui.toast.clear();
	for (const left of announcements()) left.remove();
});

describe.each(Object.entries({ az, en, ru }))('in %s', (language, strings) => {
	const known = new Set(wordsOf(strings));

	it.each(Object.entries(widgets))('%s says no foreign word, closed and open', async (_name, widget) => {
		document.documentElement.lang = language;
		document.title = '';
		const container = document.body.appendChild(document.createElement('main'));
		const root = createRoot(container);
		end = () => {
			root.unmount();
			container.remove();
		};
		root.render(<StringsProvider strings={strings}>{widget.render()}</StringsProvider>);
		const heard: string[] = [];
		// Its first announcement takes a moment; later ones are there at once.
		announce('0');
		await vi.waitUntil(() => announcements().length > 0, patience);
		const listen = async () => {
			heard.push(...(await readTree()));
			heard.push(...announcements().map((said) => said.textContent ?? ''));
		};
		await vi.waitUntil(async () => (await readTree()).some((text) => /\d/.test(text)), patience);
		await listen();
		for (const find of widget.press ?? []) {
			await userEvent.click(await vi.waitUntil(() => find(container), patience));
			await listen();
		}
		if (widget.keys) await userEvent.keyboard(widget.keys);
		await listen();
		expect(heard.filter((text) => lettersOf(text).some((word) => !known.has(word)))).toEqual([]);
	});
});
