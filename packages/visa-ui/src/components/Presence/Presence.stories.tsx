import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { Presence, type PresenceProps } from '.';

const people = ['Leyla Həsənova', 'Rauf Əliyev', 'Şəbnəm Çıraqova', 'İlqar Məmmədov', 'Nigar Quliyeva'].map((name) => ({
	id: name,
	name,
}));

const meta = {
	title: 'Documents/Presence',
	component: Presence,
	args: { people: people.slice(0, 2) },
	argTypes: { people: { control: false } },
} satisfies Meta<typeof Presence>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function Coming(props: PresenceProps) {
	const [count, setCount] = useState(0);
	return (
		<Stack>
			<Presence {...props} people={people.slice(0, count)} />
			<Button tone="secondary" onPress={() => setCount(count + 1)}>
				Gələn var
			</Button>
		</Stack>
	);
}

export const Told: Story = {
	name: 'who comes is told by name, and beyond a few faces the rest is counted',
	render: (args) => <Coming {...args} />,
	play: async ({ canvas, userEvent }) => {
		const told = canvas.getByRole('status');
		await waitFor(() => expect(told).toBeEmptyDOMElement());
		const come = canvas.getByRole('button', { name: 'Gələn var' });
		await userEvent.click(come);
		await waitFor(() => expect(told).toHaveTextContent('İndi baxanlar: Leyla Həsənova'));
		await userEvent.click(come);
		await userEvent.click(come);
		await userEvent.click(come);
		await waitFor(() => expect(canvas.getByText('İM')).toBeVisible());
		await userEvent.click(come);
		await waitFor(() => expect(canvas.getByText('+2')).toBeVisible());
		await waitFor(() => expect(canvas.getByText('İndi baxanlar: Leyla Həsənova, daha 4 nəfər')).toBeVisible());
		await waitFor(() => expect(told).toHaveTextContent(/İlqar Məmmədov, Nigar Quliyeva$/));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="m">
			<Presence people={people.slice(0, 1)} />
			<Presence people={people.slice(0, 2)} />
			<Presence people={people.slice(0, 4)} />
			<Presence people={people} />
		</Stack>
	),
};
