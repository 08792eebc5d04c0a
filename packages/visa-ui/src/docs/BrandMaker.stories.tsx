import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, fn, waitFor } from 'storybook/test';
import { contrastPairs } from '../theme/contrastPairs';
import { BrandMaker } from './BrandMaker';

const meta = {
	title: 'Foundations/Brand maker',
	component: BrandMaker,
	args: { accent: '#7a1f3d', name: 'brand', onChange: fn() },
	argTypes: { accent: { control: { type: 'color' } } },
} satisfies Meta<typeof BrandMaker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Maker: Story = {
	name: 'Brand maker',
	render: function Render(args) {
		const [, change] = useArgs<typeof args>();
		return <BrandMaker {...args} onChange={change} />;
	},
};

export const AnyColour: Story = {
	name: 'every colour becomes a theme that can be read, and is shared by its address',
	args: { accent: '#ffee00' },
	play: async ({ canvas }) => {
		await waitFor(() =>
			expect(canvas.getByText(`All ${contrastPairs.length} pairs can be read in each of the three.`)).toBeVisible(),
		);
		await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(contrastPairs.length + 1));
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Tokens, brand-dark' })).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Tokens, brand-contrast' })).toBeVisible());
	},
};

export const NoColour: Story = {
	name: 'what is no colour is said beside the field',
	args: { accent: 'wine' },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByLabelText('The brand’s colour')).toBeInvalid());
		await waitFor(() => expect(canvas.queryByRole('table')).not.toBeInTheDocument());
	},
};
