import { Checkbox } from '../components/Checkbox';
import { CheckboxGroup } from '../components/CheckboxGroup';
import { RadioGroup } from '../components/RadioGroup';
import { Select } from '../components/Select';
import { Switch } from '../components/Switch';
import type { ExamplePair } from './examplePair';

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

/** For fields in which one chooses. */
export const examplesOfChoices: Record<string, ExamplePair[]> = {
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
	RadioGroup: [
		{
			good: <RadioGroup label="Cins" items={genders} />,
			bad: <RadioGroup label="Bildirişlər istəyirsiniz?" items={yesNo} />,
			because: 'For yes and no use Checkbox or Switch.',
		},
	],
	Select: [
		{
			good: <Select label="Cins" items={genders} />,
			bad: <Select aria-label="Cins" items={genders} />,
			because: 'The label stays visible after the choice.',
		},
	],
	Switch: [
		{
			good: <Switch label="E-poçt bildirişləri" />,
			bad: <Switch label="Bildirişləri söndür" />,
			because: 'The label names the setting, which takes effect at once.',
		},
	],
};
