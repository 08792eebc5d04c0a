import { CalendarDate } from '@internationalized/date';
import type { CSSProperties, ReactElement } from 'react';
import * as ui from '../entries';

/** What a test passes to a component's outermost element. */
export interface Probe {
	id?: string;
	className?: string;
	style?: CSSProperties;
	ref?: (element: Element | null) => void;
	'data-probe'?: string;
}

export interface Sample {
	/**
	 * 'field': `id` and `ref` belong to the inner control; class and `data-*` to the frame. 'overlay': it is rendered in
	 * a portal.
	 */
	kind?: 'field' | 'overlay';
	render: (probe: Probe) => ReactElement;
}

const noted = { id: 'c', title: 'Tranzit', note: 'Bu ölkəyə uyğun deyil' };
const described = { ...noted, content: 'Yolüstü keçid üçün' };
const nothing = () => undefined;
const day = new CalendarDate(2026, 12, 8);
const items = [
	{ id: 'a', label: 'Turizm', title: 'Turizm' },
	{ id: 'b', label: 'İşgüzar', title: 'İşgüzar' },
];
const anchor = { current: null };

/** A small specimen of every component; a missing one fails the conformance test. */
export const samples: Record<string, Sample> = {
	Accordion: { render: (probe) => <ui.Accordion {...probe} items={[{ id: 'q', title: 'Sual', content: 'Cavab' }]} /> },
	AppShell: {
		render: (probe) => (
			<ui.AppShell {...probe} label="İdarə paneli" current="/a" items={[{ href: '/a', label: 'Ölkələr' }]}>
				Səhifə
			</ui.AppShell>
		),
	},
	Avatar: { render: (probe) => <ui.Avatar {...probe} name="Leyla Məmmədova" /> },
	Badge: { render: (probe) => <ui.Badge {...probe}>3</ui.Badge> },
	BarChart: {
		render: (probe) => (
			<ui.BarChart
				{...probe}
				label="Ölkələr"
				heads={['Ölkə', 'Say']}
				values={[{ id: 'a', label: 'Yaponiya', value: 4 }]}
			/>
		),
	},
	Box: { render: (probe) => <ui.Box {...probe} padding="m" /> },
	Breadcrumbs: {
		render: (probe) => (
			<ui.Breadcrumbs
				{...probe}
				items={[
					{ label: 'Ana səhifə', href: '/' },
					{ label: 'Haqqımızda', href: '/about' },
				]}
			/>
		),
	},
	Button: { render: (probe) => <ui.Button {...probe}>Növbəti</ui.Button> },
	Calendar: {
		render: (probe) => <ui.Calendar {...probe} value={null} onChange={nothing} defaultFocusedDate={day} />,
	},
	Card: { render: (probe) => <ui.Card {...probe}>Vərəq</ui.Card> },
	CardSelect: {
		render: (probe) => (
			<ui.CardSelect {...probe} label="Viza növü" items={[...items, described]} value="a" onChange={nothing} />
		),
	},
	Checkbox: { kind: 'field', render: (probe) => <ui.Checkbox {...probe}>Razıyam</ui.Checkbox> },
	CheckboxGroup: {
		render: (probe) => <ui.CheckboxGroup {...probe} label="Sənədlər" items={items} value={['a']} onChange={nothing} />,
	},
	Columns: { render: (probe) => <ui.Columns {...probe}>Sütun</ui.Columns> },
	ComboBox: {
		kind: 'field',
		render: (probe) => <ui.ComboBox {...probe} label="Vətəndaşlıq" items={items} value={null} onChange={nothing} />,
	},
	CommandPalette: {
		kind: 'overlay',
		render: (probe) => (
			<ui.CommandPalette {...probe} label="Tap və et" isOpen onClose={nothing} onAction={nothing} groups={[]} />
		),
	},
	ConfirmDialog: {
		kind: 'overlay',
		render: (probe) => (
			<ui.ConfirmDialog {...probe} title="Ləğv edilsin?" isOpen onClose={nothing} onConfirm={nothing}>
				Geri almaq olmur.
			</ui.ConfirmDialog>
		),
	},
	Container: { render: (probe) => <ui.Container {...probe}>Məzmun</ui.Container> },
	DataTable: {
		render: (probe) => (
			<ui.DataTable
				{...probe}
				aria-label="Müraciətlər"
				columns={[{ id: 'title', header: 'Ad', cell: (row: { id: string; title: string }) => row.title }]}
				rows={items}
			/>
		),
	},
	DateField: {
		kind: 'field',
		render: (probe) => <ui.DateField {...probe} label="Doğum tarixi" value={day} onChange={nothing} />,
	},
	DatePicker: {
		kind: 'field',
		render: (probe) => <ui.DatePicker {...probe} label="Başlanğıc" value={day} onChange={nothing} />,
	},
	DateRange: {
		render: (probe) => <ui.DateRange {...probe} label="Aralıq" value={{ start: day, end: null }} onChange={nothing} />,
	},
	DateText: { render: (probe) => <ui.DateText {...probe} value={day} /> },
	DateTimeField: {
		kind: 'field',
		render: (probe) => <ui.DateTimeField {...probe} label="Başlanğıc" value="2026-12-08T00:00" onChange={nothing} />,
	},
	DescriptionList: {
		render: (probe) => <ui.DescriptionList {...probe} items={[{ term: 'Ölkə', value: 'Yaponiya' }]} />,
	},
	Dialog: {
		kind: 'overlay',
		render: (probe) => (
			<ui.Dialog {...probe} title="Sənədlər" isOpen onClose={nothing}>
				Pasport
			</ui.Dialog>
		),
	},
	Divider: { render: (probe) => <ui.Divider {...probe} /> },
	Drawer: {
		kind: 'overlay',
		render: (probe) => (
			<ui.Drawer {...probe} title="Menyu" isOpen onClose={nothing}>
				Keçidlər
			</ui.Drawer>
		),
	},
	EmptyState: { render: (probe) => <ui.EmptyState {...probe} title="Hələ müraciət yoxdur" /> },
	ErrorSummary: {
		render: (probe) => <ui.ErrorSummary {...probe} faults={[{ message: 'Ad yazılmayıb', fieldId: 'ad' }]} />,
	},
	FileDrop: {
		kind: 'field',
		render: (probe) => (
			<ui.FileDrop {...probe} label="Pasport" note="JPG, PNG" file={null} onFile={nothing} onRefused={nothing} />
		),
	},
	FilterBar: {
		render: (probe) => <ui.FilterBar {...probe} label="Filtrlər" filters={[]} value={{}} onChange={nothing} />,
	},
	Flag: { render: (probe) => <ui.Flag {...probe} src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" name="İtaliya" /> },
	Form: { render: (probe) => <ui.Form {...probe}>Sahələr</ui.Form> },
	Guilloche: { render: (probe) => <ui.Guilloche {...probe} /> },
	Heading: {
		render: (probe) => (
			<ui.Heading {...probe} level={2}>
				Müraciət
			</ui.Heading>
		),
	},
	IconButton: { render: (probe) => <ui.IconButton {...probe} label="Bağla" icon={<ui.CloseIcon />} /> },
	ImageViewer: {
		render: (probe) => <ui.ImageViewer {...probe} label="Pasport" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />,
	},
	Inline: { render: (probe) => <ui.Inline {...probe}>Sıra</ui.Inline> },
	Kbd: { render: (probe) => <ui.Kbd {...probe} keys="Control+K" /> },
	LinkTabs: {
		render: (probe) => (
			<ui.LinkTabs {...probe} label="Profil" items={[{ href: '/profile', label: 'Məlumatlar' }]} current="/profile" />
		),
	},
	LineChart: {
		render: (probe) => (
			<ui.LineChart {...probe} label="Daxilolma" heads={['Gün', 'AZN']} points={[{ day: '2026-12-08', value: 4 }]} />
		),
	},
	Link: {
		render: (probe) => (
			<ui.Link {...probe} href="/about">
				Haqqımızda
			</ui.Link>
		),
	},
	LinkButton: {
		render: (probe) => (
			<ui.LinkButton {...probe} href="/application">
				Başla
			</ui.LinkButton>
		),
	},
	Menu: { render: (probe) => <ui.Menu {...probe} label="Əməllər" items={items} /> },
	Meter: { render: (probe) => <ui.Meter {...probe} label="Növbələr" value={7} maxValue={10} /> },
	Money: { render: (probe) => <ui.Money {...probe} amount={1250} /> },
	MoneyField: {
		kind: 'field',
		render: (probe) => <ui.MoneyField {...probe} label="Rüsum" value={12.5} onChange={nothing} />,
	},
	MultiSelect: {
		kind: 'field',
		render: (probe) => <ui.MultiSelect {...probe} label="Ölkələr" items={items} value={['a']} onChange={nothing} />,
	},
	Notice: { render: (probe) => <ui.Notice {...probe} tone="info" title="Baxılır" /> },
	NumberStepper: {
		kind: 'field',
		render: (probe) => (
			<ui.NumberStepper {...probe} label="Say" value={1} onChange={nothing} minValue={1} maxValue={9} />
		),
	},
	OptionList: {
		kind: 'field',
		render: (probe) => <ui.OptionList {...probe} label="Ölkələr" items={items} value={null} onChange={nothing} />,
	},
	OtpField: { kind: 'field', render: (probe) => <ui.OtpField {...probe} label="Kod" value="" onChange={nothing} /> },
	Pagination: { render: (probe) => <ui.Pagination {...probe} page={1} pageCount={3} onChange={nothing} /> },
	PasswordField: { kind: 'field', render: (probe) => <ui.PasswordField {...probe} label="Şifrə" /> },
	PhoneField: {
		kind: 'field',
		render: (probe) => (
			<ui.PhoneField {...probe} label="Telefon" countries={[{ id: 'AZ', label: 'Azərbaycan', code: '994' }]} />
		),
	},
	Popover: {
		kind: 'overlay',
		render: (probe) => (
			<ui.Popover {...probe} isOpen onOpenChange={nothing} anchor={anchor} label="Qiymət">
				İzah
			</ui.Popover>
		),
	},
	Presence: { render: (probe) => <ui.Presence {...probe} people={[{ id: 'a', name: 'Leyla Məmmədova' }]} /> },
	Progress: { render: (probe) => <ui.Progress {...probe} label="Yüklənir" value={40} /> },
	RadioGroup: {
		kind: 'field',
		render: (probe) => <ui.RadioGroup {...probe} label="Cins" items={items} value="a" onChange={nothing} />,
	},
	RangeCalendar: {
		render: (probe) => <ui.RangeCalendar {...probe} value={null} onChange={nothing} defaultFocusedDate={day} />,
	},
	RequestStatusTag: {
		render: (probe) => (
			<ui.RequestStatusTag {...probe} status="IN_REVIEW">
				Baxılır
			</ui.RequestStatusTag>
		),
	},
	SearchField: { kind: 'field', render: (probe) => <ui.SearchField {...probe} label="Axtarış" /> },
	Select: {
		kind: 'field',
		render: (probe) => <ui.Select {...probe} label="Təyinat" items={items} value={null} onChange={nothing} />,
	},
	SideNav: { render: (probe) => <ui.SideNav {...probe} items={[{ href: '/', label: 'Ana səhifə' }]} current="/" /> },
	Skeleton: { render: (probe) => <ui.Skeleton {...probe} height={20} /> },
	SkipLink: { render: (probe) => <ui.SkipLink {...probe} targetId="main" /> },
	Spinner: { render: (probe) => <ui.Spinner {...probe} /> },
	SplitView: {
		render: (probe) => (
			<ui.SplitView {...probe} listLabel="Siyahı" list="A" detailLabel="AZ-1" detail="B" onBack={nothing} />
		),
	},
	Stack: { render: (probe) => <ui.Stack {...probe}>Yığın</ui.Stack> },
	Stat: { render: (probe) => <ui.Stat {...probe} label="Gecikmiş" value={4} /> },
	StatusTag: {
		render: (probe) => (
			<ui.StatusTag {...probe} tone="info">
				Baxılır
			</ui.StatusTag>
		),
	},
	Stepper: { render: (probe) => <ui.Stepper {...probe} steps={[{ label: 'Ölkə' }]} current={0} /> },
	Switch: { kind: 'field', render: (probe) => <ui.Switch {...probe} label="Xəbərlər" /> },
	Tabs: {
		render: (probe) => (
			<ui.Tabs {...probe} label="Müraciət" items={[{ id: 'a', label: 'Sənədlər', content: 'Pasport' }]} />
		),
	},
	Tag: { render: (probe) => <ui.Tag {...probe}>30 gün</ui.Tag> },
	Text: { render: (probe) => <ui.Text {...probe}>Söz</ui.Text> },
	TextArea: { kind: 'field', render: (probe) => <ui.TextArea {...probe} label="Qeyd" /> },
	TextField: { kind: 'field', render: (probe) => <ui.TextField {...probe} label="Ad" /> },
	ThemeSelector: { render: (probe) => <ui.ThemeSelector {...probe} /> },
	Ticket: { render: (probe) => <ui.Ticket {...probe} rows={[{ id: 'country', label: 'Ölkə' }]} total="0 AZN" /> },
	TimeField: { kind: 'field', render: (probe) => <ui.TimeField {...probe} label="Qəbul saatı" /> },
	Timeline: {
		render: (probe) => (
			<ui.Timeline
				{...probe}
				label="Tarixçə"
				events={[{ id: 'a', title: 'Göndərildi', time: '2026-12-08T10:00:00Z' }]}
			/>
		),
	},
	ToastRegion: { render: (probe) => <ui.ToastRegion {...probe} /> },
	ToggleButtonGroup: {
		render: (probe) => <ui.ToggleButtonGroup {...probe} label="Görünüş" items={items} value="a" onChange={nothing} />,
	},
	Tooltip: {
		render: (probe) => (
			<ui.Tooltip {...probe} text="Sil">
				<ui.Button>Sil</ui.Button>
			</ui.Tooltip>
		),
	},
	Tree: { render: (probe) => <ui.Tree {...probe} label="Bölmələr" items={items} /> },
	VisuallyHidden: { render: (probe) => <ui.VisuallyHidden {...probe}>Gizli</ui.VisuallyHidden> },
};

/** Public exports that aren't components with a root of their own. */
const withoutRoot = new Set(['NewTabMark', 'PortalProvider', 'RouterProvider']);

const isComponent = ([name, thing]: [string, unknown]) =>
	/^[A-Z][a-z]/.test(name) && typeof thing === 'function' && !name.endsWith('Icon') && !withoutRoot.has(name);

/** Every public component except icons, which are one component with many drawings. */
export const componentNames = Object.entries(ui)
	.filter(isComponent)
	.map(([name]) => name);
