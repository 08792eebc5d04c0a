import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Matrix } from '../../docs/Matrix';
import { samplesIn } from '../../docs/wordsIn';
import { Heading, type HeadingProps } from '.';

const meta = {
	title: 'Text/Heading',
	component: Heading,
	args: { level: 1, children: 'Viza müraciəti' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
	render: () => (
		<div style={{ display: 'grid', gap: '1rem' }}>
			<Heading level={1}>Viza müraciəti</Heading>
			<Heading level={2}>Səyahətçilər</Heading>
			<Heading level={3}>Şəxsi məlumatlar</Heading>
			<Heading level={4}>Pasport</Heading>
		</div>
	),
	play: async ({ canvas, globals }) => {
		const said = samplesIn(globals);
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(said('Viza müraciəti')));
		await waitFor(() => expect(canvas.getByRole('heading', { level: 4 })).toHaveTextContent(said('Pasport')));
	},
};

export const SizeApart: Story = {
	name: 'the size may differ from the level',
	args: { level: 1, size: 'small', children: 'Tələb olunan sənədlər' },
};

/** One short word, which fits a phone in the largest size. */
const children = 'Ödəniş';
const headings: Record<string, HeadingProps> = {
	'level 1': { level: 1, children },
	'level 2': { level: 2, children },
	'level 3': { level: 3, children },
	'level 4': { level: 4, children },
	'size display': { level: 2, size: 'display', children },
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Matrix rows={headings} columns={{ '': {} }}>
			{(props) => <Heading {...props} />}
		</Matrix>
	),
};
