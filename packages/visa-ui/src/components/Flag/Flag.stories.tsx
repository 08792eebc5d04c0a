import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { azerbaijan, france, germany, italy, japan, turkey } from '../../docs/flags';
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
	play: async ({ canvas }) => {
		const flag = canvas.getByRole('img', { name: 'Almaniya' });
		await waitFor(() => expect(flag).toBeVisible());
		// Another theme does not have its picture styled and drawn anew. [THM-01]
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

const countries = [
	{ name: 'Azərbaycan', src: azerbaijan },
	{ name: 'Almaniya', src: germany },
	{ name: 'Fransa', src: france },
	{ name: 'İtaliya', src: italy },
	{ name: 'Türkiyə', src: turkey },
	{ name: 'Yaponiya', src: japan },
];

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Inline gap="l">
			{countries.map(({ name, src }) => (
				<Inline key={name} gap="xs">
					<Flag src={src} />
					<Text as="span">{name}</Text>
				</Inline>
			))}
			<Flag src={azerbaijan} name="Azərbaycan" />
		</Inline>
	),
};
