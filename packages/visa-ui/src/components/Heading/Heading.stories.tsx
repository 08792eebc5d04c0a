import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { samplesIn } from '../../docs/wordsIn';
import { Stack } from '../Stack';
import { Heading } from '.';

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

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="s">
			<Heading level={1}>Yeni müraciət</Heading>
			<Heading level={2}>Səyahət tarixləri</Heading>
			<Heading level={3}>Tələb olunan sənədlər</Heading>
			<Heading level={4}>Ödəniş</Heading>
			<Heading level={2} size="display">
				Viza bir yerdən
			</Heading>
		</Stack>
	),
};
