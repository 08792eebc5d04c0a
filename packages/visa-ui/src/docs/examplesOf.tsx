import type { ReactNode } from 'react';
import { Button } from '../components/Button';
import { Checkbox } from '../components/Checkbox';
import { CheckboxGroup } from '../components/CheckboxGroup';
import { DateField } from '../components/DateField';
import { DateText } from '../components/DateText';
import { EmptyState } from '../components/EmptyState';
import { Flag } from '../components/Flag';
import { Heading } from '../components/Heading';
import { CheckIcon, PassportIcon, TrashIcon } from '../components/Icon';
import { IconButton } from '../components/IconButton';
import { Inline } from '../components/Inline';
import { Link } from '../components/Link';
import { Money } from '../components/Money';
import { Notice } from '../components/Notice';
import { NumberStepper } from '../components/NumberStepper';
import { Progress } from '../components/Progress';
import { RadioGroup } from '../components/RadioGroup';
import { RequestStatusTag } from '../components/RequestStatusTag';
import { Select } from '../components/Select';
import { Skeleton } from '../components/Skeleton';
import { Spinner } from '../components/Spinner';
import { Stack } from '../components/Stack';
import { Stat } from '../components/Stat';
import { StatusTag } from '../components/StatusTag';
import { Switch } from '../components/Switch';
import { Tag } from '../components/Tag';
import { Text } from '../components/Text';
import { TextArea } from '../components/TextArea';
import { TextField } from '../components/TextField';
import { examplesOfData } from './examplesOfData';
import { examplesOfFields } from './examplesOfFields';
import { examplesOfLayout } from './examplesOfLayout';
import { examplesOfOrder } from './examplesOfOrder';
import { italy } from './flags';
import { narrow } from './states.css';

export interface ExamplePair {
	good: ReactNode;
	bad: ReactNode;
	because: string;
}

const genders = [
	{ id: 'female', label: 'Qadın' },
	{ id: 'male', label: 'Kişi' },
];
const yesNo = [
	{ id: 'yes', label: 'Bəli' },
	{ id: 'no', label: 'Xeyr' },
];
const wishes = [
	{ id: 'mail', label: 'E-poçt' },
	{ id: 'phone', label: 'Telefon' },
];

