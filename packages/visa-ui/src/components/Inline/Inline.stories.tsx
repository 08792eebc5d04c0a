import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCards } from '../../docs/sampleCards';
import { Stack } from '../Stack';
import { Inline } from '.';

const meta = {
	title: 'Layout/Inline',
	component: Inline,
	args: {
		children: sampleCards,
	},
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<Inline>{sampleCards}</Inline>
			<Inline justify="between">{sampleCards}</Inline>
			<Inline justify="end" gap="l">
				{sampleCards}
			</Inline>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reachable by keyboard */}
			<section aria-label="Sürüşən sıra" tabIndex={0} style={{ overflowX: 'auto' }}>
				<Inline isWrapping={false}>{sampleCards}</Inline>
			</section>
		</Stack>
	),
};
