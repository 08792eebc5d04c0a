import { CalendarDate } from '@internationalized/date';
import { CardSelect } from '../components/CardSelect';
import { ComboBox } from '../components/ComboBox';
import { DatePicker } from '../components/DatePicker';
import { DateRange } from '../components/DateRange';
import { DateTimeField } from '../components/DateTimeField';
import { ErrorSummary } from '../components/ErrorSummary';
import { FileDrop } from '../components/FileDrop';
import { FilterBar } from '../components/FilterBar';
import { MoneyField } from '../components/MoneyField';
import { MultiSelect } from '../components/MultiSelect';
import { OptionList } from '../components/OptionList';
import { OtpField } from '../components/OtpField';
import { PasswordField } from '../components/PasswordField';
import { PhoneField } from '../components/PhoneField';
import { SearchField } from '../components/SearchField';
import { Stack } from '../components/Stack';
import { Text } from '../components/Text';
import { TextField } from '../components/TextField';
import { TimeField } from '../components/TimeField';
import type { ExamplePair } from './examplesOf';
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
			because: 'The same facts in the same order in every card, so that they can be compared.',
		},
	],
	ComboBox: [
		{
			good: <ComboBox label="Vətəndaşlıq" items={countries} placeholder="Məsələn, İtaliya" />,
			bad: (
				<ComboBox label="Vətəndaşlıq" items={[{ id: 'none', label: 'Seçilməyib' }, ...countries]} defaultValue="none" />
			),
			because: 'Nothing chosen is an empty field, and no row of the list.',
		},
	],
	DatePicker: [
		{
			good: <DatePicker label="Gediş" description="8 dekabr 2026 və ya daha gec" {...days} />,
			bad: <TextField label="Gediş" placeholder="8 dekabrdan sonra, GG/AA/İİİİ" />,
			because: 'What would do stands in the hint: a placeholder goes with the first digit.',
		},
	],
	DateRange: [
		{
			good: <DateRange label="Səyahət" startLabel="Gediş" endLabel="Qayıdış" {...days} />,
			bad: <DateRange label="Səyahət" startLabel="Səyahət tarixi 1" endLabel="Səyahət tarixi 2" />,
			because: 'Both ends in the words of the matter, without the name of the whole.',
		},
	],
	DateTimeField: [
		{
			good: <DateTimeField label="Bitir" description="Bakı vaxtı ilə" defaultValue="2026-12-08T23:59" />,
			bad: <DateTimeField label="Bitir" defaultValue="2026-12-08T00:00" />,
			because: 'An end is the last minute of its day, and the hint says whose clock it is.',
		},
	],
	ErrorSummary: [
		{
			good: <ErrorSummary faults={[{ fieldId: 'surname', message: 'Soyadınızı latın hərfləri ilə yazın' }]} />,
			bad: <ErrorSummary faults={[{ fieldId: 'surname', message: 'Səhv var' }]} />,
			because: 'The words of the field’s own error, and a way to it.',
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
			because: 'Say what is asked for, what is taken, and how a refusal is mended.',
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
			because: 'While the answer is on its way nothing is counted: 0 is said once it is known.',
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
			because: 'What is missing is said at the field and above the form; a star says it to nobody.',
		},
	],
	MoneyField: [
		{
			good: <MoneyField label="Rüsum" defaultValue={12.5} />,
			bad: <TextField label="Rüsum (AZN)" defaultValue="12.50" />,
			because: 'A sum is typed with the reader’s comma, and read by the field.',
		},
	],
	MultiSelect: [
		{
			good: <MultiSelect label="Ölkələr" description="Seçilməyibsə, bütün ölkələrə aiddir" items={countries} hasAll />,
			bad: <MultiSelect label="Ölkələr" items={countries} />,
			because: 'The hint says what no choice means: all, or none.',
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
			because: 'Its label is only read aloud: words in sight say what is chosen.',
		},
	],
	OtpField: [
		{
			good: <OtpField label="Təsdiq kodu" description="Kodu aysel@mail.az ünvanına göndərdik" />,
			bad: <OtpField label="Kod" />,
			because: 'Say where the code went.',
		},
	],
	PasswordField: [
		{
			good: (
				<PasswordField label="Yeni şifrə" description="Ən azı 8 simvol" autoComplete="new-password" strength="fair" />
			),
			bad: <PasswordField label="Yeni şifrə" errorMessage="Zəif şifrə" strength="weak" />,
			because: 'What is asked for stands there before; a short bar alone refuses nothing.',
		},
	],
	PhoneField: [
		{
			good: <PhoneField label="Telefon" countries={[{ id: 'AZ', label: 'Azərbaycan', code: '994' }]} />,
			bad: <TextField label="Telefon" placeholder="+994XXXXXXXXX" errorMessage="Boşluqsuz, 13 simvol" />,
			because: 'A number is typed as people write it: spaces, brackets and the zero in front are left out.',
		},
	],
	SearchField: [
		{
			good: <SearchField label="Ölkə axtarın" placeholder="Məsələn, İtaliya" />,
			bad: <SearchField aria-label="Ölkə axtarın" placeholder="Ölkə axtarın" />,
			because: 'The placeholder shows an example; the name stays in sight.',
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
			because: 'The limits are given to the field, which then says by itself what would do.',
		},
	],
};
