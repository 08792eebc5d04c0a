import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { RadioGroup } from '../RadioGroup';
import { Stack } from '../Stack';
import { TextField } from '../TextField';
import { ErrorSummary } from '.';

const faults = [
	{ fieldId: 'summary-email', message: 'Elektron poçtunuzu yazın' },
	{ fieldId: 'summary-gender', message: 'Cinsi seçin' },
	{ message: 'Ödəniş keçmədi: bankla əlaqə kəsildi' },
];
const genders = [
	{ id: 'female', label: 'Qadın' },
	{ id: 'male', label: 'Kişi' },
];

const meta = {
	title: 'Fields/ErrorSummary',
	component: ErrorSummary,
	args: { faults },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function Registration() {
	const [attempt, setAttempt] = useState(0);
	const shown = attempt === 0 ? [] : faults;
	return (
		<Stack gap="l">
			<ErrorSummary faults={shown} attempt={attempt} />
			<TextField id="summary-email" label="Elektron poçt" errorMessage={shown[0]?.message} />
			<RadioGroup
				id="summary-gender"
				label="Cins"
				items={genders}
				value={null}
				onChange={() => undefined}
				errorMessage={shown[1]?.message}
			/>
			<Button onPress={() => setAttempt(attempt + 1)}>Göndər</Button>
		</Stack>
	);
}

export const TakesFocus: Story = {
	name: 'after every failed submit it has the focus and leads to the fields',
	render: () => <Registration />,
	play: async ({ canvas, userEvent }) => {
		const summary = () => canvas.getByRole('group', { name: 'Düzəldilməli məlumatlar var' });
		await userEvent.click(canvas.getByRole('button', { name: 'Göndər' }));
		await waitFor(() => expect(summary()).toHaveFocus());
		await userEvent.click(canvas.getByRole('link', { name: 'Elektron poçtunuzu yazın' }));
		await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Elektron poçt' })).toHaveFocus());
		await userEvent.click(canvas.getByRole('button', { name: 'Göndər' }));
		await waitFor(() => expect(summary()).toHaveFocus());
	},
};

export const LeadsIntoGroup: Story = {
	name: 'a fault of a set of controls leads to its first control',
	render: () => <Registration />,
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Göndər' }));
		await userEvent.click(canvas.getByRole('link', { name: 'Cinsi seçin' }));
		await waitFor(() => expect(canvas.getByRole('radio', { name: 'Qadın' })).toHaveFocus());
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="m">
			<ErrorSummary faults={faults} />
			<ErrorSummary title="Sənəd yüklənmədi" faults={[{ message: 'Fayl 10 MB-dan böyükdür' }]} />
		</Stack>
	),
};
