import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button, TextField } from 'visa-ui';
import { z } from 'zod';
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

/** A form of which a field is drawn later than those below it. */
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
