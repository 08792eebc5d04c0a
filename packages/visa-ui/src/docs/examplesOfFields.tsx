import { CalendarDate } from '@internationalized/date';
import { CardSelect } from '../components/CardSelect';
import { ComboBox } from '../components/ComboBox';
import { DateField } from '../components/DateField';
import { DatePicker } from '../components/DatePicker';
import { DateRange } from '../components/DateRange';
import { DateTimeField } from '../components/DateTimeField';
import { ErrorSummary } from '../components/ErrorSummary';
import { FileDrop } from '../components/FileDrop';
import { FilterBar } from '../components/FilterBar';
import { MoneyField } from '../components/MoneyField';
import { MultiSelect } from '../components/MultiSelect';
import { NumberStepper } from '../components/NumberStepper';
import { OptionList } from '../components/OptionList';
import { OtpField } from '../components/OtpField';
import { PasswordField } from '../components/PasswordField';
import { PhoneField } from '../components/PhoneField';
import { SearchField } from '../components/SearchField';
import { Stack } from '../components/Stack';
import { Text } from '../components/Text';
import { TextArea } from '../components/TextArea';
import { TextField } from '../components/TextField';
import { TimeField } from '../components/TimeField';
import type { ExamplePair } from './examplePair';
import { narrow } from './states.css';

const nothing = () => undefined;
const countries = [
	{ id: 'it', label: 'İtaliya', title: 'İtaliya' },
	{ id: 'jp', label: 'Yaponiya', title: 'Yaponiya' },
];
const types = [
	{ id: 'tourism', title: 'Turizm vizası', content: 'Gəzinti və qohumlara baş çəkmək üçün' },
	{ id: 'business', title: 'İşgüzar viza', content: 'Görüş və danışıqlar üçün' },
];
const days = { minValue: new CalendarDate(2026, 12, 8), maxValue: new CalendarDate(2027, 12, 8) };

