import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Heading } from '../Heading';
import { Link } from '../Link';
import { Text } from '../Text';
import { SkipLink } from '.';

const meta = {
	title: 'Navigation/SkipLink',
	component: SkipLink,
	args: { targetId: 'mezmun' },
	render: (args) => (
		<>
			<SkipLink {...args} />
			<nav aria-label="Menyu">
				<Link href="#olkeler">Ölkələr</Link>
			</nav>
			<main id="mezmun">
				<Heading level={1}>Viza müraciəti</Heading>
			</main>
		</>
	),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SkipsTheMenu: Story = {
	name: '[NAV-10] the first stop of the keyboard leads to the content',
	play: async ({ canvas, userEvent }) => {
		await userEvent.tab();
		const [link] = canvas.getAllByRole('link');
		await waitFor(() => expect(link).toHaveFocus());
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<>
			<SkipLink targetId="sheet-main" />
			<main id="sheet-main">
				<Text>Əsas məzmun</Text>
			</main>
		</>
	),
	play: async ({ canvas }) => {
		canvas.getByRole('link').focus();
		await waitFor(() => expect(canvas.getByRole('link')).toBeVisible());
	},
};
