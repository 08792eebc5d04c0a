import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Matrix } from '../../docs/Matrix';
import { statesOf } from '../../docs/statesOf';
import { samplesIn } from '../../docs/wordsIn';
import * as icons from '../Icon';
import { CloseIcon, MenuIcon, SearchIcon, TrashIcon } from '../Icon';
import { Inline } from '../Inline';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { IconButton } from '.';

const meta = {
	title: 'Actions/IconButton',
	component: IconButton,
	args: { label: 'Menyunu aç', icon: <icons.MenuIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
	play: async ({ args, canvas, globals, userEvent }) => {
		const said = samplesIn(globals);
		const button = canvas.getByRole('button', { name: said('Menyunu aç') });
		await waitFor(() => expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44));
		await userEvent.click(button);
		await waitFor(() => expect(args.onPress).toHaveBeenCalledOnce());
	},
};
export const Framed: Story = { args: { tone: 'framed' } };
export const Disabled: Story = { args: { isDisabled: true } };

const { createIcon: _factory, createDirectionalIcon: _directional, ...drawn } = icons;
export const AllIcons: Story = {
	render: () => (
		<Inline gap="l" align="start">
			{Object.entries(drawn).map(([name, Icon]) => (
				<Stack key={name} gap="xxs" align="center">
					<Icon size="large" />
					<Text size="caption" tone="soft" as="span">
						{name.replace('Icon', '')}
					</Text>
				</Stack>
			))}
		</Inline>
	),
};

const tones = { plain: 'plain', framed: 'framed' } as const;

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Matrix align="middle" rows={tones} columns={{ enabled: {}, disabled: { isDisabled: true } }}>
			{(tone, props) => (
				<Inline gap="xs">
					<IconButton label="Menyu" icon={<MenuIcon />} tone={tone} {...props} />
					<IconButton label="Axtar" icon={<SearchIcon />} tone={tone} {...props} />
					<IconButton label="Sil" icon={<TrashIcon />} tone={tone} {...props} />
				</Inline>
			)}
		</Matrix>
	),
};

export const States = statesOf(
	{ plain: { tone: 'plain' as const }, framed: { tone: 'framed' as const } },
	({ tone, isDisabled = false }) => (
		<IconButton label="Bağla" icon={<CloseIcon />} tone={tone} isDisabled={isDisabled} />
	),
	['read-only', 'pending', 'invalid'],
);
