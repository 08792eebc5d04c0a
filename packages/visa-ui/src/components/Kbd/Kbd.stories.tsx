import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../Inline';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Kbd } from '.';

const meta = {
	title: 'Text/Kbd',
	component: Kbd,
	args: { keys: 'Control+K' },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Spoken: Story = {
	name: 'keys are read by their names, not by their drawings',
	render: () => (
		<Inline gap="m">
			<span data-testid="chord">
				<Kbd keys="Control+ArrowUp" />
			</span>
			<span data-testid="sequence">
				<Kbd keys="g ?" />
			</span>
		</Inline>
	),
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByText('Ctrl yuxarı ox')).toBeInTheDocument());
		await waitFor(() => expect(canvas.getByText('G, sonra sual işarəsi')).toBeInTheDocument());
		await waitFor(() => expect(canvas.getByText('↑').closest('[aria-hidden="true"]')).not.toBeNull());
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="m">
			<Inline gap="m">
				<Kbd keys="j" />
				<Kbd keys="Enter" />
				<Kbd keys="Escape" />
				<Kbd keys="Space" />
				<Kbd keys="ArrowLeft" />
				<Kbd keys="Control+K" />
				<Kbd keys="Control+Shift+Enter" />
				<Kbd keys="g i" />
			</Inline>
			<Text>
				Axtarış üçün <Kbd keys="/" /> düyməsini basın.
			</Text>
		</Stack>
	),
};
