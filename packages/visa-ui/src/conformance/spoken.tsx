import { CalendarDate } from '@internationalized/date';
import { type ReactElement, type ReactNode, useState } from 'react';
import * as ui from '../entries';
import { desk } from '../strings/az/desk';

/** What is meant of all that can be seen: the first that the selector finds, or another one by its place. */
export type Target = string | readonly [selector: string, place: number];

/** What a reader does, and what must be there before it is read: what is fetched when it is wanted comes late. */
export type Step = { shows?: Target | undefined } & (
	| { press: Target }
	| { keys: string }
	/** A file comes above it, from outside of the page. */
	| { drag: Target }
	/** Writes into a field, and leaves it. */
	| { write: Target; text: string }
);

export interface Spoken {
	render: () => ReactElement;
	/** What opens it, sets it going and makes it tell, in turn. */
	steps?: readonly Step[];
	/** As wide as a phone. */
	isNarrow?: boolean;
}

const press = (target: Target, shows?: Target): Step => ({ press: target, shows });
const keys = (typed: string, shows?: Target): Step => ({ keys: typed, shows });
const write = (target: Target, text: string, shows?: Target): Step => ({ write: target, text, shows });
const still = (render: Spoken['render']): Spoken => ({ render });

const nothing = () => undefined;
const day = new CalendarDate(2026, 12, 8);
const items = ['1', '2', '3'].map((id) => ({ id, label: id, title: id, content: id }));
const many = Array.from({ length: 40 }, (_, at) => `${1_000_000 + at}`).map((id) => ({ id, label: id, content: id }));
const links = items.map(({ id }) => ({ href: `#${id}`, label: id }));
const people = ['11', '12', '13', '14', '15', '16', '17'].map((id) => ({ id, name: id }));
const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const dialog = '[role="dialog"] button, dialog[open] button';
const popover = '[role="dialog"]';
const days = '[data-day] button, button[data-day]';

/** In a plain form, which checks by itself. */
const inForm = (field: ReactNode) => (
	<form>
		{field}
		<button type="submit">11</button>
	</form>
);

/** Opened by its own button, as pages do: what a dialog covers is not read. */
function Opened({ children }: { children: (isOpen: boolean, close: () => void) => ReactNode }) {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<ui.Button onPress={() => setOpen(true)}>7</ui.Button>
			{children(isOpen, () => setOpen(false))}
		</>
	);
}

function ChosenDay() {
	const [value, setValue] = useState<CalendarDate | null>(day);
	return <ui.Calendar value={value} onChange={setValue} defaultFocusedDate={day} minValue={day} today={day} />;
}

function ChosenRange() {
	const [value, setValue] = useState<ui.ChosenRange | null>(null);
	return <ui.RangeCalendar value={value} onChange={setValue} defaultFocusedDate={day} minValue={day} today={day} />;
}

function ToastHost() {
	const tones = ['error', 'success', 'warning', 'info'] as const;
	return (
		<>
			<ui.Button onPress={() => tones.map((tone) => ui.toast[tone]('4', { title: '5', timeout: null }))}>7</ui.Button>
			<ui.Button onPress={() => ui.toast.update(ui.toast.info('4', { isPending: true }), { message: '6' })}>
				8
			</ui.Button>
			<ui.ToastRegion />
		</>
	);
}

function Pages() {
	const [page, setPage] = useState(4);
	return <ui.Pagination page={page} pageCount={9} onChange={setPage} total={1222} pageSize={100} {...sizes} />;
}
const sizes = { pageSizes: [100, 200], onPageSizeChange: nothing };

function Filters() {
	const [value, setValue] = useState<ui.FilterValue>({ 1: '1', 2: '1,2', 3: '2026-12-08', 4: '20.5' });
	return <ui.FilterBar label="7" filters={filters} value={value} onChange={setValue} resultCount={1222} />;
}
const filters: ui.Filter[] = [
	{ kind: 'search', id: '0', label: '10' },
	{ kind: 'select', id: '1', label: '11', options: items },
	{ kind: 'select', id: '2', label: '12', options: items, isMultiple: true },
	{ kind: 'date', id: '3', label: '13' },
	{ kind: 'amount', id: '4', label: '14' },
];

interface Row {
	id: string;
}
const columns: ui.DataColumn<Row>[] = [
	{ id: '1', header: '11', cell: ({ id }) => id, isRowHeader: true, isSortable: true, sortValue: ({ id }) => id },
	{ id: '2', header: '12', cell: () => '0', isHideable: true },
	{ id: '3', header: '13', cell: () => '0', isHideable: true },
];
const table = { columns, 'aria-label': '7' };
const named = { labelOf: ({ id }: Row) => id };

