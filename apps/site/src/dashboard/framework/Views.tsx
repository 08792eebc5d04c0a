import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { View, ViewedList } from 'visa-sdk/contract';
import { Button, Dialog, Inline, Link, Menu, toast } from 'visa-ui';
import { queries } from '../../api';
import { tellFailure } from '../../shell/tellFailure';
import { useFetched } from '../../shell/useFetched';
import { listTool } from '../dashboard.css';
import { words } from '../strings';
import { mutations, run } from './calls';

const loadForm = () => import('./ViewNameForm');

export interface ViewsProps {
	list: { readonly section: ViewedList; readonly path: string };
	/** The list's state as it stands in its address after the question mark. */
	search: string;
}
/** Keeps the open state of a list as one more view. [DSH-07] */
export function SaveViewButton({ list, search }: ViewsProps) {
	const { data: views } = useQuery(queries.views(list.section));
	const [isOpen, setOpen] = useState(false);
	const form = useFetched(loadForm, isOpen, (error) => {
		setOpen(false);
		tellFailure(error);
	});
	// What is usual needs no name, and what has one needs no second.
	if (!views || search === '' || views.some((view) => view.search === search)) return null;
	return (
		<>
			<Button tone="secondary" size="small" className={listTool} onPress={() => setOpen(true)}>
				{words.views.save}
			</Button>
			<Dialog title={words.views.save} isOpen={form !== null && isOpen} onClose={() => setOpen(false)} size="small">
				{form && <form.ViewNameForm list={list} search={search} view={null} onDone={() => setOpen(false)} />}
			</Dialog>
		</>
	);
}

/** The saved views of a list, each a link. [DSH-07] */
export function Views({ list, search }: ViewsProps) {
	const { data: views = [] } = useQuery(queries.views(list.section));
	const [renamed, setRenamed] = useState<View | null>(null);
	const form = useFetched(loadForm, renamed !== null, (error) => {
		setRenamed(null);
		tellFailure(error);
	});
	const act = async (change: () => Promise<unknown>, message: string) => {
		try {
			await change();
			toast({ tone: 'success', message });
		} catch (error) {
			tellFailure(error);
		}
	};
	const change = (view: View) => (action: 'rename' | 'overwrite' | 'remove') => {
		const { id, name } = view;
		if (action === 'rename') setRenamed(view);
		else if (action === 'remove') void act(() => run(mutations.views.remove(), id), words.views.removed(name));
		else void act(() => run(mutations.views.update(), { id, changes: { name, search } }), words.views.saved(name));
	};
	if (views.length === 0) return null;
	return (
		<nav aria-label={words.views.label}>
			<Inline gap="s">
				{views.map((view) => (
					<Inline key={view.id} gap="xxs" align="center">
						<Link
							href={`/dashboard/${list.path}${view.search && `?${view.search}`}`}
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
			</Inline>
			<Dialog
				title={words.views.rename}
				isOpen={form !== null && renamed !== null}
				onClose={() => setRenamed(null)}
				size="small"
			>
				{form && renamed && (
					<form.ViewNameForm list={list} search={search} view={renamed} onDone={() => setRenamed(null)} />
				)}
			</Dialog>
		</nav>
	);
}
