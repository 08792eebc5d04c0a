import type { ReactNode } from 'react';
import { Accordion } from '../components/Accordion';
import { Button } from '../components/Button';
import { Card } from '../components/Card';
import { Checkbox } from '../components/Checkbox';
import { DatePicker } from '../components/DatePicker';
import { DescriptionList } from '../components/DescriptionList';
import { EmptyState } from '../components/EmptyState';
import { ErrorSummary } from '../components/ErrorSummary';
import { TrashIcon } from '../components/Icon';
import { Inline } from '../components/Inline';
import { Money } from '../components/Money';
import { MoneyField } from '../components/MoneyField';
import { Notice } from '../components/Notice';
import { NumberStepper } from '../components/NumberStepper';
import { OtpField } from '../components/OtpField';
import { PasswordField } from '../components/PasswordField';
import { RadioGroup } from '../components/RadioGroup';
import { SearchField } from '../components/SearchField';
import { Select } from '../components/Select';
import { Stat } from '../components/Stat';
import { StatusTag } from '../components/StatusTag';
import { Switch } from '../components/Switch';
import { TextArea } from '../components/TextArea';
import { TextField } from '../components/TextField';

export interface AnatomyDrawing {
	content: ReactNode;
	/** Where each number of the page's list stands, in its order; '' for a part that can't be seen. */
	parts: readonly string[];
}

const nothing = () => undefined;
/** The parts that every field has. */
const field = { label: 'label', hint: 'label + div', error: '[role="alert"]' };
const genders = [
	{ id: 'female', label: 'Qadın' },
	{ id: 'male', label: 'Kişi' },
];

/** The drawings of the components' pages: what is drawn, and which element is which part of the list below it. */
export const anatomies: Record<string, AnatomyDrawing> = {
	Accordion: {
		content: <Accordion items={[{ id: 'pay', title: 'Nə vaxt ödəyirəm?', content: 'Son yoxlamadan sonra.' }]} />,
		parts: ['details, [data-open]', 'summary, button', 'p'],
	},
	Button: {
		content: (
			<Inline gap="xl">
				<Button tone="primary" icon={<TrashIcon />}>
					Müraciəti sil
				</Button>
				<Button isPending>Göndərilir</Button>
				<Button blockedBecause="Ölkə seçin">Davam et</Button>
			</Inline>
		),
		parts: [
			'button',
			'button > span',
			'[aria-busy] svg, [aria-busy] > span:last-child',
			'[aria-disabled="true"] + span',
		],
	},
	Card: {
		content: (
			<Card title="Pasport" description="AZ1234567" footer={<Button size="small">Dəyiş</Button>}>
				<p>Etibarlıdır: 8 dekabr 2031</p>
			</Card>
		),
		parts: ['h2, h3', 'p:not(h2 ~ p)', 'button'],
	},
	Checkbox: {
		content: <Checkbox errorMessage="Şərtləri qəbul edin">Şərtləri qəbul edirəm</Checkbox>,
		parts: ['label svg, label span[aria-hidden], label > span', 'label', field.error],
	},
	DatePicker: {
		content: <DatePicker label="Gediş tarixi" value={null} onChange={nothing} />,
		parts: [field.label, 'button', ''],
	},
	DescriptionList: {
		content: <DescriptionList items={[{ term: 'Ölkə', value: 'İtaliya' }]} />,
		parts: ['dt', 'dd'],
	},
	EmptyState: {
		content: (
			<EmptyState title="Hələ müraciətiniz yoxdur" action={<Button tone="primary">Başla</Button>}>
				Bir neçə dəqiqə çəkir.
			</EmptyState>
		),
		parts: ['svg', 'h2', 'p', 'button'],
	},
	ErrorSummary: {
		content: <ErrorSummary faults={[{ message: 'Adınızı yazın' }]} />,
		parts: ['div', 'h2, p', 'li'],
	},
	Money: {
		content: <Money amount={1250} size="large" isSurcharge />,
		parts: ['span', 'span', 'span span:last-child'],
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
		parts: [field.label, 'input', 'input ~ *', field.error],
	},
	Notice: {
		content: (
			<Notice tone="warning" title="Pasportun vaxtı bitir" action={<Button size="small">Dəyiş</Button>}>
				Səyahətdən sonra ən azı 6 ay qalmalıdır.
			</Notice>
		),
		parts: ['div', 'svg', 'strong, b, [class*="title"]', 'p, [class*="words"]', 'button'],
	},
	NumberStepper: {
		content: <NumberStepper label="Səyahətçi sayı" description="Ən çox 9" defaultValue={2} minimum={1} maximum={9} />,
		parts: [field.label, 'button:first-of-type', 'input', 'button:last-of-type', ''],
	},
	OtpField: {
		content: <OtpField label="Təsdiq kodu" defaultValue="1204" errorMessage="Kod uyğun deyil" />,
		parts: [field.label, field.hint, 'input', field.error],
	},
	PasswordField: {
		content: <PasswordField label="Şifrə" defaultValue="gizli-soz" />,
		parts: [field.label, 'button', ''],
	},
	RadioGroup: {
		content: <RadioGroup label="Cins" items={genders} defaultValue="female" errorMessage="Seçin" />,
		parts: ['legend, [id$="label"]', 'label', '', field.error],
	},
	SearchField: {
		content: <SearchField label="Ölkə axtar" value="İtal" onChange={nothing} />,
		parts: [field.label, 'svg', 'input', 'button', ''],
	},
	Select: {
		content: <Select label="Cins" items={genders} defaultValue="female" errorMessage="Birini seçin" />,
		parts: [field.label, 'select', 'select ~ svg, svg', '', field.error],
	},
	Stat: {
		content: <Stat label="Yeni müraciətlər" value="128" />,
		parts: ['dt, span, p', 'dd, strong', ''],
	},
	StatusTag: {
		content: <StatusTag tone="positive">Hazırdır</StatusTag>,
		parts: ['span', '', ''],
	},
	Switch: {
		content: <Switch label="Bildirişlər" description="E-poçtla bildiririk" />,
		parts: ['label > span, [class*="track"]', 'label', field.hint],
	},
	TextArea: {
		content: <TextArea label="Qeydlər" maxLength={500} defaultValue="Pəncərə yanında" errorMessage="Qısaldın" />,
		parts: [field.label, 'textarea', '[class*="count"]', field.error],
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
};
