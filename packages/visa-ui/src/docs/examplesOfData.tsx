import { Avatar } from '../components/Avatar';
import { Badge } from '../components/Badge';
import { BarChart } from '../components/BarChart';
import { Button } from '../components/Button';
import { DescriptionList } from '../components/DescriptionList';
import { Guilloche } from '../components/Guilloche';
import { Inline } from '../components/Inline';
import { Kbd } from '../components/Kbd';
import { LineChart } from '../components/LineChart';
import { Meter } from '../components/Meter';
import { Money } from '../components/Money';
import { Text } from '../components/Text';
import { Ticket } from '../components/Ticket';
import { Timeline } from '../components/Timeline';
import type { ExamplePair } from './examplePair';
import { narrow } from './states.css';

/** For components that display something: people, figures, facts, events. */
export const examplesOfData: Record<string, ExamplePair[]> = {
	Avatar: [
		{
			good: (
				<Inline gap="xs">
					<Avatar name="İlqar Şıxəliyev" />
					<Text as="span">İlqar Şıxəliyev</Text>
				</Inline>
			),
			bad: <Avatar name="ilqar.s" />,
			because: 'Initials of the full name, beside the name.',
		},
	],
	Badge: [
		{
			good: (
				<Inline gap="xs">
					<Text as="span">Yeni müraciətlər</Text>
					<Badge>3</Badge>
				</Inline>
			),
			bad: (
				<Inline gap="xs">
					<Text as="span">Müraciətlər</Text>
					<Badge>0 yeni</Badge>
				</Inline>
			),
			because: 'A number, and no badge if there is nothing to count.',
		},
	],
	BarChart: [
		{
			good: (
				<BarChart
					label="Ölkələr üzrə"
					heads={['Ölkə', 'Müraciət']}
					values={[
						{ id: 'it', label: 'İtaliya', value: 12 },
						{ id: 'jp', label: 'Yaponiya', value: 0 },
					]}
				/>
			),
			bad: (
				<BarChart
					label="Statistika"
					heads={['Ad', 'Dəyər']}
					values={[{ id: 'it', label: 'IT (müraciət, ədəd)', value: 12 }]}
				/>
			),
			because: 'The headers say what is counted, and zeros are not left out.',
		},
	],
	DescriptionList: [
		{
			good: <DescriptionList items={[{ term: 'Cəmi', value: <Money amount={1250} /> }]} />,
			bad: <DescriptionList items={[{ term: 'Cəmi', value: <Button size="small">Ödə</Button> }]} />,
			because: 'Values are facts, each in its own component; buttons go below the list.',
		},
	],
	Guilloche: [
		{
			good: (
				<div style={{ width: 'min(14rem, 100%)' }}>
					<Guilloche form="band" seed={7} />
				</div>
			),
			bad: (
				<div style={{ width: 'min(14rem, 100%)' }}>
					<Guilloche form="band" seed={7} lines={60} />
				</div>
			),
			because: 'Hairlines need space: too many of them merge.',
		},
	],
	Kbd: [
		{
			good: <Kbd keys="Control+K" />,
			bad: <Text as="span">⌃K</Text>,
			because: 'Name keys as they are labelled.',
		},
	],
	LineChart: [
		{
			good: (
				<LineChart
					label="Daxilolma"
					heads={['Gün', 'Məbləğ']}
					unit="azn"
					points={[
						{ day: '2026-12-08', value: 40 },
						{ day: '2026-12-09', value: 0 },
						{ day: '2026-12-10', value: 90 },
					]}
				/>
			),
			bad: (
				<LineChart
					label="Daxilolma"
					heads={['Gün', 'Dəyər']}
					points={[
						{ day: '2026-12-08', value: 40 },
						{ day: '2026-12-10', value: 90 },
					]}
				/>
			),
			because: 'With its unit, and with the days without a value.',
		},
	],
	Meter: [
		{
			good: (
				<div className={narrow}>
					<Meter label="Bu günün növbələri" value={10} maxValue={10} tone="critical" valueText="Yer qalmayıb" />
				</div>
			),
			bad: (
				<div className={narrow}>
					<Meter label="Növbələr" value={100} maxValue={100} tone="critical" />
				</div>
			),
			because: 'The text says what the colour says, in the unit that is counted.',
		},
	],
	Ticket: [
		{
			good: (
				<Ticket
					rows={[
						{ id: 'country', label: 'Ölkə', value: 'İtaliya' },
						{ id: 'service', label: 'Xidmət' },
					]}
					total={<Money amount={45} size="large" />}
					note="Xidmətin haqqı hələ əlavə olunmayıb"
				/>
			),
			bad: (
				<Ticket
					rows={[{ id: 'country', label: 'Ölkə', value: 'İtaliya' }]}
					total={<Money amount={45} size="large" />}
				/>
			),
			because: 'All rows from the start, and a note if part of the total is unknown.',
		},
	],
	Timeline: [
		{
			good: (
				<Timeline label="Tarixçə" events={[{ id: 'paid', title: '90 AZN ödənildi', time: '2026-12-08T10:00:00Z' }]} />
			),
			bad: (
				<Timeline label="Tarixçə" events={[{ id: 'paid', title: 'Status: SUBMITTED', time: '2026-12-08T10:00:00Z' }]} />
			),
			because: 'What happened, in the past tense and in words.',
		},
	],
};
