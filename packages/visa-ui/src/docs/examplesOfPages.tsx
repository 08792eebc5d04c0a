import { Accordion } from '../components/Accordion';
import { Avatar } from '../components/Avatar';
import { Badge } from '../components/Badge';
import { BarChart } from '../components/BarChart';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { Button } from '../components/Button';
import { Card } from '../components/Card';
import { Columns } from '../components/Columns';
import { DescriptionList } from '../components/DescriptionList';
import { Divider } from '../components/Divider';
import { Guilloche } from '../components/Guilloche';
import { HomeIcon, PassportIcon } from '../components/Icon';
import { Inline } from '../components/Inline';
import { Kbd } from '../components/Kbd';
import { LineChart } from '../components/LineChart';
import { Menu } from '../components/Menu';
import { Meter } from '../components/Meter';
import { Money } from '../components/Money';
import { SideNav } from '../components/SideNav';
import { Stack } from '../components/Stack';
import { Tabs } from '../components/Tabs';
import { Text } from '../components/Text';
import { Ticket } from '../components/Ticket';
import { Timeline } from '../components/Timeline';
import { ToggleButtonGroup } from '../components/ToggleButtonGroup';
import { Tree } from '../components/Tree';
import type { ExamplePair } from './examplesOf';
import { narrow } from './states.css';

