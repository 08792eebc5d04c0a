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

/** The live regions' text, as it arrives. */
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
		await waitFor(() => expect(summary).toHaveAccessibleDescription('Adınızı yazın Elektron poçtunuzu yazın'));
		// Visible at the fields, read with them, and announced by none of them.
		const name = canvas.getByRole('textbox', { name: 'Ad' });
		await waitFor(() => expect(name).toHaveAccessibleDescription('Adınızı yazın'));
		await waitFor(() => expect(speaking(canvasElement)).toEqual([]));

		await userEvent.type(canvas.getByRole('textbox', { name: 'Telefon' }), '05o');
		await waitFor(() => expect(speaking(canvasElement)).toEqual(['Yalnız rəqəm yazın']));
	},
};

/** @param hasSummary whether all faults are listed above the fields */
function Name({ hasSummary }: { hasSummary: boolean }) {
	const [attempt, setAttempt] = useState(0);
	const [name, setName] = useState('');
	const fault = attempt > 0 && name === '' ? 'Adınızı yazın' : undefined;
	return (
		<Form aria-label="Ad" onSubmit={() => setAttempt(attempt + 1)}>
			{hasSummary && <ErrorSummary faults={fault ? [{ fieldId: 'name', message: fault }] : []} attempt={attempt} />}
			<TextField id="name" label="Ad" value={name} onChange={setName} errorMessage={fault} />
			{!hasSummary && <TextField label="Soyad" errorMessage={fault && 'Soyadınızı yazın'} />}
			<Button type="submit">Yadda saxla</Button>
		</Form>
	);
}

export const KeepsTheFocus: Story = {
	name: 'a fault that comes back while somebody types leaves the focus to them, and its own line is heard',
	render: () => <Name hasSummary />,
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Yadda saxla' }));
		await waitFor(() => expect(canvas.getByRole('group', { name: 'Düzəldilməli məlumatlar var' })).toHaveFocus());
		const name = canvas.getByRole('textbox', { name: 'Ad' });
		await userEvent.type(name, 'Ə');
		await waitFor(() => expect(name).not.toHaveAccessibleDescription());
		await userEvent.clear(name);
		await waitFor(() => expect(speaking(canvasElement)).toEqual(['Adınızı yazın']));
		await waitFor(() => expect(name).toHaveFocus());
	},
};

export const SpeaksWithoutSummary: Story = {
	name: 'of several faults without a summary the first is heard',
	render: () => <Name hasSummary={false} />,
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Yadda saxla' }));
		await waitFor(() => expect(speaking(canvasElement)).toEqual(['Adınızı yazın']));
		const other = canvas.getByRole('textbox', { name: 'Soyad' });
		await waitFor(() => expect(other).toHaveAccessibleDescription('Soyadınızı yazın'));
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
