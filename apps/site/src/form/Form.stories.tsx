import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { ApiError } from 'visa-sdk';
import { Button, TextField } from 'visa-ui';
import { z } from 'zod';
import { pageLeave } from '../pageLeave';
import { listeningFetch, sessionEnd } from '../sessionEnd';
import { strings } from '../strings';
import { FormFrame, type SiteForm, SubmitButton, useForm, useFormField } from '.';

interface Person {
	firstName: string;
	lastName: string;
	city: string;
}
const required = z.string().min(1, 'Yazın');
const schema = z.object({ firstName: required, lastName: required, city: required });

function Field({ form, name }: { form: SiteForm<Person>; name: keyof Person }) {
	return <TextField {...useFormField(form, name)} label={name} />;
}

/** A form with a field rendered later than those below it. */
function PersonForm() {
	const [isMore, setMore] = useState(false);
	const form = useForm({
		schema,
		initial: { firstName: '', lastName: '', city: '' },
		send: async () => undefined,
	});
	return (
		<FormFrame form={form} hasSummary aria-label="Şəxs">
			<Button tone="secondary" onPress={() => setMore(true)}>
				Daha çox
			</Button>
			{isMore && <Field form={form} name="firstName" />}
			<Field form={form} name="lastName" />
			<Field form={form} name="city" />
			<SubmitButton form={form}>Göndər</SubmitButton>
		</FormFrame>
	);
}

const meta = { title: 'Site/Form', component: PersonForm } satisfies Meta<typeof PersonForm>;
export default meta;

export const DrawnLater: StoryObj<typeof meta> = {
	name: '[VAL-02] what is wrong is told in the order of the fields on the page, also of one that was drawn later',
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Daha çox' }));
		await canvas.findByLabelText('firstName');
		await userEvent.click(canvas.getByRole('button', { name: 'Göndər' }));
		const summary = within(await canvas.findByRole('group', { name: /.+/ }));
		await waitFor(() =>
			expect(summary.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
				'#firstName',
				'#lastName',
				'#city',
			]),
		);
	},
};

/** A form that stays open after it was submitted. */
function StayingForm() {
	const [isSent, setSent] = useState(false);
	const form = useForm({
		schema,
		initial: { firstName: 'Aysel', lastName: 'Quliyeva', city: '' },
		send: async () => undefined,
		onSent: () => setSent(true),
	});
	return (
		<FormFrame form={form} isGuarded aria-label="Şəxs">
			<Field form={form} name="city" />
			<SubmitButton form={form}>Göndər</SubmitButton>
			<div role="status">{isSent && 'Göndərildi'}</div>
		</FormFrame>
	);
}

export const SentAndTypedAgain: StoryObj<typeof meta> = {
	name: '[DSH-09] a form that stays open asks again before what was typed since it was sent is lost',
	render: () => {
		const history = createMemoryHistory({ initialEntries: ['/'] });
		const [router] = useState(() => createRouter({ history, routeTree: createRootRoute({ component: StayingForm }) }));
		return <RouterProvider router={router} />;
	},
	play: async ({ canvas, userEvent }) => {
		const city = await canvas.findByLabelText('city');
		await userEvent.type(city, 'Bakı');
		await userEvent.click(canvas.getByRole('button', { name: 'Göndər' }));
		await canvas.findByText('Göndərildi');
		expect(await pageLeave.isAllowed()).toBe(true);

		await userEvent.type(city, ', Gəncə');
		const isLeft = pageLeave.isAllowed();
		const question = within(await screen.findByRole('alertdialog', { name: strings.form.leaveTitle }));
		await userEvent.click(question.getByRole('button', { name: strings.form.leave }));
		expect(await isLeft).toBe(true);
		expect(await pageLeave.isAllowed()).toBe(true);

		// It wasn't left after all.
		await userEvent.type(city, ', Şəki');
		const isStill = pageLeave.isAllowed();
		await userEvent.click(await screen.findByRole('button', { name: strings.form.stay }));
		expect(await isStill).toBe(false);
	},
};

const SIGN_IN = 'Əvvəlcə daxil olun';

/** A form whose session has ended. */
function EndedForm() {
	const form = useForm({
		schema,
		initial: { firstName: 'Aysel', lastName: 'Quliyeva', city: 'Bakı' },
		send: async () => {
			const { status } = await listeningFetch('/api/users/me', { headers: { authorization: 'Bearer ended' } });
			throw new ApiError(status, { message: SIGN_IN });
		},
	});
	return (
		<FormFrame form={form} aria-label="Şəxs">
			<Field form={form} name="city" />
			<SubmitButton form={form}>Göndər</SubmitButton>
		</FormFrame>
	);
}

export const SignedInAgain: StoryObj<typeof meta> = {
	name: '[DSH-17] a form tells nobody to sign in who has signed in again above it',
	render: () => <EndedForm />,
	play: async ({ canvas, userEvent }) => {
		const server = spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 401 }));
		try {
			await userEvent.click(await canvas.findByRole('button', { name: 'Göndər' }));
			await canvas.findByText(SIGN_IN);
			sessionEnd.forget();
			await waitFor(() => expect(canvas.queryByText(SIGN_IN)).not.toBeInTheDocument());
			expect(canvas.getByLabelText('city')).toHaveValue('Bakı');
		} finally {
			server.mockRestore();
			sessionEnd.forget();
		}
	},
};
