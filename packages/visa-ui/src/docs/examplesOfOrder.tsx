import { CalendarDate } from '@internationalized/date';
import { Button } from '../components/Button';
import { Calendar } from '../components/Calendar';
import { CheckIcon, PassportIcon } from '../components/Icon';
import { Inline } from '../components/Inline';
import { Pagination } from '../components/Pagination';
import { Presence } from '../components/Presence';
import { RangeCalendar } from '../components/RangeCalendar';
import { Stack } from '../components/Stack';
import { Stepper } from '../components/Stepper';
import { Text } from '../components/Text';
import { TextField } from '../components/TextField';
import type { ExamplePair } from './examplesOf';

const nothing = () => undefined;
const first = new CalendarDate(2026, 12, 8);
const last = new CalendarDate(2026, 12, 24);
const month = { defaultFocusedDate: first, hasMonthChoice: false };

/** For components that show a sequence: dates, pages, steps, rows. */
export const examplesOfOrder: Record<string, ExamplePair[]> = {
	Calendar: [
		{
			good: <Calendar {...month} minValue={first} maxValue={last} />,
			bad: <Calendar {...month} />,
			because: 'What can’t be chosen is seen before it is pressed.',
		},
	],
	Icon: [
		{
			good: (
				<Inline gap="xs">
					<CheckIcon />
					<Text as="span">Ödənilib</Text>
				</Inline>
			),
			bad: <PassportIcon />,
			because: 'Beside words a drawing decorates; alone it needs words for those who do not see it.',
		},
	],
	Inline: [
		{
			good: (
				<Inline gap="s">
					<Button tone="primary">Davam et</Button>
					<Button tone="secondary">Geriyə</Button>
				</Inline>
			),
			bad: (
				<Inline gap="s" isWrapping={false}>
					<Text>Ölkə</Text>
					<Text>Tarix</Text>
					<Text>Xidmət</Text>
				</Inline>
			),
			because: 'For what belongs side by side and may wrap; parts of a page stand in a Stack.',
		},
	],
	Pagination: [
		{
			good: <Pagination page={3} pageCount={12} hrefOf={(page) => `#page-${page}`} />,
			bad: <Pagination page={13} pageCount={12} onChange={nothing} />,
			because: 'Pages have addresses, and the open one is there.',
		},
	],
	Presence: [
		{
			good: <Presence people={[{ id: 'leyla', name: 'Leyla Məmmədova' }]} />,
			bad: (
				<Presence
					people={['Leyla Məmmədova', 'Rəşad Əliyev', 'Aysel Quliyeva', 'İlqar Şıxəliyev'].map((name) => ({
						id: name,
						name,
					}))}
				/>
			),
			because: 'Who looks at it now, and not everybody who may.',
		},
	],
	RangeCalendar: [
		{
			good: <RangeCalendar {...month} defaultValue={{ start: first, end: last }} minValue={first} />,
			bad: <RangeCalendar {...month} defaultValue={{ start: last, end: last }} />,
			because: 'With its limits, and of more than one day: for one take Calendar.',
		},
	],
	Stack: [
		{
			good: (
				<Stack gap="m" style={{ width: '100%' }}>
					<TextField label="Ad" />
					<TextField label="Soyad" />
				</Stack>
			),
			bad: (
				<Stack gap="none" style={{ width: '100%' }}>
					<TextField label="Ad" />
					<TextField label="Soyad" />
				</Stack>
			),
			because: 'The gap says what belongs together: a label stands nearer to its own field than to another.',
		},
	],
	Stepper: [
		{
			good: (
				<Stepper label="Yaxşı nümunə" steps={[{ label: 'Ölkə' }, { label: 'Tarix' }]} current={1} onSelect={nothing} />
			),
			bad: (
				<Stepper
					label="Pis nümunə"
					steps={[{ label: 'Addım 1' }, { label: 'Addım 2' }]}
					current={1}
					onSelect={nothing}
				/>
			),
			because: 'A step is called by what it asks; its number is there already.',
		},
	],
};
