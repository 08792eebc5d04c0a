import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../Inline';
import { Text } from '../Text';
import { Flag } from '.';

const stripes = (top: string, middle: string, bottom: string) =>
	`data:image/svg+xml,${encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${top}" d="M0 0h4v1H0z"/><path fill="${middle}" d="M0 1h4v1H0z"/><path fill="${bottom}" d="M0 2h4v1H0z"/></svg>`,
	)}`;

const meta = {
	title: 'Documents/Flag',
	component: Flag,
	args: { src: stripes('#000', '#d00', '#fc0') },
} satisfies Meta<typeof Flag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
	args: { name: 'Almaniya' },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByRole('img', { name: 'Almaniya' })).toBeVisible());
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

/** A flag that needs no network. */
const swatch = (color: string) =>
	`data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${color}" d="M0 0h4v3H0z"/></svg>`)}`;

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Inline gap="s">
			<Flag src={swatch('#0092bc')} name="Mavi bayraq" />
			<Flag src={swatch('#e00034')} name="Qırmızı bayraq" />
			<Text as="span">adının yanında</Text>
		</Inline>
	),
};
