import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { azerbaijan, france, germany, italy, japan, turkey } from '../../docs/flags';
import { Matrix } from '../../docs/Matrix';
import { samplesIn } from '../../docs/wordsIn';
import { Inline } from '../Inline';
import { Text } from '../Text';
import { Flag } from '.';

const meta = {
	title: 'Documents/Flag',
	component: Flag,
	args: { src: germany },
} satisfies Meta<typeof Flag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
	args: { name: 'Almaniya' },
	play: async ({ canvas, globals }) => {
		const said = samplesIn(globals);
		const flag = canvas.getByRole('img', { name: said('Almaniya') });
		await waitFor(() => expect(flag).toBeVisible());
		// Another theme doesn't restyle and redraw its image. [THM-01]
		await waitFor(() => expect(getComputedStyle(flag).colorScheme).toMatch(/^(only light|light only)$/));
	},
};

export const BesideItsName: Story = {
	render: (args) => (
		<div style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
			<Flag {...args} />
			<Text>Almaniya</Text>
		</div>
	),
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument());
	},
};

const countries = {
	az: { name: 'Azərbaycan', src: azerbaijan },
	de: { name: 'Almaniya', src: germany },
	fr: { name: 'Fransa', src: france },
	it: { name: 'İtaliya', src: italy },
	tr: { name: 'Türkiyə', src: turkey },
	jp: { name: 'Yaponiya', src: japan },
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Matrix align="middle" rows={countries} columns={{ 'beside its name': false, 'alone, with a name': true }}>
			{({ name, src }, isAlone) =>
				isAlone ? (
					<Flag src={src} name={name} />
				) : (
					<Inline gap="xs">
						<Flag src={src} />
						<Text as="span">{name}</Text>
					</Inline>
				)
			}
		</Matrix>
	),
};
