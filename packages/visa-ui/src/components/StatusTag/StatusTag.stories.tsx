import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckIcon, ClockIcon, CloseIcon, EyeIcon, MinusIcon, WarningIcon } from '../Icon';
import { Inline } from '../Inline';
import { Stack } from '../Stack';
import { StatusTag } from '.';

const meta = {
	title: 'Documents/StatusTag',
	component: StatusTag,
	args: { tone: 'info', children: 'Baxılır' },
	argTypes: { icon: { control: false } },
} satisfies Meta<typeof StatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const states = [
	{ tone: 'neutral', children: 'Ləğv edilib', icon: <MinusIcon size="small" />, isOver: true },
	{ tone: 'accent', children: 'Ödəniş gözlənilir', icon: <ClockIcon size="small" /> },
	{ tone: 'info', children: 'Baxılır', icon: <EyeIcon size="small" /> },
	{ tone: 'positive', children: 'Hazırdır', icon: <CheckIcon size="small" />, isOver: true },
	{ tone: 'caution', children: 'Sənəd çatışmır', icon: <WarningIcon size="small" /> },
	{ tone: 'critical', children: 'İmtina edildi', icon: <CloseIcon size="small" />, isOver: true },
] as const;

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="m">
			{[false, true].map((isQuiet) => (
				<Inline key={String(isQuiet)} gap={isQuiet ? 'l' : 's'}>
					{states.map(({ icon, ...state }) => (
						<StatusTag key={state.children} {...state} isQuiet={isQuiet} />
					))}
				</Inline>
			))}
			{[false, true].map((isQuiet) => (
				<Inline key={String(isQuiet)} gap={isQuiet ? 'l' : 's'}>
					{states.map((state) => (
						<StatusTag key={state.children} {...state} isQuiet={isQuiet} />
					))}
				</Inline>
			))}
		</Stack>
	),
};
