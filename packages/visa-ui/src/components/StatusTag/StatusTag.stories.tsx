import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../docs/Matrix';
import { CheckIcon, ClockIcon, CloseIcon, EyeIcon, MinusIcon, WarningIcon } from '../Icon';
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

const rows = {
	neutral: { tone: 'neutral', children: 'Ləğv edilib', icon: <MinusIcon size="small" />, isOver: true },
	accent: { tone: 'accent', children: 'Ödəniş gözlənilir', icon: <ClockIcon size="small" /> },
	info: { tone: 'info', children: 'Baxılır', icon: <EyeIcon size="small" /> },
	positive: { tone: 'positive', children: 'Hazırdır', icon: <CheckIcon size="small" />, isOver: true },
	caution: { tone: 'caution', children: 'Sənəd çatışmır', icon: <WarningIcon size="small" /> },
	critical: { tone: 'critical', children: 'İmtina edildi', icon: <CloseIcon size="small" />, isOver: true },
} as const;
const columns = {
	'the tone’s icon': {},
	'its own icon': { hasIcon: true },
	isQuiet: { isQuiet: true },
	'isQuiet, its own icon': { isQuiet: true, hasIcon: true },
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Matrix<(typeof rows)[keyof typeof rows], { hasIcon?: boolean; isQuiet?: boolean }> rows={rows} columns={columns}>
			{({ icon, ...row }, { hasIcon, ...column }) => <StatusTag {...row} {...(hasIcon && { icon })} {...column} />}
		</Matrix>
	),
};
