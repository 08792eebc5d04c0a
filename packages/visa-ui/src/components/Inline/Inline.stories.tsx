import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCards } from '../../docs/sampleCards';
import { Variants } from '../../docs/Variants';
import { Button } from '../Button';
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

const justified = {
	'justify start': {},
	'justify center': { justify: 'center' },
	'justify end, gap l': { justify: 'end', gap: 'l' },
	'justify between': { justify: 'between' },
} as const;

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="xl">
			<Variants of={justified}>{(props) => <Inline {...props}>{sampleCards}</Inline>}</Variants>
			<Variants of={{ 'isWrapping false': false }}>
				{(isWrapping) => (
					// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reachable by keyboard
					<section aria-label="Sürüşən sıra" tabIndex={0} style={{ overflowX: 'auto' }}>
						<Inline isWrapping={isWrapping}>{sampleCards}</Inline>
					</section>
				)}
			</Variants>
			<Variants of={{ isStackedOnPhones: true }}>
				{(isStackedOnPhones) => (
					<Inline isStackedOnPhones={isStackedOnPhones}>
						<Button>Ödəyin</Button>
						<Button tone="secondary">Müraciətə bax</Button>
						<Button tone="quiet">Ləğv et</Button>
					</Inline>
				)}
			</Variants>
		</Stack>
	),
};
