import { useState } from 'react';
import type { View } from 'visa-sdk/contract';
import { Dialog, Inline, Link, Menu, toast } from 'visa-ui';
import { tellFailure } from '../../shell/tellFailure';
import { useFetched } from '../../shell/useFetched';
import { words } from '../strings';
import { mutations, run } from './calls';
import { loadNameForm, type ViewsProps } from './viewNaming';
import { wasNamed } from './viewUnsent';

/** The saved views of a list, each a link. [DSH-07] */
export function SavedViews({ list, search, views }: ViewsProps & { views: readonly View[] }) {
	const [renamed, setRenamed] = useState(() => views.find((view) => wasNamed(list, view)) ?? null);
	const form = useFetched(loadNameForm, renamed !== null, (error) => {
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
	return (
		<nav aria-label={words.views.label} data-views>
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
