import { useEffect } from 'react';
import type { View } from 'visa-sdk/contract';
import { Notice, Text, TextField } from 'visa-ui';
import { FormFrame, SubmitButton, useForm, useFormField } from '../../form';
import { useUnsent } from '../../form/useUnsent';
import { words } from '../strings';
import { mutations, run } from './calls';
import { heedGone } from './heedGone';
import { tellDone } from './undo';
import type { ViewsProps } from './viewNaming';
import { namingKey } from './viewUnsent';

export interface ViewNameFormProps extends ViewsProps {
	/** The view to be renamed; null for a new one. */
	view: View | null;
	onDone: () => void;
}

/** Names a view of a list. [DSH-07] */
export function ViewNameForm({ list, search, view, onDone }: ViewNameFormProps) {
	const form = useForm({
		schema: () => import('../schemas').then(({ NewView }) => NewView),
		initial: { section: list.section, name: view?.name ?? '', search: view?.search ?? search },
		send: (body) =>
			view
				? heedGone(
						list.section,
						run(mutations.views.update(), { id: view.id, changes: { name: body.name, search: body.search } }),
					)
				: run(mutations.views.create(), body),
		onSent: ({ name }) => {
			tellDone(words.views.saved(name));
			onDone();
		},
	});
	const name = useFormField(form, 'name');
	// A name may be that of a traveller being searched for.
	const isReturned = useUnsent(form, namingKey(list, view), { isPersonal: true, only: ['name'] });
	const { setFocus } = form.inside.engine;
	// There is nothing else in the dialog, so typing can start immediately.
	useEffect(() => setFocus('name'), [setFocus]);
	return (
		<FormFrame form={form}>
			{isReturned && <Notice tone="info">{words.form.returned}</Notice>}
			{!view && <Text tone="soft">{words.views.saveText}</Text>}
			<TextField {...name} label={words.views.name} autoComplete="off" />
			<SubmitButton form={form} width="full">
				{words.form.save}
			</SubmitButton>
		</FormFrame>
	);
}