/** For fields and choices. */
export const examplesOfFields: Record<string, ExamplePair[]> = {
	CardSelect: [
		{
			good: <CardSelect label="Viza növü" items={types} columns="one" defaultValue="tourism" />,
			bad: (
				<CardSelect
					label="Viza növü"
					items={[types[0] as (typeof types)[number], { id: 'business', title: 'Biznes', content: '30 gün, 45 AZN' }]}
					columns="one"
				/>
			),
			because: 'The same facts in the same order on every card, so that they can be compared.',
		},
	],
	ComboBox: [
		{
			good: <ComboBox label="Vətəndaşlıq" items={countries} placeholder="Məsələn, İtaliya" />,
			bad: (
				<ComboBox label="Vətəndaşlıq" items={[{ id: 'none', label: 'Seçilməyib' }, ...countries]} defaultValue="none" />
			),
			because: 'No choice means an empty field, not an item in the list.',
		},
	],
	DateField: [
		{
			good: (
				<DateField label="Doğum tarixi" description="Pasportda olduğu kimi" value={null} onChange={() => undefined} />
			),
			bad: <TextField label="Doğum tarixi" placeholder="1990-05-31" />,
			because: 'People type a date as they usually write it, and the field parses it.',
		},
	],
	DatePicker: [
		{
			good: <DatePicker label="Gediş" description="8 dekabr 2026 və ya daha gec" {...days} />,
			bad: <TextField label="Gediş" placeholder="8 dekabrdan sonra, GG/AA/İİİİ" />,
			because: 'Say what is allowed in the hint: a placeholder disappears with the first digit.',
		},
	],
	DateRange: [
		{
			good: <DateRange label="Səyahət" startLabel="Gediş" endLabel="Qayıdış" {...days} />,
			bad: <DateRange label="Səyahət" startLabel="Səyahət tarixi 1" endLabel="Səyahət tarixi 2" />,
			because: 'Labels in the words of the subject, without repeating the name of the field.',
		},
	],
	DateTimeField: [
		{
			good: <DateTimeField label="Bitir" description="Bakı vaxtı ilə" defaultValue="2026-12-08T23:59" />,
			bad: <DateTimeField label="Bitir" defaultValue="2026-12-08T00:00" />,
			because: 'An end is the last minute of its day, and the hint names the time zone.',
		},
	],
	ErrorSummary: [
		{
			good: <ErrorSummary faults={[{ fieldId: 'surname', message: 'Soyadınızı latın hərfləri ilə yazın' }]} />,
			bad: <ErrorSummary faults={[{ fieldId: 'surname', message: 'Səhv var' }]} />,
			because: 'The same words as the field’s own error, with a link to it.',
		},
	],
	FileDrop: [
		{
			good: (
				<FileDrop
					label="Pasportun şəkli"
					note="Yalnız PNG və JPG/JPEG, ən çoxu 10MB"
					onRefused={nothing}
					errorMessage="Şəkil 10MB-dan böyükdür. Daha kiçiyini seçin"
				/>
			),
			bad: <FileDrop label="Fayl" note="Fayl seçin" onRefused={nothing} errorMessage="Yükləmə xətası" />,
			because: 'Say what is needed, what is accepted, and how to fix an error.',
		},
	],
	FilterBar: [
		{
			good: (
				<FilterBar
					label="Müraciətlərin filtrləri"
					filters={[{ kind: 'search', id: 'search', label: 'Axtarış' }]}
					value={{ search: 'aysel' }}
					onChange={nothing}
				/>
			),
			bad: (
				<FilterBar
					label="Filtrlər"
					filters={[{ kind: 'search', id: 'search', label: 'Axtarış' }]}
					value={{ search: 'aysel' }}
					onChange={nothing}
					resultCount={0}
				/>
			),
			because: 'Show no number while results are loading: show 0 once it is known.',
		},
	],
	Form: [
		{
			good: (
				<Stack gap="m">
					<ErrorSummary faults={[{ fieldId: 'name', message: 'Adınızı yazın' }]} />
					<TextField label="Ad" errorMessage="Adınızı yazın" />
				</Stack>
			),
			bad: (
				<Stack gap="m">
					<TextField label="Ad *" />
					<Text size="caption">* Məcburi sahələr</Text>
				</Stack>
			),
			because: 'Say what is missing at the field and above the form; an asterisk tells nobody.',
		},
	],
	MoneyField: [
		{
			good: <MoneyField label="Rüsum" defaultValue={12.5} />,
			bad: <TextField label="Rüsum (AZN)" defaultValue="12.50" />,
			because: 'People type amounts with a comma, and the field parses them.',
		},
	],
	MultiSelect: [
		{
			good: <MultiSelect label="Ölkələr" description="Seçilməyibsə, bütün ölkələrə aiddir" items={countries} hasAll />,
			bad: <MultiSelect label="Ölkələr" items={countries} />,
			because: 'The hint says what an empty choice means: all, or none.',
		},
	],
	NumberStepper: [
		{
			good: <NumberStepper label="Səyahətçi sayı" defaultValue={2} minValue={1} maxValue={9} />,
			bad: <NumberStepper label="Doğum ili" defaultValue={1990} minValue={1900} maxValue={2026} />,
			because: 'For small counts; a number with four digits is typed.',
		},
	],
	OptionList: [
		{
			good: (
				<Stack gap="xs" style={{ width: '100%' }}>
					<Text>Səyahət edəcəyiniz ölkə</Text>
					<OptionList label="Səyahət edəcəyiniz ölkə" items={countries} defaultValue="it" />
				</Stack>
			),
			bad: (
				<div style={{ width: '100%' }}>
					<OptionList label="Səyahət edəcəyiniz ölkə" items={countries} defaultValue="it" />
				</div>
			),
			because: 'Its label is only announced: visible text says what is being chosen.',
		},
	],
	OtpField: [
		{
			good: <OtpField label="Təsdiq kodu" description="Kodu aysel@mail.az ünvanına göndərdik" />,
			bad: <OtpField label="Kod" />,
			because: 'Say where the code was sent.',
		},
	],
	PasswordField: [
		{
			good: (
				<PasswordField label="Yeni şifrə" description="Ən azı 8 simvol" autoComplete="new-password" strength="fair" />
			),
			bad: <PasswordField label="Yeni şifrə" errorMessage="Zəif şifrə" strength="weak" />,
			because: 'State the requirements beforehand; a short bar alone rejects nothing.',
		},
	],
	PhoneField: [
		{
			good: <PhoneField label="Telefon" countries={[{ id: 'AZ', label: 'Azərbaycan', code: '994' }]} />,
			bad: <TextField label="Telefon" placeholder="+994XXXXXXXXX" errorMessage="Boşluqsuz, 13 simvol" />,
			because: 'People type numbers as they write them: spaces, brackets and a leading zero are removed.',
		},
	],
	SearchField: [
		{
			good: <SearchField label="Ölkə axtarın" placeholder="Məsələn, İtaliya" />,
			bad: <SearchField aria-label="Ölkə axtarın" placeholder="Ölkə axtarın" />,
			because: 'The placeholder shows an example; the label stays visible.',
		},
	],
	TextArea: [
		{
			good: <TextArea label="Qeydlər" maxLength={500} isOptional />,
			bad: <TextArea label="Ad" />,
			because: 'For sentences; a name fits on one line.',
		},
	],
	TextField: [
		{
			good: (
				<TextField label="Elektron poçt" defaultValue="aysel@" errorMessage="Ünvanı tam yazın, məsələn ad@nümunə.az" />
			),
			bad: <TextField label="Elektron poçt" defaultValue="aysel@" errorMessage="Yanlış format" />,
			because: 'An error says how to fix it.',
		},
	],
	TimeField: [
		{
			good: (
				<div className={narrow}>
					<TimeField label="Qəbul saatı" minValue="09:00" maxValue="18:00" />
				</div>
			),
			bad: (
				<div className={narrow}>
					<TextField label="Qəbul saatı" placeholder="9–18" />
				</div>
			),
			because: 'Pass the limits to the field, which then says what is allowed.',
		},
	],
};
