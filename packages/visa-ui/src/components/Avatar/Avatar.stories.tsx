import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Matrix } from '../../docs/Matrix';
import { Inline } from '../Inline';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Avatar } from '.';

/** A drawn face, so that nothing is fetched. */
const picture = `data:image/svg+xml,${encodeURIComponent(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#7a8fa6"/><circle cx="32" cy="25" r="11" fill="#f2e6d8"/><path d="M8 64c2-17 12-24 24-24s22 7 24 24Z" fill="#243447"/></svg>',
)}`;

const meta = {
	title: 'Documents/Avatar',
	component: Avatar,
	args: { name: 'İlqar Məmmədov', isNamed: true },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Initials: Story = {
	name: 'initials the Azerbaijani way: i becomes İ',
	args: { name: 'ilqar Elçin oğlu ismayılov' },
	play: async ({ canvas }) => {
		await waitFor(() =>
			expect(canvas.getByRole('img', { name: 'ilqar Elçin oğlu ismayılov' })).toHaveTextContent('İİ'),
		);
	},
};

export const Decorative: Story = {
	name: 'beside its name it is not read out',
	args: { isNamed: false },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.queryByRole('img')).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.getByText('İM')).toBeVisible());
	},
};

export const Broken: Story = {
	name: 'a picture that fails gives way to the initials',
	args: { src: 'data:image/png;base64,bm90IGFuIGltYWdl' },
	play: async ({ canvas, canvasElement }) => {
		await waitFor(() => expect(canvas.getByText('İM')).toBeVisible());
		await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
	},
};

const sizes = { small: 'small', medium: 'medium', large: 'large' } as const;

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="m">
			<Matrix
				align="middle"
				rows={sizes}
				columns={{
					'without src': { name: 'Əli Vəliyev' },
					src: { name: 'Əli Vəliyev', src: picture },
					'one name': { name: 'ığid' },
					'no name': { name: '' },
				}}
			>
				{(size, props) => <Avatar size={size} {...props} />}
			</Matrix>
			<Inline gap="s">
				<Avatar name="Şəbnəm Çıraqova" />
				<Text>Şəbnəm Çıraqova</Text>
			</Inline>
		</Stack>
	),
};
