import { Accordion } from '../../components/Accordion';
import { AppShell } from '../../components/AppShell';
import { Badge } from '../../components/Badge';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { Heading } from '../../components/Heading';
import { HomeIcon, PassportIcon } from '../../components/Icon';
import { Pagination } from '../../components/Pagination';
import { SideNav } from '../../components/SideNav';
import { SkipLink } from '../../components/SkipLink';
import { Stepper } from '../../components/Stepper';
import { Tabs } from '../../components/Tabs';
import { Text } from '../../components/Text';
import { Tree } from '../../components/Tree';
import { type AnatomyDrawing, nothing } from './types';

const steps = ['Ölkə', 'Tarix', 'Viza növü', 'Xidmət', 'Yoxlama'].map((label) => ({ label }));
const pages = [
	{ href: '#home', label: 'Ana səhifə', icon: <HomeIcon /> },
	{ href: '#mine', label: 'Müraciətlərim', icon: <PassportIcon /> },
	{ href: '#rules', label: 'Viza qaydaları', icon: <PassportIcon />, isExternal: true },
];
const places = [
	{
		id: 'catalogue',
		label: 'Kataloq',
		icon: <PassportIcon size="small" />,
		aside: <Badge>3</Badge>,
		children: [{ id: 'countries', label: 'Ölkələr' }],
	},
];

export const anatomiesOfNavigation: Record<string, AnatomyDrawing> = {
	Accordion: {
		content: (
			<Accordion
				items={[
					{ id: 'pay', title: 'Nə vaxt ödəyirəm?', content: 'Son yoxlamadan sonra.', isDefaultOpen: true },
					{ id: 'wait', title: 'Nə qədər gözləyirəm?', content: 'Adətən beş iş günü.' },
				]}
			/>
		),
		parts: ['.viza-Accordion-item', '.viza-Accordion-summary', '.viza-Accordion-body'],
	},
	AppShell: {
		frame: { width: 1100, height: 420 },
		content: (
			<div style={{ margin: '-1rem' }}>
				<AppShell
					label="İdarə paneli"
					current="#countries"
					items={[{ href: '#all', label: 'Ümumi baxış', icon: <HomeIcon /> }]}
					groups={[{ label: 'Təklif', items: [{ href: '#countries', label: 'Ölkələr', count: 196 }] }]}
					account={<Text>Leyla Məmmədova</Text>}
				>
					<Heading level={1}>Ölkələr</Heading>
				</AppShell>
			</div>
		),
		parts: ['.viza-AppShell-side nav', '.viza-AppShell-account', '.viza-AppShell-side button', '.viza-AppShell-page'],
	},
	Breadcrumbs: {
		content: (
			<Breadcrumbs
				items={[
					{ label: 'Ana səhifə', href: '#home' },
					{ label: 'Müraciətlərim', href: '#mine' },
					{ label: 'AZ-2026-0417', href: '#one' },
				]}
			/>
		),
		parts: ['.viza-Breadcrumbs-link', '.viza-Breadcrumbs-mark', '[aria-current="page"]'],
	},
	Pagination: {
		frame: { width: 900, height: 120 },
		content: (
			<Pagination
				page={6}
				pageCount={12}
				total={1200}
				pageSize={100}
				pageSizes={[20, 50, 100]}
				onPageSizeChange={nothing}
				onChange={nothing}
			/>
		),
		parts: [
			'.viza-Pagination-about',
			'.viza-Pagination [role="combobox"]',
			'.viza-Pagination-pages > li',
			'.viza-Pagination-numbered',
		],
	},
	SideNav: {
		content: <SideNav items={pages} current="#mine" />,
		parts: [
			'nav',
			'.viza-SideNav-item',
			'[aria-current="page"]',
			'.viza-SideNav-item:not([aria-current]) svg:last-child',
		],
	},
	SkipLink: {
		frame: { width: 420, height: 120 },
		// As with focus, which a drawing can't have.
		content: <SkipLink targetId="storybook-root" className="pseudo-focus" />,
		parts: ['.viza-SkipLink', { wordsOf: '.viza-SkipLink' }],
	},
	Stepper: {
		frame: { width: 900, height: 120 },
		content: <Stepper steps={steps} current={2} onSelect={nothing} />,
		parts: ['.viza-Stepper-list', '[aria-current="step"]'],
	},
	Tabs: {
		content: (
			<Tabs
				label="Müraciət"
				items={[
					{ id: 'one', label: 'Müraciət', content: 'Almaniya, turizm' },
					{ id: 'documents', label: 'Sənədlər', content: 'Pasport' },
				]}
				onChange={nothing}
			/>
		),
		parts: ['.viza-Tabs-list', '.viza-Tabs-tab[aria-selected="true"]', '.viza-Tabs-panel'],
	},
	Tree: {
		content: <Tree label="Bölmələr" items={places} defaultExpandedIds={['catalogue']} />,
		parts: ['.viza-Tree-row', '.viza-Tree-chevron', '.viza-Tree-label'],
	},
};
