import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { statesOf } from '../../docs/statesOf';
import { samplesIn } from '../../docs/wordsIn';
import { Container } from '../Container';
import { Stack } from '../Stack';
import { TextField } from '.';

const meta = {
	title: 'Fields/TextField',
	component: TextField,
	args: { label: 'Elektron poçt', type: 'email', autoComplete: 'email', onChange: fn() },
	argTypes: { type: { control: 'select', options: ['text', 'email', 'tel', 'url', 'search', 'password'] } },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
	args: { description: 'Təsdiq kodunu bu ünvana göndəririk' },
	play: async ({ args, canvas, globals, userEvent }) => {
		const said = samplesIn(globals);
		const field = canvas.getByRole('textbox', { name: said('Elektron poçt') });
		await waitFor(() => expect(field).toHaveAccessibleDescription(said('Təsdiq kodunu bu ünvana göndəririk')));
		await waitFor(() => expect(Number.parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16));
		await userEvent.type(field, 'a@b.az');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('a@b.az'));
	},
};

export const WithError: Story = {
	args: { errorMessage: 'Ünvanı tam yazın, məsələn ad@nümunə.az', defaultValue: 'aysel@' },
	play: async ({ canvas, globals }) => {
		const said = samplesIn(globals);
		const field = canvas.getByRole('textbox');
		await waitFor(() => expect(field).toBeInvalid());
		await waitFor(() => expect(field).toHaveAccessibleDescription(said('Ünvanı tam yazın, məsələn ad@nümunə.az')));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Container width="narrow">
			<Stack gap="l">
				<TextField
					label="Ad"
					description="Pasportda olduğu kimi, latın hərfləri ilə"
					autoComplete="given-name"
					placeholder="AYSEL"
				/>
				<TextField label="Telefon" type="tel" isOptional defaultValue="+994 50 123 45 67" />
				<TextField label="Soyad" errorMessage="Soyadınızı latın hərfləri ilə yazın" defaultValue="Мəmmədova" />
				<TextField label="Müraciət nömrəsi" isDisabled defaultValue="AZ-2026-000148" />
			</Stack>
		</Container>
	),
};

export const States = statesOf(
	{ empty: {}, filled: { defaultValue: 'AYSEL' } },
	({ isPending: _, ...props }) => <TextField label="Ad" {...props} />,
	['pending'],
);
