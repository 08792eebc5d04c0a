import { Accordion } from '../../components/Accordion';
import { Badge } from '../../components/Badge';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { HomeIcon, PassportIcon } from '../../components/Icon';
import { SideNav } from '../../components/SideNav';
import { Tabs } from '../../components/Tabs';
import { Tree } from '../../components/Tree';
import { type AnatomyDrawing, nothing } from './types';

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
		frame: { story: 'sheet', width: 1200, height: 620 },
		parts: [
			'.viza-AppShell-side nav',
			'.viza-AppShell-account',
			'.viza-AppShell-side button',
			'',
			'.viza-AppShell-page',
		],
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
		parts: ['.viza-Breadcrumbs-link', '.viza-Breadcrumbs-mark', '[aria-current="page"]', ''],
	},
	Pagination: {
		frame: { story: 'sheet', width: 900, height: 120 },
		parts: [
			'.viza-Pagination-about',
			'.viza-Pagination select',
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
		frame: { story: 'sheet', width: 520, height: 120 },
		parts: ['.viza-SkipLink', ''],
	},
	Stepper: {
		frame: { story: 'sheet', width: 1000, height: 240 },
		parts: ['.viza-Stepper-list', '[aria-current="step"]', '', ''],
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
