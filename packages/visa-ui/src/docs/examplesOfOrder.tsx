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
import type { ExamplePair } from './examplePair';

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
			because: 'People see what can’t be chosen before they press it.',
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
			because: 'Beside text an icon is decorative; on its own it needs a label for those who can’t see it.',
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
			because: 'For what belongs side by side and may wrap; use Stack for the parts of a page.',
		},
	],
	Pagination: [
		{
			good: <Pagination page={3} pageCount={12} hrefOf={(page) => `#page-${page}`} />,
			bad: <Pagination page={13} pageCount={12} onChange={nothing} />,
			because: 'Pages have URLs, and the current one exists.',
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
			because: 'Who is viewing it now, not everyone who has access.',
		},
	],
	RangeCalendar: [
		{
			good: <RangeCalendar {...month} defaultValue={{ start: first, end: last }} minValue={first} />,
			bad: <RangeCalendar {...month} defaultValue={{ start: last, end: last }} />,
			because: 'With its limits, and for more than one day: for one use Calendar.',
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
			because: 'Spacing shows what belongs together: a label is nearer to its own field than to another.',
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
			because: 'Name a step by what it asks; its number is already shown.',
		},
	],
};
