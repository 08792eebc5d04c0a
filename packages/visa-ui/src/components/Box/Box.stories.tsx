import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text';
import { Box } from '.';

const byWidth = 's on phones, l from tablets on';
const meta = {
	title: 'Layout/Box',
	component: Box,
	argTypes: {
		padding: {
			control: { type: 'select' },
			options: ['xs', 's', 'm', 'l', 'xl', byWidth],
			mapping: { [byWidth]: { phone: 's', tablet: 'l' } },
		},
	},
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

const papers = ['canvas', 'surface', 'raised', 'sunken', 'accentSoft'] as const;

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<div style={{ display: 'grid', gap: '1rem' }}>
			{papers.map((background) => (
				<Box key={background} background={background} border="line" borderRadius="medium" padding="m">
					<Text>Səyahət sığortası</Text>
				</Box>
			))}
		</div>
	),
};

export const Lifted: Story = {
	name: 'the padding grows with the window',
	args: {
		as: 'section',
		background: 'raised',
		border: 'strong',
		borderRadius: 'large',
		boxShadow: 'overlay',
		padding: byWidth as 's',
		children: <Text>Müraciətin qısa məzmunu</Text>,
	},
};
