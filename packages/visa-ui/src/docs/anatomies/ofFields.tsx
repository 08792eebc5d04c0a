import { CalendarDate } from '@internationalized/date';
import { Button } from '../../components/Button';
import { Calendar } from '../../components/Calendar';
import { Checkbox } from '../../components/Checkbox';
import { ComboBox } from '../../components/ComboBox';
import { DateField } from '../../components/DateField';
import { DatePicker } from '../../components/DatePicker';
import { DateRange } from '../../components/DateRange';
import { DateTimeField } from '../../components/DateTimeField';
import { ErrorSummary } from '../../components/ErrorSummary';
import { FileDrop } from '../../components/FileDrop';
import { type Filter, FilterBar } from '../../components/FilterBar';
import { Form } from '../../components/Form';
import { MoneyField } from '../../components/MoneyField';
import { MultiSelect } from '../../components/MultiSelect';
import { NumberStepper } from '../../components/NumberStepper';
import { OtpField } from '../../components/OtpField';
import { PasswordField } from '../../components/PasswordField';
import { PhoneField } from '../../components/PhoneField';
import { RadioGroup } from '../../components/RadioGroup';
import { RangeCalendar } from '../../components/RangeCalendar';
import { SearchField } from '../../components/SearchField';
import { Select } from '../../components/Select';
import { TextArea } from '../../components/TextArea';
import { TextField } from '../../components/TextField';
import { TimeField } from '../../components/TimeField';
import * as css from '../anatomy.css';
import { type AnatomyDrawing, nothing } from './types';

/** The parts of every field, and of every frame around several. */
const field = {
	label: '.viza-Field-label',
	hint: '.viza-Field-hint',
	control: '.viza-Field-control',
	input: '.viza-Field-bareInput',
	button: '.viza-Field-adornmentButton',
	error: '.viza-Field-error',
	legend: '.viza-Fieldset-legend, .viza-Fieldset-partLegend',
};
const genders = [
	{ id: 'female', label: 'Qadın' },
	{ id: 'male', label: 'Kişi' },
];
const day = (number: number) => new CalendarDate(2026, 12, number);
const citizenships = [
	{ id: 'az', label: 'Azərbaycan', section: 'Ən çox seçilənlər' },
	{ id: 'tr', label: 'Türkiyə', section: 'Ən çox seçilənlər' },
	{ id: 'de', label: 'Almaniya', section: 'Digərləri' },
];
const countryNames = [
	{ id: 'fr', label: 'Fransa' },
	{ id: 'it', label: 'İtaliya' },
	{ id: 'jp', label: 'Yaponiya' },
];
const filters: Filter[] = [
	{ id: 'search', label: 'Axtarış', kind: 'search' },
	{ id: 'status', label: 'Status', kind: 'select', options: [{ id: 'IN_REVIEW', label: 'Baxılır' }] },
];
const countries = [{ id: 'AZ', label: 'Azərbaycan', code: '994' }];

