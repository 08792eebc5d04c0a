import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Matrix } from '../../docs/Matrix';
import { samplesIn } from '../../docs/wordsIn';
import { Spinner } from '.';

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
	args: { label: 'Ödəniş yoxlanılır' },
	play: async ({ canvas, globals }) => {
		const said = samplesIn(globals);
		await waitFor(() => expect(canvas.getByRole('img', { name: said('Ödəniş yoxlanılır') })).toBeVisible());
	},
};
export const Silent: Story = {
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument());
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Matrix
			align="middle"
			rows={{ '': {} }}
			columns={{ 'decoration, without label': {}, label: { label: 'Gözləyin' } }}
		>
			{(_, props) => <Spinner {...props} />}
		</Matrix>
	),
};
