import { Button } from '../../components/Button';
import { EyeIcon, TrashIcon, UserIcon } from '../../components/Icon';
import { IconButton } from '../../components/IconButton';
import { Inline } from '../../components/Inline';
import { Link } from '../../components/Link';
import { Menu, type MenuItem } from '../../components/Menu';
import type { AnatomyDrawing } from './types';

const menu: MenuItem[] = [
	{ id: 'open', label: 'Müraciətə bax', icon: <EyeIcon size="small" /> },
	{
		id: 'assign',
		label: 'Əməkdaşa təyin et',
		icon: <UserIcon size="small" />,
		items: [{ id: 'leyla', label: 'Leyla Məmmədova' }],
	},
	{
		label: 'Sıralama',
		selectionMode: 'single',
		selected: ['due'],
		items: [
			{ id: 'due', label: 'Son tarix' },
			{ id: 'new', label: 'Ən yenilər' },
		],
	},
	'separator',
	{ id: 'delete', label: 'Sil', icon: <TrashIcon size="small" />, tone: 'critical' },
];

export const anatomiesOfActions: Record<string, AnatomyDrawing> = {
	Button: {
		content: (
			<Inline gap="xxxl">
				<Button tone="critical" icon={<TrashIcon />}>
					Müraciəti sil
				</Button>
				<Button isPending>Göndər</Button>
				<Button blockedBecause="Ölkə seçin">Davam et</Button>
			</Inline>
		),
		parts: ['.viza-Button', { contentOf: '.viza-Button-whole' }, '.viza-Button-waiting', '.viza-Button-reason'],
	},
	IconButton: {
		content: <IconButton label="Pasportu sil" icon={<TrashIcon />} tone="framed" />,
		parts: ['.viza-IconButton', 'svg'],
	},
	Link: {
		content: (
			<Link href="https://www.esta.gov" isExternal>
				Viza qaydaları
			</Link>
		),
		parts: ['.viza-Link', '.viza-Link-outside'],
	},
	Menu: {
		frame: { width: 420, height: 400, press: '[aria-haspopup]' },
		content: <Menu label="Müraciətlə bağlı əməliyyatlar" items={menu} />,
		parts: [
			'[aria-haspopup][aria-expanded="true"]',
			'.viza-Menu-list',
			'.viza-Menu-separator',
			'[role="menuitem"][aria-haspopup]',
			'.viza-Menu-section',
			'.viza-Menu-critical',
		],
	},
};
