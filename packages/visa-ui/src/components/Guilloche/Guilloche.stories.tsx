import type { Meta, StoryObj } from '@storybook/react-vite';
import { Variants } from '../../docs/Variants';
import { Stack } from '../Stack';
import { Guilloche } from '.';

const meta = { title: 'Documents/Guilloche', component: Guilloche } satisfies Meta<typeof Guilloche>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
	args: { form: 'rosette', seed: 12, lines: 24 },
	decorators: [
		(Story) => (
			<div style={{ width: 'min(14rem, 100%)' }}>
				<Story />
			</div>
		),
	],
};

export const Rosettes: Story = {
	render: () => (
		<div
			style={{
				display: 'grid',
				gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
				gap: '1.5rem',
			}}
		>
			{[3, 7, 12, 21, 30, 42].map((seed) => (
				<Guilloche key={seed} seed={seed} />
			))}
		</div>
	),
};
export const Bands: Story = {
	render: () => (
		<Stack gap="l">
			{[3, 7, 21].map((seed) => (
				<Guilloche key={seed} form="band" seed={seed} />
			))}
		</Stack>
	),
};

const forms = {
	rosette: { width: '10rem', form: 'rosette', seed: 12 },
	band: { width: '30rem', form: 'band', seed: 21 },
} as const;

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Variants of={forms}>
			{({ width, ...props }) => (
				<div style={{ width, maxWidth: '100%' }}>
					<Guilloche {...props} />
				</div>
			)}
		</Variants>
	),
};
