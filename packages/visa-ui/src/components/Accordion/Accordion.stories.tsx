import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { narrow } from '../../docs/states.css';
import { statesOf } from '../../docs/statesOf';
import { Text } from '../Text';
import { Accordion } from '.';

const meta = {
	title: 'Navigation/Accordion',
	component: Accordion,
	args: {
		items: [
			{
				id: 'muddet',
				title: 'Viza nə vaxt hazır olur?',
				content: <Text>Adətən on beş iş günü ərzində.</Text>,
			},
			{
				id: 'senedler',
				title: 'Hansı sənədlər lazımdır?',
				content: <Text>Pasport, foto və bank arayışı.</Text>,
			},
		],
	},
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndCloses: Story = {
	play: async ({ canvas, userEvent }) => {
		const answer = canvas.getByText('Adətən on beş iş günü ərzində.');
		await waitFor(() => expect(answer).not.toBeVisible());
		await userEvent.click(canvas.getByText('Viza nə vaxt hazır olur?'));
		await waitFor(() => expect(answer).toBeVisible());
		await userEvent.click(canvas.getByText('Hansı sənədlər lazımdır?'));
		await waitFor(() => expect(canvas.getByText('Pasport, foto və bank arayışı.')).toBeVisible());
		await waitFor(() => expect(answer).toBeVisible());
		await userEvent.click(canvas.getByText('Viza nə vaxt hazır olur?'));
		await waitFor(() => expect(answer).not.toBeVisible());
	},
};

export const Exclusive: Story = {
	name: 'opening one closes the other',
	args: { isExclusive: true },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByText('Viza nə vaxt hazır olur?'));
		await userEvent.click(canvas.getByText('Hansı sənədlər lazımdır?'));
		await waitFor(() => expect(canvas.getByText('Pasport, foto və bank arayışı.')).toBeVisible());
		await waitFor(() => expect(canvas.getByText('Adətən on beş iş günü ərzində.')).not.toBeVisible());
	},
};

export const States = statesOf(
	{ closed: { isDefaultOpen: false }, open: { isDefaultOpen: true } },
	({ isDefaultOpen }) => (
		<div className={narrow}>
			<Accordion items={[{ id: '', title: 'Viza nə vaxt hazır olur?', content: 'On beş iş günü.', isDefaultOpen }]} />
		</div>
	),
	['disabled', 'pending', 'invalid'],
	'summary',
);

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Accordion
			items={[
				{
					id: 'sheet-when',
					title: 'Viza nə vaxt hazır olur?',
					content: <Text>Adətən on beş iş günü ərzində.</Text>,
					isDefaultOpen: true,
				},
				{ id: 'sheet-what', title: 'Hansı sənədlər lazımdır?', content: <Text>Pasport, foto və bank arayışı.</Text> },
				{
					id: 'sheet-who',
					title: 'Pasportumun şəklini kim görür?',
					content: <Text>Yalnız müraciətinizi aparan əməkdaş.</Text>,
				},
			]}
		/>
	),
};
