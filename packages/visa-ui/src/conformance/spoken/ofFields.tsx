import * as ui from '../../entries';
import { ChosenDay, ChosenRange, day, days, dialog, dot, Filters, inForm, items, many, nothing } from '../hosts';
import { keys, press, type SpokenParts, still, write } from '../steps';

export const spokenOfFields: SpokenParts = {
	Calendar: {
		render: () => <ChosenDay />,
		steps: [press(['button:not([data-day])', 1]), press('[data-day$="-20"]'), keys('{ArrowLeft}{PageDown}{Enter}')],
	},
	Checkbox: { render: () => <ui.Checkbox isRequired>7</ui.Checkbox>, steps: [press('label')] },
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
	DateTimeField: {
		render: () => <ui.DateTimeField label="7" />,
		steps: [write('input[id$="-time"]', '99:99'), press('button', days)],
	},
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
		still(() => (
			<ui.FilterBar
				label="7"
				filters={[
					{ kind: 'amount', id: 'from', label: '12' },
					{ kind: 'amount', id: 'to', label: '13', notBelow: 'from' },
				]}
				value={{ from: '20', to: '10' }}
				onChange={nothing}
			/>
		)),
	],
	Form: still(() => <ui.Form>7</ui.Form>),
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
	NumberStepper: {
		render: () => <ui.NumberStepper label="7" value={2} onChange={nothing} minValue={1} maxValue={9} />,
		steps: [press('button'), press('input'), keys('{ArrowUp}{Backspace}')],
	},
	OtpField: { render: () => inForm(<ui.OtpField label="7" />), steps: [press('input'), keys('5{Enter}')] },
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
	RadioGroup: { render: () => <ui.RadioGroup label="7" items={items} isRequired />, steps: [press('label')] },
	RangeCalendar: {
		render: () => <ChosenRange />,
		steps: [
			press('[data-day$="-20"]'),
			press('[data-day$="-22"]'),
			keys('{ArrowLeft}{PageDown}{Enter}{ArrowRight}{Enter}'),
		],
	},
	SearchField: { render: () => <ui.SearchField label="7" defaultValue="5" />, steps: [press('input'), keys('6')] },
	Select: [
		{
			render: () => <ui.Select label="7" items={items} value={null} onChange={nothing} />,
			steps: [press('[role="combobox"]', '[role="option"]'), keys('{ArrowDown}{Enter}')],
		},
		{ render: () => inForm(<ui.Select label="7" items={items} isRequired />), steps: [press('[type="submit"]')] },
		still(() => <ui.Select label="7" items={items} isPending />),
		still(() => <ui.Select label="7" items={items} isReadOnly isRequired />),
	],
	TextArea: { render: () => <ui.TextArea label="7" maxLength={9} />, steps: [press('textarea'), keys('8')] },
	TextField: [
		{ render: () => <ui.TextField label="7" isOptional errorMessage="8" />, steps: [write('input', '9')] },
		{ render: () => inForm(<ui.TextField label="7" isRequired />), steps: [press('input'), keys('{Enter}')] },
		{ render: () => inForm(<ui.TextField label="7" type="email" />), steps: [press('input'), keys('5{Enter}')] },
	],
	TimeField: {
		render: () => <ui.TimeField label="7" minValue="09:00" maxValue="10:00" />,
		steps: [
			press('[role="spinbutton"]'),
			keys('{ArrowUp}05{ArrowRight}0500'),
			press('[role="spinbutton"]'),
			keys('1100'),
		],
	},
};
