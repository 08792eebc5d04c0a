import { Accordion } from '../components/Accordion';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { Button } from '../components/Button';
import { Card } from '../components/Card';
import { Columns } from '../components/Columns';
import { Divider } from '../components/Divider';
import { HomeIcon, PassportIcon } from '../components/Icon';
import { Menu } from '../components/Menu';
import { SideNav } from '../components/SideNav';
import { Stack } from '../components/Stack';
import { Tabs } from '../components/Tabs';
import { Text } from '../components/Text';
import { ToggleButtonGroup } from '../components/ToggleButtonGroup';
import { Tree } from '../components/Tree';
import type { ExamplePair } from './examplePair';
import { narrow } from './states.css';

const home = { href: '#home', label: 'Ana səhifə' };

/** For components that structure a page, or navigate through it. */
export const examplesOfLayout: Record<string, ExamplePair[]> = {
	Accordion: [
		{
			good: <Accordion items={[{ id: 'when', title: 'Viza nə vaxt hazır olur?', content: '5 iş günü ərzində.' }]} />,
			bad: <Accordion items={[{ id: 'terms', title: 'Müddətlər', content: '5 iş günü ərzində.' }]} />,
			because: 'The title is the question that readers would ask.',
		},
	],
	Breadcrumbs: [
		{
			good: <Breadcrumbs items={[home, { href: '#mine', label: 'Müraciətlərim' }]} />,
			bad: <Breadcrumbs items={[home, { href: '#mine', label: 'Mür.' }]} />,
			because: 'Name pages by their headings.',
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
			because: 'One frame with a title, and no frame inside it.',
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
			because: 'Write the parts in the order in which phones show them.',
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
			because: 'Where the subject changes, not between all parts or after the last.',
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
			because: 'It says what its actions apply to, and hides no main action.',
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
			because: 'The current page is marked, even on pages below it; an icon for every item or for none.',
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
			because: 'One or two words, so that all of them are visible.',
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
			because: 'One word each, one of them chosen; icons for all or for none of them.',
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
			because: 'No deeper than necessary: each level costs space and presses.',
		},
	],
};
