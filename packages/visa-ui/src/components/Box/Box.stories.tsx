import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../docs/Matrix';
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

const papers = {
	canvas: 'canvas',
	surface: 'surface',
	raised: 'raised',
	sunken: 'sunken',
	accentSoft: 'accentSoft',
} as const;

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Matrix align="middle" rows={papers} columns={{ '': {} }}>
			{(background) => (
				<Box background={background} border="line" borderRadius="medium" padding="m">
					<Text>Səyahət sığortası</Text>
				</Box>
			)}
		</Matrix>
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
