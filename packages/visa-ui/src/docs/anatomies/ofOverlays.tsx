import { useRef } from 'react';
import { Button } from '../../components/Button';
import { CommandPalette, type PaletteGroup } from '../../components/CommandPalette';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Dialog } from '../../components/Dialog';
import { Drawer } from '../../components/Drawer';
import { ClockIcon, HomeIcon, RetryIcon, UserIcon } from '../../components/Icon';
import { IconButton } from '../../components/IconButton';
import { Popover } from '../../components/Popover';
import { SideNav } from '../../components/SideNav';
import { Text } from '../../components/Text';
import { Tooltip } from '../../components/Tooltip';
import { InSampleLanguage } from '../InSampleLanguage';
import { type AnatomyDrawing, nothing } from './types';

const found: PaletteGroup[] = [
	{
		id: 'recent',
		label: 'Son baxılanlar',
		items: [{ id: '417', label: 'AZ-2026-0417', description: 'Yaponiya', icon: <ClockIcon size="small" /> }],
	},
	{
		id: 'actions',
		label: 'Əməllər',
		items: [{ id: 'next', label: 'Növbəti müraciəti götür', keys: 'n', icon: <UserIcon size="small" /> }],
	},
	{ id: 'cases', label: 'Müraciətlər', items: [], isLoading: true },
];

function Explained() {
	const button = useRef<HTMLButtonElement>(null);
	return (
		<InSampleLanguage>
			<Button ref={button} tone="secondary">
				Bu qiymət nədir?
			</Button>
			<Popover isOpen onOpenChange={nothing} anchor={button} label="Qiymət haqqında">
				<Text>Viza mərkəzinin xidmət haqqı hər səyahətçi üçün alınır.</Text>
			</Popover>
		</InSampleLanguage>
	);
}

/** All of them are above a page: each is rendered in its own iframe. */
export const anatomiesOfOverlays: Record<string, AnatomyDrawing> = {
	CommandPalette: {
		frame: { width: 900, height: 520 },
		content: <CommandPalette label="Tap və et" isOpen groups={found} onClose={nothing} onAction={nothing} />,
		parts: [
			'.viza-CommandPalette-search',
			'.viza-CommandPalette-group',
			'.viza-CommandPalette-telling',
			'.viza-CommandPalette-item .viza-Kbd',
			'.viza-CommandPalette-foot',
		],
	},
	ConfirmDialog: {
		frame: { width: 860, height: 360 },
		content: (
			<ConfirmDialog
				title="Müraciət ləğv edilsin?"
				tone="critical"
				confirmLabel="Müraciəti ləğv et"
				cancelLabel="Saxla"
				isOpen
				onClose={nothing}
				onConfirm={nothing}
			>
				<Text tone="soft">Ödənişiniz qaydalara uyğun geri qaytarılacaq.</Text>
			</ConfirmDialog>
		),
		parts: ['h2', '.viza-ConfirmDialog-body', '.viza-ConfirmDialog-foot'],
	},
	Dialog: {
		frame: { width: 900, height: 420 },
		content: (
			<Dialog title="Tələb olunan sənədlər" isOpen onClose={nothing} footer={<Button>Aydındır</Button>}>
				<Text>Xarici pasport və bank hesabından çıxarış.</Text>
			</Dialog>
		),
		parts: ['.viza-Modal-overlay', '.viza-Dialog-head', '.viza-Dialog-body', '.viza-Dialog-foot'],
	},
	Drawer: {
		frame: { width: 900, height: 420 },
		content: (
			<Drawer
				title="Viza"
				isOpen
				onClose={nothing}
				footer={
					<Button tone="secondary" width="full">
						Çıxış et
					</Button>
				}
			>
				<SideNav items={[{ href: '#home', label: 'Ana səhifə', icon: <HomeIcon /> }]} current="#home" />
			</Drawer>
		),
		parts: ['.viza-Drawer', '.viza-Drawer-head', '.viza-Drawer-body', '.viza-Drawer-foot'],
	},
	Popover: {
		frame: { width: 640, height: 220 },
		content: <Explained />,
		parts: ['#storybook-root button', '.viza-Popover', '.viza-Popover > *'],
	},
	Tooltip: {
		frame: { width: 420, height: 210, rest: '.viza-IconButton' },
		content: (
			<div style={{ padding: '4rem 6rem' }}>
				<Tooltip text="Siyahını təzələ">
					<IconButton label="Təzələ" icon={<RetryIcon />} />
				</Tooltip>
			</div>
		),
		parts: ['.viza-IconButton', '[role="tooltip"]'],
	},
};
