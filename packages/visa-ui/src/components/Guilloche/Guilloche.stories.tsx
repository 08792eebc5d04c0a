import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<div style={{ width: 'min(10rem, 100%)' }}>
				<Guilloche seed={12} />
			</div>
			<div style={{ maxWidth: '30rem' }}>
				<Guilloche form="band" seed={21} />
			</div>
		</Stack>
	),
};
