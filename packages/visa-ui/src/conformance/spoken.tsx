import * as ui from '../entries';
import { desk } from '../strings/az/desk';
import {
	ChosenDay,
	ChosenRange,
	day,
	days,
	dialog,
	dot,
	Filters,
	inForm,
	items,
	links,
	many,
	named,
	nothing,
	Opened,
	Pages,
	people,
	popover,
	SearchAlone,
	ToastHost,
	table,
} from './hosts';
import { keys, press, type Spoken, still, write } from './steps';

/**
 * Every component as used on a page, with numbers in place of words: whatever is read that isn't a number comes from the
 * component. What a component says only after an action or after loading is triggered by its steps.
 * `words.browser.test.tsx` requires each component, and each phrase of the catalogue.
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
		// On a phone its sorting and its tools are in the sheet of its filters, or of its search alone.
		{
			render: () => <ui.DataTable {...table} rows={items} isArrangeable filters={<Filters />} />,
			isNarrow: true,
			steps: [press('[aria-haspopup="dialog"]', `${dialog} select`)],
		},
		{
			render: () => <ui.DataTable {...table} rows={items} filters={<SearchAlone />} />,
			isNarrow: true,
			steps: [press('[aria-haspopup="dialog"]', dialog)],
		},
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
	SearchField: { render: () => <ui.SearchField label="7" defaultValue="5" />, steps: [press('input'), keys('6')] },
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
