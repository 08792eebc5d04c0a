import { useEffect } from 'react';
import { NewView, type View } from 'visa-sdk/contract';
import { Text, TextField, toast } from 'visa-ui';
import { FormFrame, SubmitButton, useForm, useFormField } from '../../form';
import { words } from '../strings';
import { mutations, run } from './calls';
import type { ViewsProps } from './viewNaming';

export interface ViewNameFormProps extends ViewsProps {
	/** The one that gets another name; null for a new one. */
	view: View | null;
	onDone: () => void;
}

/** Names a view of a list. [DSH-07] */
export function ViewNameForm({ list, search, view, onDone }: ViewNameFormProps) {
	const form = useForm({
		schema: NewView,
		initial: { section: list.section, name: view?.name ?? '', search: view?.search ?? search },
		send: (body) =>
			view
				? run(mutations.views.update(), { id: view.id, changes: { name: body.name, search: body.search } })
				: run(mutations.views.create(), body),
		onSent: ({ name }) => {
			toast({ tone: 'success', message: words.views.saved(name) });
			onDone();
		},
	});
	const { setFocus } = form.inside.engine;
	// There is nothing else in the dialog: one can type at once.
	useEffect(() => setFocus('name'), [setFocus]);
	return (
		<FormFrame form={form}>
			{!view && <Text tone="soft">{words.views.saveText}</Text>}
			<TextField {...useFormField(form, 'name')} label={words.views.name} autoComplete="off" />
			<SubmitButton form={form} width="full">
				{words.form.save}
			</SubmitButton>
		</FormFrame>
	);
}