/** The rendered do and don't examples of the components' pages. */
export const examples: Record<string, ExamplePair[]> = {
	...examplesOfData,
	...examplesOfFields,
	...examplesOfLayout,
	...examplesOfOrder,
	Button: [
		{
			good: (
				<Inline gap="s">
					<Button tone="primary">Müraciəti göndər</Button>
					<Button tone="secondary">Geriyə</Button>
				</Inline>
			),
			bad: (
				<Inline gap="s">
					<Button tone="primary">OK</Button>
					<Button tone="primary">Geriyə</Button>
				</Inline>
			),
			because: 'One primary button per view, with a label that says what happens.',
		},
		{
			good: <Button blockedBecause="Davam etmək üçün ölkə seçin">Davam et</Button>,
			bad: <Button isDisabled>Davam et</Button>,
			because: 'A button that can’t be pressed yet says why, and can be focused.',
		},
	],
	Checkbox: [
		{
			good: <Checkbox>Şərtləri oxudum və qəbul edirəm</Checkbox>,
			bad: <Checkbox>Şərtləri qəbul etmirəm</Checkbox>,
			because: 'A tick means yes: use a positive statement.',
		},
	],
	CheckboxGroup: [
		{
			good: <CheckboxGroup label="Sizə necə yazaq?" items={wishes} />,
			bad: <CheckboxGroup label="Cins" items={genders} />,
			because: 'Checkboxes are for several choices; for just one use RadioGroup.',
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
	DateText: [
		{
			good: <DateText value="2026-12-08" />,
			bad: <Text as="span">2026-12-08</Text>,
			because: 'Write dates in words, never in a machine format.',
		},
	],
	EmptyState: [
		{
			good: <EmptyState title="Hələ müraciətiniz yoxdur" action={<Button tone="primary">Müraciətə başla</Button>} />,
			bad: <EmptyState title="Məlumat tapılmadı" />,
			because: 'One sentence that says what is missing, and one action.',
		},
	],
	Flag: [
		{
			good: (
				<Inline gap="s">
					<Flag src={italy} />
					<Text as="span">İtaliya</Text>
				</Inline>
			),
			bad: <Flag src={italy} name="İtaliya" />,
			because: 'Not everyone knows every flag: write the name beside it.',
		},
	],
	Heading: [
		{
			good: (
				<Stack gap="xs">
					<Heading level={2}>Səyahət tarixləri</Heading>
					<Text>Hər iki günü seçin.</Text>
				</Stack>
			),
			bad: (
				<Stack gap="xs">
					<Heading level={4} size="display">
						Tarixlər.
					</Heading>
					<Text>Hər iki günü seçin.</Text>
				</Stack>
			),
			because: 'The level is the place in the outline; no full stop at the end.',
		},
	],
	IconButton: [
		{
			good: <IconButton label="Pasportu sil" icon={<TrashIcon />} />,
			bad: <IconButton label="Pasport" icon={<PassportIcon />} />,
			because: 'Only icons that everyone knows work without text, and the name says what happens.',
		},
	],
	Link: [
		{
			good: (
				<Text>
					Bax: <Link href="#rules">İtaliya üçün viza qaydaları</Link>
				</Text>
			),
			bad: (
				<Text>
					Viza qaydaları üçün <Link href="#rules">bura basın</Link>
				</Text>
			),
			because: 'The text of a link says where it leads, even out of context.',
		},
	],
	Money: [
		{
			good: <Money amount={1250} />,
			bad: <Text as="span">₼1,250.00</Text>,
			because: 'The code after the amount, a dot between thousands, no zero qəpik.',
		},
	],
	Notice: [
		{
			good: (
				<Notice tone="warning" title="Pasportun vaxtı az qalıb">
					Səyahətdən sonra ən azı 6 ay etibarlı olmalıdır.
				</Notice>
			),
			bad: <Notice tone="error">Diqqət!!!</Notice>,
			because: 'Say what happened and what to do; reserve red for failures.',
		},
	],
	NumberStepper: [
		{
			good: <NumberStepper label="Səyahətçi sayı" defaultValue={2} minValue={1} maxValue={9} />,
			bad: <NumberStepper label="Doğum ili" defaultValue={1990} minValue={1900} maxValue={2026} />,
			because: 'For small counts; a number with four digits is typed.',
		},
	],
	Progress: [
		{
			good: (
				<div className={narrow}>
					<Progress value={40} label="Pasport yüklənir" />
				</div>
			),
			bad: (
				<div className={narrow}>
					<Progress value={0} label="Gözləyin" />
				</div>
			),
			because: 'Use a bar only if progress is known; otherwise Spinner.',
		},
	],
	RadioGroup: [
		{
			good: <RadioGroup label="Cins" items={genders} />,
			bad: <RadioGroup label="Bildirişlər istəyirsiniz?" items={yesNo} />,
			because: 'For yes and no use Checkbox or Switch.',
		},
	],
	RequestStatusTag: [
		{
			good: <RequestStatusTag status="SENT_TO_EMBASSY">Səfirliyə göndərilib</RequestStatusTag>,
			bad: (
				<StatusTag tone="positive" icon={<CheckIcon size="small" />}>
					Səfirlikdə
				</StatusTag>
			),
			because: 'One style and one word for a state, everywhere.',
		},
	],
	Select: [
		{
			good: <Select label="Cins" items={genders} />,
			bad: <Select aria-label="Cins" items={genders} />,
			because: 'The label stays visible after the choice.',
		},
	],
	Skeleton: [
		{
			good: (
				<Stack gap="xs" style={{ width: '100%' }}>
					<Skeleton height={24} width="min(12rem, 100%)" />
					<Skeleton height={16} width="min(16rem, 100%)" />
				</Stack>
			),
			bad: <Skeleton height={16} width={32} />,
			because: 'The same size as the content, so that nothing jumps.',
		},
	],
	Spinner: [
		{
			good: <Button isPending>Göndər</Button>,
			bad: <Spinner label="Səhifə yüklənir" />,
			because: 'Inside the control that was pressed; a loading page shows Skeleton.',
		},
	],
	Stat: [
		{
			good: <Stat label="Yeni müraciətlər" value="128" />,
			bad: <Stat label="NEW_REQ" value="128,0000" />,
			because: 'A word that staff use, and no more digits than needed.',
		},
	],
	StatusTag: [
		{
			good: <StatusTag tone="caution">Sənəd çatışmır</StatusTag>,
			bad: <StatusTag tone="critical">DOCS_MISSING</StatusTag>,
			because: 'A word that readers understand, in the tone of its meaning.',
		},
	],
	Switch: [
		{
			good: <Switch label="E-poçt bildirişləri" />,
			bad: <Switch label="Bildirişləri söndür" />,
			because: 'The label names the setting, which takes effect at once.',
		},
	],
	Tag: [
		{
			good: <Tag icon={<CheckIcon />}>Çoxdəfəlik</Tag>,
			bad: <Tag>Bu viza ilə ölkəyə bir neçə dəfə girmək olar</Tag>,
			because: 'One to three words.',
		},
	],
	Text: [
		{
			good: <Text tone="soft">Son yoxlamadan sonra ödəyirsiniz.</Text>,
			bad: <Text size="caption">SON YOXLAMADAN SONRA ÖDƏYİRSİNİZ</Text>,
			because: 'Sentence case, no capitals; small text only for notes.',
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
};
