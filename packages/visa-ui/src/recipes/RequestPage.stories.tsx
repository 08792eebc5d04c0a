import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { RequestPage } from './RequestPage';

const meta = {
	title: 'Recipes/Request detail',
	// Code to begin with, whose words are in one language.
	globals: { language: 'az' },
	component: RequestPage,
	parameters: { layout: 'fullscreen' },
	argTypes: { request: { control: false } },
} satisfies Meta<typeof RequestPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Rejects: Story = {
	name: 'a refusal is asked for, needs a reason, and stands in the history',
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'İmtina et' }));
		const dialog = await screen.findByRole('alertdialog', { name: 'Müraciətdən imtina edilsin?' });
		const confirm = within(dialog).getByRole('button', { name: 'İmtina et' });
		await userEvent.click(confirm);
		const reason = within(dialog).getByRole('textbox', { name: 'Səbəb' });
		await waitFor(() => expect(reason).toBeInvalid());
		await userEvent.type(reason, 'Pasportun müddəti bitir');
		await userEvent.click(confirm);
		await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.getByText('İmtina edilib')).toBeVisible());
		const events = within(canvas.getByRole('list', { name: 'Tarixçə' })).getAllByRole('listitem');
		await waitFor(() => expect(events).toHaveLength(4));
		await waitFor(() => expect(events[0]).toHaveTextContent('Pasportun müddəti bitir'));
		await waitFor(() => expect(canvas.queryByRole('button', { name: 'İmtina et' })).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};

export const ThinksAgain: Story = {
	name: 'thinking again changes nothing, and the focus goes back',
	play: async ({ canvas, userEvent }) => {
		const approve = canvas.getByRole('button', { name: 'Təsdiqlə' });
		await userEvent.click(approve);
		const dialog = await screen.findByRole('alertdialog', { name: 'Müraciət təsdiqlənsin?' });
		await userEvent.click(within(dialog).getByRole('button', { name: 'Ləğv et' }));
		await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.getByText('Baxılır')).toBeVisible());
		await waitFor(() => expect(approve).toHaveFocus());
	},
};

export const Sheet: Story = { tags: ['sheet'] };
