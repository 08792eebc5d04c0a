import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { samplesIn } from '../../docs/wordsIn';
import { Text } from '../Text';
import * as icons from './icons';

const { PassportIcon } = icons;

const meta = { title: 'Foundations/Icon', component: PassportIcon } satisfies Meta<typeof PassportIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: '1rem' }}>
			{Object.entries(icons).map(([name, Icon]) => (
				<div key={name} style={{ display: 'grid', gap: '0.25rem' }}>
					<Icon size="large" />
					<Text size="caption">{name}</Text>
				</div>
			))}
		</div>
	),
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument());
	},
};

export const Sizes: Story = {
	render: () => (
		<>
			<PassportIcon size="small" />
			<PassportIcon size="medium" />
			<PassportIcon size="large" />
		</>
	),
};

export const Named: Story = {
	args: { label: 'Pasport' },
	play: async ({ canvas, globals }) => {
		const said = samplesIn(globals);
		await waitFor(() => expect(canvas.getByRole('img', { name: said('Pasport') })).toBeVisible());
	},
};
