import * as ui from '../../entries';
import { items, nothing } from '../hosts';
import { keys, press, type SpokenParts } from '../steps';

export const spokenOfChoices: SpokenParts = {
	CardSelect: {
		render: () => <ui.CardSelect label="7" items={items} />,
		steps: [press('[role="row"]'), keys('{ArrowDown} {Enter}')],
	},
	CheckboxGroup: { render: () => <ui.CheckboxGroup label="7" items={items} isRequired />, steps: [press('label')] },
	OptionList: {
		render: () => <ui.OptionList label="7" items={items} value="1" onChange={nothing} />,
		steps: [press('[role="option"]')],
	},
	Switch: { render: () => <ui.Switch label="7" description="8" errorMessage="9" />, steps: [press('input')] },
	ThemeSelector: { render: () => <ui.ThemeSelector />, steps: [press('label')] },
	ToggleButtonGroup: {
		render: () => <ui.ToggleButtonGroup label="7" items={items} value="1" onChange={nothing} />,
		steps: [press('label + label')],
	},
};