const home = { href: '#home', label: 'Ana səhifə' };
/** Of the pages of what orders, leads and shows. */
export const examplesOfPages: Record<string, ExamplePair[]> = {
	Accordion: [
		{
			good: <Accordion items={[{ id: 'when', title: 'Viza nə vaxt hazır olur?', content: '5 iş günü ərzində.' }]} />,
			bad: <Accordion items={[{ id: 'terms', title: 'Müddətlər', content: '5 iş günü ərzində.' }]} />,
			because: 'The title is what the reader would ask.',
		},
	],
	Avatar: [
		{
			good: (
				<Inline gap="xs">
					<Avatar name="İlqar Şıxəliyev" />
					<Text as="span">İlqar Şıxəliyev</Text>
				</Inline>
			),
			bad: <Avatar name="ilqar.s" />,
			because: 'Initials of the whole name, beside the name.',
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
			because: 'A number, and none where there is nothing to count.',
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
			because: 'The heads say what is counted, and nothing is left out because it is 0.',
		},
	],
	Breadcrumbs: [
		{
			good: <Breadcrumbs items={[home, { href: '#mine', label: 'Müraciətlərim' }]} />,
			bad: <Breadcrumbs items={[home, { href: '#mine', label: 'Mür.' }]} />,
			because: 'Pages are named as their headings are.',
		},
	],
	Card: [
		{
			good: (
				<Card title="Promo kod" level={3}>
					Kod 31 dekabr 2026-dək etibarlıdır.
				</Card>
			),
			bad: (
				<Card>
					<Card>Kod 31 dekabr 2026-dək etibarlıdır.</Card>
				</Card>
			),
			because: 'One frame with a title, and none within it.',
		},
	],
	Columns: [
		{
			good: (
				<Columns template="halves" style={{ width: '100%' }}>
					<Text>1. Ölkə</Text>
					<Text>2. Tarix</Text>
				</Columns>
			),
			bad: (
				<Columns template="halves" style={{ width: '100%' }}>
					<Text>2. Tarix</Text>
					<Text>1. Ölkə</Text>
				</Columns>
			),
			because: 'Parts are written in the order in which a phone shows them.',
		},
	],
	DescriptionList: [
		{
			good: <DescriptionList items={[{ term: 'Cəmi', value: <Money amount={1250} /> }]} />,
			bad: <DescriptionList items={[{ term: 'Cəmi', value: <Button size="small">Ödə</Button> }]} />,
			because: 'Values are facts, each by its own component; buttons stand below the list.',
		},
	],
	Divider: [
		{
			good: (
				<Stack gap="s" style={{ width: '100%' }}>
					<Text>Ödəniş</Text>
					<Divider />
					<Text>Sənədlər</Text>
				</Stack>
			),
			bad: (
				<Stack gap="s" style={{ width: '100%' }}>
					<Text>Ad</Text>
					<Divider />
					<Text>Soyad</Text>
					<Divider />
				</Stack>
			),
			because: 'Where the subject changes: not between all, nor after the last.',
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
			because: 'Hairlines stay apart: with too many of them they run together.',
		},
	],
	Kbd: [
		{
			good: <Kbd keys="Control+K" />,
			bad: <Text as="span">⌃K</Text>,
			because: 'Keys are called what stands on them.',
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
			because: 'With its unit, and with the days on which nothing came.',
		},
	],
	Menu: [
		{
			good: (
				<Menu
					label="VZ-7K3M-2QXD ilə bağlı əməliyyatlar"
					items={[{ id: 'open', label: 'Aç' }]}
					trigger={(button) => (
						<Button tone="secondary" {...button}>
							Əməliyyatlar
						</Button>
					)}
				/>
			),
			bad: (
				<Menu
					label="Daha çox"
					items={[{ id: 'send', label: 'Müraciəti göndər' }]}
					trigger={(button) => (
						<Button tone="primary" {...button}>
							Daha çox
						</Button>
					)}
				/>
			),
			because: 'It says what its actions are about, and hides no main action.',
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
			because: 'Words say what the colour says, in what is counted.',
		},
	],
	SideNav: [
		{
			good: (
				<div className={narrow}>
					<SideNav
						label="Hesab"
						items={[
							{ ...home, icon: <HomeIcon /> },
							{ href: '#mine', label: 'Müraciətlərim', icon: <PassportIcon /> },
						]}
						current="#mine"
					/>
				</div>
			),
			bad: (
				<div className={narrow}>
					<SideNav
						label="Menyu"
						items={[
							{ ...home, icon: <HomeIcon /> },
							{ href: '#mine', label: 'Müraciətlərim' },
						]}
						current="#case"
					/>
				</div>
			),
			because: 'The open page is marked, on the pages below it too; an icon for each entry or for none.',
		},
	],
	Tabs: [
		{
			good: (
				<Tabs
					label="Müraciət"
					items={[
						{ id: 'papers', label: 'Sənədlər', content: 'Pasport' },
						{ id: 'letters', label: 'Məktublar', content: 'Hələ yoxdur' },
					]}
				/>
			),
			bad: (
				<Tabs
					label="Müraciət"
					items={[
						{ id: 'papers', label: 'Müraciətə əlavə olunmuş bütün sənədlər', content: 'Pasport' },
						{ id: 'letters', label: 'Göndərilmiş və alınmış məktublar', content: 'Hələ yoxdur' },
					]}
				/>
			),
			because: 'One or two words, so that all of them are in sight.',
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
			because: 'All rows from the start, and a word where a part of the total is unknown.',
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
	ToggleButtonGroup: [
		{
			good: (
				<ToggleButtonGroup
					label="Görünüş"
					items={[
						{ id: 'cards', label: 'Kartlar' },
						{ id: 'list', label: 'Siyahı' },
					]}
					defaultValue="cards"
				/>
			),
			bad: (
				<ToggleButtonGroup
					label="Görünüş"
					items={[
						{ id: 'cards', label: 'Kartlar', icon: <HomeIcon /> },
						{ id: 'list', label: 'Siyahı şəklində göstər' },
					]}
				/>
			),
			because: 'One word each, one of them chosen; icons for all or for none.',
		},
	],
	Tree: [
		{
			good: (
				<div className={narrow}>
					<Tree
						label="Bölmələr"
						items={[{ id: 'asia', label: 'Asiya', children: [{ id: 'jp', label: 'Yaponiya' }] }]}
						defaultExpandedIds={['asia']}
					/>
				</div>
			),
			bad: (
				<div className={narrow}>
					<Tree
						label="Bölmələr"
						items={[
							{
								id: 'world',
								label: 'Dünya',
								children: [
									{
										id: 'asia',
										label: 'Asiya',
										children: [{ id: 'east', label: 'Şərq', children: [{ id: 'jp', label: 'Yaponiya' }] }],
									},
								],
							},
						]}
						defaultExpandedIds={['world', 'asia', 'east']}
					/>
				</div>
			),
			because: 'No deeper than the matter: each level takes room and presses.',
		},
	],
};
