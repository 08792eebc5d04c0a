import { Button } from '../components/Button';
import { PassportIcon, TrashIcon } from '../components/Icon';
import { IconButton } from '../components/IconButton';
import { Inline } from '../components/Inline';
import { Link } from '../components/Link';
import { Text } from '../components/Text';
import type { ExamplePair } from './examplePair';

/** For what is pressed. */
export const examplesOfActions: Record<string, ExamplePair[]> = {
	Button: [
		{
			good: (
				<Inline gap="s">
					<Button tone="primary">Müraciəti göndər</Button>
					<Button tone="secondary">Geriyə</Button>
				</Inline>
			),
			bad: (
				<Inline gap="s">
					<Button tone="primary">OK</Button>
					<Button tone="primary">Geriyə</Button>
				</Inline>
			),
			because: 'One primary button per view, with a label that says what happens.',
		},
		{
			good: <Button blockedBecause="Davam etmək üçün ölkə seçin">Davam et</Button>,
			bad: <Button isDisabled>Davam et</Button>,
			because: 'A button that can’t be pressed yet says why, and can be focused.',
		},
	],
	IconButton: [
		{
			good: <IconButton label="Pasportu sil" icon={<TrashIcon />} />,
			bad: <IconButton label="Pasport" icon={<PassportIcon />} />,
			because: 'Only icons that everyone knows work without text, and the name says what happens.',
		},
	],
	Link: [
		{
			good: (
				<Text>
					Bax: <Link href="#rules">İtaliya üçün viza qaydaları</Link>
				</Text>
			),
			bad: (
				<Text>
					Viza qaydaları üçün <Link href="#rules">bura basın</Link>
				</Text>
			),
			because: 'The text of a link says where it leads, even out of context.',
		},
	],
};
