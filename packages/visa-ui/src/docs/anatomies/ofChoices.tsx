import { Button } from '../../components/Button';
import { CardSelect } from '../../components/CardSelect';
import { CheckboxGroup } from '../../components/CheckboxGroup';
import { Flag } from '../../components/Flag';
import { OptionList } from '../../components/OptionList';
import { Switch } from '../../components/Switch';
import { ThemeSelector } from '../../components/ThemeSelector';
import { ToggleButtonGroup } from '../../components/ToggleButtonGroup';
import { italy } from '../flags';
import { type AnatomyDrawing, nothing } from './types';

const visas = [
	{ id: 'tourism', title: 'Turizm vizası', content: '30 günə qədər', action: <Button size="small">Sənədlər</Button> },
	{ id: 'business', title: 'İşgüzar viza', content: '90 günə qədər' },
];
const wishes = [
	{ id: 'mail', label: 'E-poçt', description: 'Hər gün' },
	{ id: 'phone', label: 'Telefon' },
];
const countries = [
	{ id: 'it', title: 'İtaliya', note: 'Şengen vizası', leading: <Flag src={italy} /> },
	{ id: 'fr', title: 'Fransa' },
];
const views = [
	{ id: 'list', label: 'Siyahı' },
	{ id: 'table', label: 'Cədvəl' },
];

export const anatomiesOfChoices: Record<string, AnatomyDrawing> = {
	CardSelect: {
		content: <CardSelect label="Viza növü" items={visas} value="tourism" onChange={nothing} />,
		parts: [
			'.viza-CardSelect-card',
			'.viza-CardSelect-title',
			'.viza-CardSelect-tick',
			'.viza-CardSelect-content',
			'.viza-CardSelect-actions',
		],
	},
	CheckboxGroup: {
		content: (
			<CheckboxGroup
				label="Sizə necə yazaq?"
				description="Bir və ya bir neçəsini seçin"
				items={wishes}
				defaultValue={['mail']}
				errorMessage="Birini seçin"
			/>
		),
		parts: ['.viza-Fieldset-legend', '.viza-Fieldset-hint', 'label', '.viza-Field-error'],
	},
	OptionList: {
		content: <OptionList label="Ölkələr" items={countries} value="it" onChange={nothing} />,
		parts: ['.viza-OptionList-list', '.viza-OptionList-row', '.viza-OptionList-tick'],
	},
	Switch: {
		content: <Switch label="Bildirişlər" description="E-poçtla bildiririk" />,
		parts: ['.viza-Switch-track', '.viza-Switch-words', '.viza-Switch-hint'],
	},
	ThemeSelector: {
		content: <ThemeSelector />,
		parts: ['fieldset', 'label:has(:checked)'],
	},
	ToggleButtonGroup: {
		content: <ToggleButtonGroup label="Görünüş" items={views} value="table" onChange={nothing} />,
		parts: ['.viza-ToggleButtonGroup', '.viza-ToggleButtonGroup-item', '.viza-ToggleButtonGroup-item:has(:checked)'],
	},
};
