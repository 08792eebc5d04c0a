import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { statesOf } from '../../docs/statesOf';
import { samplesIn, wordsIn } from '../../docs/wordsIn';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { PasswordField, type PasswordFieldProps } from '.';

const meta = {
	title: 'Fields/PasswordField',
	component: PasswordField,
	args: { label: 'Şifrə', onChange: fn() },
	argTypes: { strength: { control: 'inline-radio', options: ['weak', 'fair', 'strong'] } },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { strength: 'fair' } };

export const ShowAndHide: Story = {
	play: async ({ canvas, globals, userEvent }) => {
		const said = samplesIn(globals);
		const { showPassword, hidePassword } = wordsIn(globals);
		const field = canvas.getByLabelText(said('Şifrə'));
		await userEvent.type(field, 'gizli');
		await waitFor(() => expect(field).toHaveAttribute('type', 'password'));
		await userEvent.click(canvas.getByRole('button', { name: showPassword }));
		await waitFor(() => expect(field).toHaveAttribute('type', 'text'));
		await waitFor(() => expect(field).toHaveValue('gizli'));
		await userEvent.click(canvas.getByRole('button', { name: hidePassword }));
		await waitFor(() => expect(field).toHaveAttribute('type', 'password'));
	},
};

const seen = fn();

export const Submitted: Story = {
	name: 'a revealed password is hidden when its form is submitted, before a browser remembers it as text',
	render: (args) => (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				seen(event.currentTarget.querySelector('input')?.type);
			}}
		>
			<PasswordField {...args} />
			<Button type="submit">Daxil ol</Button>
		</form>
	),
	play: async ({ canvas, userEvent }) => {
		seen.mockClear();
		const field = canvas.getByLabelText('Şifrə');
		await userEvent.type(field, 'gizli');
		await userEvent.click(canvas.getByRole('button', { name: 'Şifrəni göstər' }));
		await waitFor(() => expect(field).toHaveAttribute('type', 'text'));
		await userEvent.click(canvas.getByRole('button', { name: 'Daxil ol' }));
		await waitFor(() => expect(seen).toHaveBeenLastCalledWith('password'));
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Şifrəni göstər' })).toBeVisible());
		await waitFor(() => expect(field).toHaveAttribute('type', 'password'));
		await waitFor(() => expect(field).toHaveValue('gizli'));
	},
};

export const Pastes: Story = {
	play: async ({ args, canvas, globals, userEvent }) => {
		const said = samplesIn(globals);
		await userEvent.click(canvas.getByLabelText(said('Şifrə')));
		await userEvent.paste('uzun-ve-guclu-sifre');
		await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('uzun-ve-guclu-sifre'));
	},
};

export const Narrow: Story = {
	name: 'the field is as wide as its place, however narrow',
	render: (args) => (
		<div data-testid="place" style={{ display: 'grid', width: '9rem' }}>
			<PasswordField {...args} />
		</div>
	),
	play: async ({ canvas }) => {
		const place = canvas.getByTestId('place');
		await waitFor(() => expect(place.scrollWidth).toBe(place.clientWidth));
		const button = canvas.getByRole('button', { name: 'Şifrəni göstər' });
		await waitFor(() =>
			expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(place.getBoundingClientRect().right),
		);
	},
};

/** A stand-in for the caller's own estimate. */
const estimate = (password: string) => {
	if (password === '') return null;
	if (password.length < 8) return 'weak';
	return password.length < 14 ? 'fair' : 'strong';
};

function Rated(props: PasswordFieldProps) {
	const [password, setPassword] = useState('');
	return <PasswordField {...props} value={password} onChange={setPassword} strength={estimate(password)} />;
}

export const Strength: Story = {
	name: 'the strength that the caller finds is announced in words',
	args: { label: 'Yeni şifrə', description: 'Ən azı 8 simvol', autoComplete: 'new-password' },
	render: (args) => <Rated {...args} />,
	play: async ({ canvas, userEvent }) => {
		const field = canvas.getByLabelText('Yeni şifrə');
		await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
		await waitFor(() => expect(field).toHaveAccessibleDescription('Ən azı 8 simvol'));
		await userEvent.type(field, 'qisa');
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Şifrənin gücü: zəif'));
		await userEvent.type(field, 'deyil-amma');
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Şifrənin gücü: güclü'));
		await waitFor(() => expect(field).toHaveAccessibleDescription('Ən azı 8 simvol Şifrənin gücü: güclü'));
	},
};

export const Sheet: Story = {
	tags: ['sheet'],
	render: () => (
		<Stack gap="l">
			<PasswordField label="Şifrə" defaultValue="gizli" />
			<PasswordField label="Yeni şifrə" strength={null} />
			<PasswordField label="Yeni şifrə, zəif" defaultValue="1234" strength="weak" />
			<PasswordField label="Yeni şifrə, orta" defaultValue="baki2026" strength="fair" />
			<PasswordField label="Yeni şifrə, güclü" defaultValue="uzun-ve-guclu-sifre" strength="strong" />
			<PasswordField label="Şifrə" defaultValue="yanlis" errorMessage="Şifrə səhvdir. Yenidən yazın" />
			<PasswordField label="Şifrə" defaultValue="bagli" isDisabled />
		</Stack>
	),
};

export const States = statesOf(
	{ empty: {}, filled: { defaultValue: 'gizli' } },
	({ isPending: _, ...props }) => <PasswordField label="Şifrə" {...props} />,
	['pending'],
);
