import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NewView, type View } from 'visa-sdk/contract';
import { Button, Dialog, Inline, Link, Menu, Text, TextField, toast } from 'visa-ui';
import { queries } from '../../api';
import { Form, SubmitButton, useField, useForm } from '../../form';
import { sentenceOf } from '../../shell/sentenceOf';
import type { Definition } from '../resource';
import { words } from '../strings';
import { mutations, run } from './calls';

interface ViewsProps {
	definition: Definition;
	/** The list's state as it stands in its address after the question mark. */
	search: string;
}
/** Renaming one, or saving a new one. */
type Naming = { view: View | null } | null;

/** The saved views of a list: each a link; the state that is open can be kept as one more. [DSH-07] */
export function Views({ definition, search }: ViewsProps) {
	const { data: views = [] } = useQuery(queries.views(definition.section));
	const [naming, setNaming] = useState<Naming>(null);
	const isKept = views.some((view) => view.search === search);
	const act = async (change: () => Promise<unknown>, message: string) => {
		try {
			await change();
			toast({ tone: 'success', message });
		} catch (error) {
			toast({ tone: 'error', message: sentenceOf(error) });
		}
	};
	const change = (view: View) => (action: 'rename' | 'overwrite' | 'remove') => {
		const { id, name } = view;
		if (action === 'rename') setNaming({ view });
		else if (action === 'remove') void act(() => run(mutations.views.remove(), id), words.views.removed(name));
		else void act(() => run(mutations.views.update(), { id, changes: { name, search } }), words.views.saved(name));
	};
	if (views.length === 0 && search === '') return null;
	return (
		<nav aria-label={words.views.label}>
			<Inline gap="s">
				{views.map((view) => (
					<Inline key={view.id} gap="xxs">
						<Link
							href={`/dashboard/${definition.path}${view.search && `?${view.search}`}`}
							aria-current={view.search === search ? 'page' : undefined}
						>
							{view.name}
						</Link>
						<Menu
							label={words.views.change(view.name)}
							onAction={change(view)}
							items={[
								{ id: 'rename', label: words.views.rename },
								{ id: 'overwrite', label: words.views.overwrite, isDisabled: view.search === search },
								{ id: 'remove', label: words.views.remove, tone: 'critical' },
							]}
						/>
					</Inline>
				))}
				{!isKept && search !== '' && (
					<Button tone="quiet" size="small" onPress={() => setNaming({ view: null })}>
						{words.views.save}
					</Button>
				)}
			</Inline>
			<Dialog title={words.views.save} isOpen={naming !== null} onClose={() => setNaming(null)} size="small">
				{naming && (
					<NameForm
						key={naming.view?.id}
						definition={definition}
						search={search}
						view={naming.view}
						onDone={() => setNaming(null)}
					/>
				)}
			</Dialog>
		</nav>
	);
}

function NameForm({ definition, search, view, onDone }: ViewsProps & { view: View | null; onDone: () => void }) {
	const form = useForm({
		schema: NewView,
		initial: { section: definition.section, name: view?.name ?? '', search: view?.search ?? search },
		send: (body) =>
			view
				? run(mutations.views.update(), { id: view.id, changes: { name: body.name, search: body.search } })
				: run(mutations.views.create(), body),
		onSent: ({ name }) => {
			toast({ tone: 'success', message: words.views.saved(name) });
			onDone();
		},
	});
	return (
		<Form form={form}>
			<Text tone="soft">{words.views.saveText}</Text>
			<TextField {...useField(form, 'name')} label={words.views.name} autoComplete="off" />
			<SubmitButton form={form}>{words.form.save}</SubmitButton>
		</Form>
	);
}