/**
 * Every component as a page has it, with numbers for words: what is read that is no number is the component's own. What a
 * component says only after something was done or fetched, its steps bring about. `words.browser.test.tsx` asks for each
 * component, and for each phrase of the catalogue.
 */
export const spoken: Record<string, Spoken | readonly Spoken[]> = {
	Accordion: { render: () => <ui.Accordion items={items} />, steps: [press('summary')] },
	AppShell: [
		still(() => (
			<ui.AppShell label="7" items={links} current="#1" account="8" onCollapsedChange={nothing}>
				9
			</ui.AppShell>
		)),
		still(() => (
			<ui.AppShell label="7" items={links} current="#1" isCollapsed onCollapsedChange={nothing}>
				9
			</ui.AppShell>
		)),
		{
			render: () => (
				<ui.AppShell label="7" items={links} current="#1">
					9
				</ui.AppShell>
			),
			isNarrow: true,
			steps: [press('button', dialog)],
		},
	],
	Avatar: still(() => <ui.Avatar name="7" />),
	Badge: still(() => <ui.Badge>7</ui.Badge>),
	BarChart: [
		{
			render: () => (
				<ui.BarChart label="7" heads={['8', '9']} values={[{ id: '1', label: '1', value: 4 }]} unit="azn" />
			),
			steps: [keys('{Tab}{Tab}{ArrowDown}'), press('label:last-of-type, input[type="radio"]:not(:checked)', 'table')],
		},
		still(() => <ui.BarChart label="7" heads={['8', '9']} values={[{ id: '1', label: '1', value: 4 }]} unit="days" />),
		still(() => <ui.BarChart label="7" heads={['8', '9']} values={[]} />),
	],
	Box: still(() => <ui.Box>7</ui.Box>),
	Breadcrumbs: still(() => <ui.Breadcrumbs items={many.map(({ id }) => ({ href: `#${id}`, label: id }))} />),
	Button: still(() => (
		<>
			<ui.Button isPending>7</ui.Button>
			<ui.Button blockedBecause="8">9</ui.Button>
		</>
	)),
	Calendar: {
		render: () => <ChosenDay />,
		steps: [press(['button:not([data-day])', 1]), press('[data-day$="-20"]'), keys('{ArrowLeft}{PageDown}{Enter}')],
	},
	Card: still(() => <ui.Card>7</ui.Card>),
	CardSelect: {
		render: () => <ui.CardSelect label="7" items={items} />,
		steps: [press('[role="row"]'), keys('{ArrowDown} {Enter}')],
	},
	Checkbox: { render: () => <ui.Checkbox isRequired>7</ui.Checkbox>, steps: [press('label')] },
	CheckboxGroup: { render: () => <ui.CheckboxGroup label="7" items={items} isRequired />, steps: [press('label')] },
	Columns: still(() => <ui.Columns>7</ui.Columns>),
	ComboBox: [
		{
			render: () => <ui.ComboBox label="7" items={items} isOptional />,
			steps: [press('input', '[role="option"]'), keys('2{ArrowDown}{Enter}'), keys('9')],
		},
		{
			render: () => <ui.ComboBox label="7" items={items} onCreate={nothing} />,
			steps: [press('input', '[role="option"]'), keys('456', '[role="option"]'), keys('{ArrowDown}{Enter}')],
		},
		{ render: () => <ui.ComboBox label="7" items={[]} isFiltered isPending />, steps: [press('input'), keys('2')] },
		{ render: () => <ui.ComboBox aria-label="7" items={items} defaultValue="1" />, steps: [press('button')] },
	],
	CommandPalette: {
		render: () => (
			<ui.CommandPalette
				label="7"
				isOpen
				onClose={nothing}
				onAction={nothing}
				groups={[
					{ id: '8', label: '8', items },
					{ id: '9', label: '9', items: [], isLoading: true, shownWhen: 'typed' },
				]}
			/>
		),
		steps: [keys('2', '[role="option"]'), keys('45678')],
	},
	ConfirmDialog: {
		render: () => (
			<Opened>
				{(isOpen, close) => (
					<ui.ConfirmDialog title="8" isOpen={isOpen} onClose={close} onConfirm={nothing}>
						9
					</ui.ConfirmDialog>
				)}
			</Opened>
		),
		steps: [press('button', '[role="alertdialog"] button')],
	},
	Container: still(() => <ui.Container>7</ui.Container>),
	DataTable: [
		{
			render: () => (
				<ui.DataTable
					{...table}
					rows={items}
					isClientSorted
					isArrangeable
					selection={{ ...named, matching: { total: 1222, query: '5' } }}
					expansion={{ ...named, content: () => '8' }}
					actions={{ ...named, items: () => items }}
				/>
			),
			steps: [
				press('thead button'),
				press('thead button'),
				press('tbody [aria-expanded]'),
				press('tbody input'),
				press('thead input'),
				press('[role="status"] + div button'),
				press('tbody [aria-haspopup="menu"]', '[role="menuitem"]'),
				keys('{Escape}'),
				press('[aria-haspopup="dialog"]', `${popover} button`),
				press(`${popover} li:nth-child(2) button:nth-of-type(2)`),
				press(`${popover} li:nth-child(2) [aria-pressed]`),
			],
		},
		still(() => <ui.DataTable {...table} rows={[]} isLoading />),
		still(() => <ui.DataTable {...table} rows={[]} />),
		still(() => <ui.DataTable {...table} rows={[]} isFiltered onClearFilters={nothing} />),
		still(() => <ui.DataTable {...table} rows={[]} errorMessage="8" onRetry={nothing} />),
	],
	DateField: {
		render: () => <ui.DateField label="7" description="8" />,
		steps: [write('input', '99/99/9999')],
	},
	DatePicker: [
		{
			render: () => <ui.DatePicker label="7" value={day} onChange={nothing} today={day} />,
			steps: [press('button', days), keys('{ArrowRight}')],
		},
		{ render: () => <ui.DatePicker label="7" />, steps: [press('button', days)] },
	],
	DateRange: [
		{
			render: () => <ui.DateRange label="7" presets={[{ id: '1', label: '1', value: { start: day, end: day } }]} />,
			steps: [press('button', days)],
		},
		{
			render: () => <ui.DateRange label="7" hasRangeCalendar today={day} />,
			steps: [press(['[aria-haspopup="dialog"]', -1], days), press('[data-day$="-20"]')],
		},
		{
			render: () => (
				<ui.DateRange
					label="7"
					defaultValue={{ start: day, end: null }}
					minValue={day}
					maxValue={day.add({ days: 20 })}
					isDateUnavailable={(one) => one.day === 15}
				/>
			),
			steps: [
				...['99/99/9999', '15/12/2026', '31/12/2027'].map((text) => write(['input', 1], text)),
				...['01/12/2026', '99/99/9999'].map((text) => write(['input', 0], text)),
				write(['input', 0], '10/12/2026'),
				write(['input', 1], '09/12/2026'),
			],
		},
	],
	DateText: still(() => <ui.DateText value={day} />),
	DateTimeField: {
		render: () => <ui.DateTimeField label="7" />,
		steps: [write('input[id$="-time"]', '99:99'), press('button', days)],
	},
	DescriptionList: still(() => <ui.DescriptionList items={[{ term: '7', value: '8' }]} />),
	Dialog: {
		render: () => (
			<Opened>
				{(isOpen, close) => (
					<ui.Dialog title="8" isOpen={isOpen} onClose={close}>
						9
					</ui.Dialog>
				)}
			</Opened>
		),
		steps: [press('button', dialog)],
	},
	Divider: still(() => (
		<>
			7<ui.Divider />
		</>
	)),
	Drawer: {
		render: () => (
			<Opened>
				{(isOpen, close) => (
					<ui.Drawer title="8" isOpen={isOpen} onClose={close}>
						9
					</ui.Drawer>
				)}
			</Opened>
		),
		steps: [press('button', dialog)],
	},
	EmptyState: still(() => <ui.EmptyState title="7" />),
	ErrorSummary: still(() => <ui.ErrorSummary faults={[{ message: '7' }]} />),
	FileDrop: [
		...(['uploading', 'uploaded', 'failed'] as const).map((status) =>
			still(() => (
				<ui.FileDrop
					label="7"
					note="8"
					file={{ name: '9', size: status === 'failed' ? 2_000_000 : 2_000, status, progress: 5, previewUrl: dot }}
					onRefused={nothing}
					onCancel={nothing}
					onRemove={nothing}
					onRetry={nothing}
				/>
			)),
		),
		{
			render: () => <ui.FileDrop label="7" note="8" file={null} onRefused={nothing} />,
			steps: [{ drag: 'input' }],
		},
	],
	FilterBar: [
		{
			render: () => <Filters />,
			steps: [press('[role="search"] input[type="search"]', '[aria-haspopup="dialog"] svg'), keys('{Tab}{Enter}')],
		},
		{ render: () => <Filters />, isNarrow: true, steps: [press('[aria-haspopup="dialog"]', dialog)] },
	],
	Flag: still(() => <ui.Flag src={dot} name="7" />),
	Form: still(() => <ui.Form>7</ui.Form>),
	Guilloche: still(() => (
		<>
			7<ui.Guilloche />
		</>
	)),
	Heading: still(() => <ui.Heading level={2}>7</ui.Heading>),
	IconButton: still(() => <ui.IconButton label="7" icon={<ui.CloseIcon />} />),
	ImageViewer: [
		{
			render: () => <ui.ImageViewer label="7" src={dot} pages={{ number: 1, total: 2, onTurn: nothing }} />,
			steps: [press('[role="group"] [role="group"]'), keys('+r')],
		},
		still(() => <ui.ImageViewer label="7" src={null} />),
		still(() => <ui.ImageViewer label="7" src={null} isFailed />),
	],
	Inline: still(() => <ui.Inline>7</ui.Inline>),
	Kbd: still(() => (
		<>
			{Object.keys(desk.keys.names).map((name) => (
				<ui.Kbd key={name} keys={`7 ${name}`} />
			))}
		</>
	)),
	LineChart: {
		render: () => <ui.LineChart label="7" heads={['8', '9']} points={[{ day: '2026-12-08', value: 4 }]} />,
		steps: [keys('{Tab}{Tab}{ArrowRight}')],
	},
	Link: still(() => (
		<ui.Link href="#7" isExternal>
			7
		</ui.Link>
	)),
	LinkButton: still(() => <ui.LinkButton href="#7">7</ui.LinkButton>),
	LinkTabs: still(() => <ui.LinkTabs label="7" items={links} current="#1" />),
	Menu: { render: () => <ui.Menu label="7" items={items} />, steps: [press('button', '[role="menuitem"]')] },
	Meter: still(() => <ui.Meter label="7" value={7} maxValue={10} />),
	Money: still(() => <ui.Money amount={1250} isStruck />),
	MoneyField: { render: () => <ui.MoneyField label="7" defaultValue={12.5} />, steps: [write('input', '1')] },
	MultiSelect: [
		{
			render: () => <ui.MultiSelect label="7" items={items} hasAll />,
			steps: [
				press('input', '[role="option"]'),
				keys('{ArrowDown}{Enter}'),
				keys('{Enter}'),
				keys('{Escape}'),
				press(['button', -1]),
			],
		},
		{
			render: () => <ui.MultiSelect label="7" items={many} defaultValue={many.map(({ id }) => id)} />,
			steps: [press('ul ~ div [aria-expanded]')],
		},
	],
	Notice: still(() => <ui.Notice tone="info" title="7" />),
	NumberStepper: {
		render: () => <ui.NumberStepper label="7" value={2} onChange={nothing} minValue={1} maxValue={9} />,
		steps: [press('button'), press('input'), keys('{ArrowUp}{Backspace}')],
	},
	OptionList: {
		render: () => <ui.OptionList label="7" items={items} value="1" onChange={nothing} />,
		steps: [press('[role="option"]')],
	},
	OtpField: still(() => <ui.OtpField label="7" />),
	Pagination: [
		{ render: () => <Pages />, steps: [press('li:last-child button')] },
		still(() => <ui.Pagination page={1} pageCount={0} total={0} pageSize={20} onChange={nothing} />),
	],
	PasswordField: [
		...(['weak', 'fair', 'strong'] as const).map((strength) =>
			still(() => <ui.PasswordField label="7" strength={strength} />),
		),
		{ render: () => <ui.PasswordField label="7" />, steps: [press('button')] },
	],
	PhoneField: {
		render: () => inForm(<ui.PhoneField label="7" countries={[{ id: 'AZ', label: '8', code: '994' }]} />),
		steps: [press('input'), keys('5{Enter}')],
	},
	Popover: still(() => (
		<ui.Popover isOpen onOpenChange={nothing} anchor={{ current: document.body }} label="7">
			8
		</ui.Popover>
	)),
	Presence: still(() => <ui.Presence people={people} />),
	Progress: still(() => <ui.Progress label="7" value={40} />),
	RadioGroup: { render: () => <ui.RadioGroup label="7" items={items} isRequired />, steps: [press('label')] },
	RangeCalendar: {
		render: () => <ChosenRange />,
		steps: [
			press('[data-day$="-20"]'),
			press('[data-day$="-22"]'),
			keys('{ArrowLeft}{PageDown}{Enter}{ArrowRight}{Enter}'),
		],
	},
	RequestStatusTag: still(() => <ui.RequestStatusTag status="SUBMITTED">7</ui.RequestStatusTag>),
	SearchField: { render: () => <ui.SearchField label="7" value="5" />, steps: [press('input'), keys('6')] },
	Select: still(() => <ui.Select label="7" items={items} value={null} onChange={nothing} />),
	SideNav: still(() => (
		<ui.SideNav
			items={[{ href: '#0', label: '0', isExternal: true, count: 1222 }, ...links]}
			groups={[{ label: '8', items: [{ href: '#9', label: '9' }] }]}
			current="#1"
		/>
	)),
	Skeleton: still(() => (
		<>
			7<ui.Skeleton height={20} />
		</>
	)),
	SkipLink: still(() => <ui.SkipLink targetId="7" />),
	Spinner: still(() => (
		<>
			7<ui.Spinner />
		</>
	)),
	SplitView: [
		still(() => <ui.SplitView listLabel="7" list="8" detailLabel="9" detail="10" onBack={nothing} />),
		{
			render: () => <ui.SplitView listLabel="7" list="8" detailLabel="9" detail="10" onBack={nothing} />,
			isNarrow: true,
		},
	],
	Stack: still(() => <ui.Stack>7</ui.Stack>),
	Stat: still(() => (
		<>
			{(['up', 'down', 'same'] as const).map((direction) => (
				<ui.Stat key={direction} label="7" value="8" change={{ value: '9', direction }} />
			))}
			<ui.Stat label="7" value="8" isLoading />
		</>
	)),
	StatusTag: still(() => <ui.StatusTag tone="info">7</ui.StatusTag>),
	Stepper: still(() => <ui.Stepper steps={links} current={1} onSelect={nothing} />),
	Switch: { render: () => <ui.Switch label="7" description="8" errorMessage="9" />, steps: [press('input')] },
	Tabs: [
		{ render: () => <ui.Tabs label="7" items={items} />, steps: [press('[role="tab"]'), keys('{ArrowRight}')] },
		{
			render: () => <ui.Tabs label="7" overflow="menu" items={many} />,
			steps: [press('[aria-haspopup="menu"]', '[role="menuitem"], [role="menuitemradio"]')],
		},
	],
	Tag: still(() => <ui.Tag>7</ui.Tag>),
	Text: still(() => <ui.Text>7</ui.Text>),
	TextArea: { render: () => <ui.TextArea label="7" maxLength={9} />, steps: [press('textarea'), keys('8')] },
	TextField: [
		{ render: () => <ui.TextField label="7" isOptional errorMessage="8" />, steps: [write('input', '9')] },
		{ render: () => inForm(<ui.TextField label="7" isRequired />), steps: [press('input'), keys('{Enter}')] },
		{ render: () => inForm(<ui.TextField label="7" type="email" />), steps: [press('input'), keys('5{Enter}')] },
	],
	ThemeSelector: { render: () => <ui.ThemeSelector />, steps: [press('label')] },
	Ticket: still(() => <ui.Ticket rows={[{ id: '7', label: '7' }]} total="8" />),
	TimeField: {
		render: () => <ui.TimeField label="7" minValue="09:00" maxValue="10:00" />,
		steps: [
			press('[role="spinbutton"]'),
			keys('{ArrowUp}05{ArrowRight}0500'),
			press('[role="spinbutton"]'),
			keys('1100'),
		],
	},
	Timeline: still(() => (
		<ui.Timeline
			label="7"
			groupBy="day"
			today="2026-12-08"
			events={[
				{ id: '1', title: '8', time: '2026-12-08T10:00:00Z', changes: [{ label: '9', was: '1', is: null }] },
				{ id: '2', title: '8', time: '2026-12-07T10:00:00Z' },
			]}
		/>
	)),
	ToastRegion: { render: () => <ToastHost />, steps: [press('button'), press('button + button')] },
	ToggleButtonGroup: {
		render: () => <ui.ToggleButtonGroup label="7" items={items} value="1" onChange={nothing} />,
		steps: [press('label + label')],
	},
	Tooltip: {
		render: () => (
			<ui.Tooltip text="8">
				<ui.Button>7</ui.Button>
			</ui.Tooltip>
		),
		steps: [keys('{Tab}', '[role="tooltip"]')],
	},
	Tree: {
		render: () => <ui.Tree label="7" items={[{ id: '0', label: '0', children: items }]} />,
		steps: [press('button'), keys('{ArrowDown}{Enter}')],
	},
	VisuallyHidden: still(() => <ui.VisuallyHidden>7</ui.VisuallyHidden>),
};