export const anatomiesOfFields: Record<string, AnatomyDrawing> = {
	Calendar: {
		content: (
			<Calendar value={day(24)} onChange={nothing} defaultFocusedDate={day(8)} minValue={day(8)} today={day(10)} />
		),
		parts: [
			'.viza-Calendar-head',
			'.viza-Calendar thead, .viza-Calendar-grid thead',
			'.viza-Calendar-grid tbody',
			'[aria-selected="true"]',
		],
	},
	Checkbox: {
		content: <Checkbox errorMessage="Şərtləri qəbul edin">Şərtləri qəbul edirəm</Checkbox>,
		parts: ['.viza-Checkbox-box', 'label', field.error],
	},
	ComboBox: {
		frame: { width: 420, height: 340, press: '[role="combobox"]' },
		content: (
			<ComboBox
				label="Vətəndaşlıq"
				description="Pasportunuzda yazıldığı kimi"
				items={citizenships}
				defaultValue="az"
				onCreate={nothing}
			/>
		),
		parts: [field.label, 'input', field.button, '.viza-ComboBoxFrame-list', '.viza-ComboBoxFrame-sectionName'],
	},
	DateField: {
		content: (
			<DateField
				label="Doğum tarixi"
				description="Pasportda olduğu kimi"
				value={null}
				onChange={nothing}
				errorMessage="Tarixi tam yazın: 08/12/2026"
			/>
		),
		parts: [field.label, 'input', field.error],
	},
	DatePicker: {
		frame: { width: 640, height: 640, press: field.button },
		content: (
			<div style={{ maxWidth: '22rem', marginInline: 'auto' }}>
				<DatePicker
					label="Gediş tarixi"
					description="Gün, ay, il"
					defaultValue={day(15)}
					minValue={day(8)}
					today={day(10)}
				/>
			</div>
		),
		parts: [field.label, field.button, '.viza-Popover'],
	},
	DateRange: {
		content: (
			<DateRange
				label="Səyahət"
				description="Hər iki günü seçin"
				value={{ start: null, end: null }}
				onChange={nothing}
				errorMessage="Tarixləri seçin"
				presets={[{ id: 'week', label: 'Bir həftə', value: { start: day(8), end: day(14) } }]}
				hasRangeCalendar
				today={day(3)}
			/>
		),
		parts: [
			field.legend,
			'.viza-DateRange-ends',
			field.error,
			'.viza-DateRange-presets',
			'.viza-DateRange-presets button:last-child',
		],
	},
	DateTimeField: {
		content: (
			<DateTimeField
				label="Etibarlıdır"
				description="Bakı vaxtı ilə"
				value="2026-12-08T09:30"
				onChange={nothing}
				errorMessage="Vaxt keçib"
			/>
		),
		parts: [field.legend, '.viza-DateTimeField-day', '.viza-DateTimeField-time', field.error],
	},
	ErrorSummary: {
		content: <ErrorSummary faults={[{ message: 'Adınızı yazın' }]} />,
		parts: ['.viza-ErrorSummary', '.viza-ErrorSummary-title', '.viza-ErrorSummary-list li'],
	},
	FileDrop: {
		content: (
			<FileDrop
				label="Pasport"
				description="Şəkilli səhifə"
				note="JPG və ya PNG, 5 MB-a qədər"
				file={{ name: 'pasport.jpg', size: 482_000, status: 'uploading', progress: 40 }}
				onFile={nothing}
				onRefused={nothing}
				errorMessage="Şəkil oxunmur"
			/>
		),
		parts: [field.label, '.viza-FileDrop-zone', '.viza-FileDrop-note', '.viza-FileDrop-item', field.error],
	},
	FilterBar: {
		frame: { width: 1000, height: 200 },
		content: (
			<FilterBar
				label="Müraciətlər"
				filters={filters}
				value={{ search: 'aysel', status: 'IN_REVIEW' }}
				onChange={nothing}
				resultCount={3}
			/>
		),
		parts: [
			'.viza-FilterBar-search',
			'.viza-FilterBar-field',
			'.viza-FilterBar-count',
			'.viza-FilterBar-chip',
			'.viza-FilterBar-clear',
		],
	},
	Form: {
		content: (
			<Form aria-label="Qeydiyyat">
				<ErrorSummary faults={[{ message: 'Adınızı yazın' }]} />
				<TextField label="Ad" errorMessage="Adınızı yazın" />
				<Button>Davam et</Button>
			</Form>
		),
		parts: ['.viza-ErrorSummary', '.viza-Field', '.viza-Button'],
	},
	MoneyField: {
		content: (
			<MoneyField
				label="Qiymət"
				description="Bir səyahətçi üçün"
				value={2050}
				onChange={nothing}
				errorMessage="Qiymət çox yüksəkdir"
			/>
		),
		parts: [field.label, 'input', '.viza-MoneyField-currency', field.error],
	},
	MultiSelect: {
		frame: { width: 420, height: 400, press: '[role="combobox"]' },
		content: (
			<div className={css.belowList}>
				<MultiSelect label="Ölkələr" items={countryNames} defaultValue={['fr', 'jp']} hasAll />
			</div>
		),
		parts: [field.label, 'input', '.viza-ComboBoxFrame-list', '.viza-MultiSelect-tag', '.viza-MultiSelect-foot'],
	},
	NumberStepper: {
		content: (
			<NumberStepper
				label="Səyahətçi sayı"
				description="Ən çox 9"
				defaultValue={2}
				minValue={1}
				maxValue={9}
				errorMessage="Yer qalmayıb"
			/>
		),
		parts: [field.label, 'button:first-of-type', 'input', 'button:last-of-type', field.error],
	},
	OtpField: {
		content: <OtpField label="Təsdiq kodu" defaultValue="1204" errorMessage="Kod uyğun deyil" />,
		parts: [field.label, field.hint, 'input', field.error],
	},
	PasswordField: {
		content: <PasswordField label="Şifrə" defaultValue="gizli-soz" strength="fair" />,
		parts: [field.label, field.button, '.viza-PasswordField-strength'],
	},
	PhoneField: {
		content: <PhoneField label="Telefon" countries={countries} defaultValue="+994501234567" />,
		parts: [field.label, '.viza-PhoneField-code, .viza-PhoneField-choice', '.viza-PhoneField-number'],
	},
	RadioGroup: {
		content: <RadioGroup label="Cins" items={genders} defaultValue="female" errorMessage="Seçin" />,
		parts: [`${field.legend}, ${field.label}`, '.viza-RadioGroup-radio', '.viza-RadioGroup-items', field.error],
	},
	RangeCalendar: {
		frame: { width: 420, height: 500 },
		content: (
			<RangeCalendar
				value={{ start: day(8), end: day(22) }}
				onChange={nothing}
				defaultFocusedDate={day(8)}
				minValue={day(3)}
				today={day(3)}
			/>
		),
		parts: [
			'.viza-Calendar-head',
			'.viza-Calendar-grid',
			'[data-place="start"], [data-place="end"]',
			'.viza-RangeCalendar-told',
		],
	},
	SearchField: {
		content: <SearchField label="Ölkə axtar" value="İtal" onChange={nothing} errorMessage="Yalnız hərflər" />,
		parts: [field.label, '.viza-Field-adornment', 'input', field.button, field.error],
	},
	Select: {
		content: <Select label="Cins" items={genders} defaultValue="female" errorMessage="Birini seçin" />,
		parts: [field.label, '.viza-Select', '.viza-Select-chevron', field.error],
	},
	TextArea: {
		content: <TextArea label="Qeydlər" maxLength={500} defaultValue="Pəncərə yanında" errorMessage="Qısaldın" />,
		parts: [field.label, 'textarea', '.viza-TextArea-counter', field.error],
	},
	TextField: {
		content: (
			<TextField
				label="Soyad"
				description="Pasportda olduğu kimi"
				defaultValue="Мəmmədova"
				errorMessage="Soyadınızı latın hərfləri ilə yazın"
				isOptional
			/>
		),
		parts: [field.label, field.hint, 'input', field.error],
	},
	TimeField: {
		content: <TimeField label="Qəbul saatı" description="Bakı vaxtı ilə" defaultValue="09:30" />,
		parts: [field.label, '.viza-TimeField-frame'],
	},
};
