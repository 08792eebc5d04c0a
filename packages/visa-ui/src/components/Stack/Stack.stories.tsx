import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../docs/Matrix';
import { sampleCards } from '../../docs/sampleCards';
import { narrow } from '../../docs/states.css';
import { Stack } from '.';

const meta = {
	title: 'Layout/Stack',
	component: Stack,
	args: {
		children: sampleCards,
	},
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const gaps = { xs: 'xs', s: 's', m: 'm', l: 'l' } as const;
const aligned = { stretch: 'stretch', start: 'start', center: 'center', end: 'end' } as const;

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<>
			<Matrix align="top" rows={{ gap: {} }} columns={gaps}>
				{(_, gap) => <Stack gap={gap}>{sampleCards}</Stack>}
			</Matrix>
			<Matrix align="top" rows={{ align: {} }} columns={aligned}>
				{(_, align) => (
					<Stack align={align} className={narrow}>
						{sampleCards}
					</Stack>
				)}
			</Matrix>
		</>
	),
};
