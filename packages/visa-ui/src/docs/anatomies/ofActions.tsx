import { Button } from '../../components/Button';
import { TrashIcon } from '../../components/Icon';
import { IconButton } from '../../components/IconButton';
import { Inline } from '../../components/Inline';
import { Link } from '../../components/Link';
import type { AnatomyDrawing } from './types';

export const anatomiesOfActions: Record<string, AnatomyDrawing> = {
	Button: {
		content: (
			<Inline gap="xl">
				<Button tone="primary" icon={<TrashIcon />}>
					Müraciəti sil
				</Button>
				<Button isPending>Göndərilir</Button>
				<Button blockedBecause="Ölkə seçin">Davam et</Button>
			</Inline>
		),
		parts: ['.viza-Button', '.viza-Button > span', '.viza-Button-waiting', '.viza-Button-reason'],
	},
	IconButton: {
		content: <IconButton label="Pasportu sil" icon={<TrashIcon />} tone="framed" />,
		parts: ['.viza-IconButton', 'svg', ''],
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
		frame: { story: 'sheet', width: 520, height: 340 },
		parts: [
			'[aria-haspopup][aria-expanded="true"]',
			'.viza-Menu-list',
			'.viza-Menu-separator',
			'',
			'',
			'.viza-Menu-separator + * .viza-Menu-item',
		],
	},
};
