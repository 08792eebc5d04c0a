import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { ErrorSummary } from '../ErrorSummary';
import { TextField } from '../TextField';
import { Form } from '.';

function Registration() {
	const [attempt, setAttempt] = useState(0);
	const faults =
		attempt === 0
			? []
			: [
					{ fieldId: 'first-name', message: 'Adınızı yazın' },
					{ fieldId: 'email', message: 'Elektron poçtunuzu yazın' },
				];
	return (
		<Form aria-label="Qeydiyyat" onSubmit={() => setAttempt(attempt + 1)}>
			<ErrorSummary faults={faults} attempt={attempt} />
			<TextField id="first-name" label="Ad" errorMessage={faults[0]?.message} />
			<TextField id="email" label="Elektron poçt" type="email" errorMessage={faults[1]?.message} />
			<Button type="submit">Qeydiyyatdan keç</Button>
		</Form>
	);
}

const meta = {
	title: 'Fields/Form',
	component: Form,
	args: { children: null },
	render: () => <Registration />,
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SummaryTakesFocus: Story = {
	name: 'after a failed submit the summary has the focus and leads to the fields',
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Qeydiyyatdan keç' }));
		const summary = canvas.getByRole('group', { name: 'Düzəldilməli məlumatlar var' });
		await waitFor(() => expect(summary).toHaveFocus());
		await userEvent.click(canvas.getByRole('link', { name: 'Elektron poçtunuzu yazın' }));
		await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Elektron poçt' })).toHaveFocus());
	},
};

function Phone() {
	const [phone, setPhone] = useState('');
	return (
		<Form aria-label="Əlaqə">
			<TextField
				label="Telefon"
				value={phone}
				onChange={setPhone}
				errorMessage={/[a-z]/.test(phone) ? 'Yalnız rəqəm yazın' : undefined}
			/>
		</Form>
	);
}

/** The lines that a screen reader says by itself as they come. */
const speaking = (canvasElement: HTMLElement) =>
	[...canvasElement.querySelectorAll('[role="alert"]:not([aria-live="off"])')]
		.map((line) => line.textContent)
		.filter(Boolean);

export const SpeaksOnce: Story = {
	name: 'after a failed submit the summary alone is heard, while typing the field’s own line',
	render: () => (
		<>
			<Registration />
			<Phone />
		</>
	),
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Qeydiyyatdan keç' }));
		const summary = canvas.getByRole('group', { name: 'Düzəldilməli məlumatlar var' });
		await waitFor(() => expect(summary).toHaveFocus());
		await expect(summary).toHaveAccessibleDescription('Adınızı yazın Elektron poçtunuzu yazın');
		// Seen at the fields, read with them, and said by none of them.
		await expect(canvas.getByRole('textbox', { name: 'Ad' })).toHaveAccessibleDescription('Adınızı yazın');
		await waitFor(() => expect(speaking(canvasElement)).toEqual([]));

		await userEvent.type(canvas.getByRole('textbox', { name: 'Telefon' }), '05o');
		await waitFor(() => expect(speaking(canvasElement)).toEqual(['Yalnız rəqəm yazın']));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Form aria-label="Giriş">
			<ErrorSummary faults={[{ fieldId: 'sheet-email', message: 'Elektron poçtunuzu yazın' }]} />
			<TextField id="sheet-email" label="Elektron poçt" type="email" errorMessage="Elektron poçtunuzu yazın" />
			<TextField id="sheet-name" label="Ad" description="Pasportda yazıldığı kimi" value="Leyla" />
			<Button type="submit">Davam et</Button>
		</Form>
	),
};
