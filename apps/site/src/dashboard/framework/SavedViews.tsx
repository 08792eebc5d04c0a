import { useEffect } from 'react';
import type { View } from 'visa-sdk/contract';
import { Inline, Link, Menu } from 'visa-ui';
import { tellFailure } from '../../shell/tellFailure';
import { words } from '../strings';
import { mutations, run } from './calls';
import { heedGone } from './heedGone';
import { tellDone } from './undo';
import type { NamedViewsProps } from './viewNaming';

/** The saved views of a list, each a link. [DSH-07] */
export function SavedViews({ list, search, naming, views }: NamedViewsProps & { views: readonly View[] }) {
	const { section } = list;
	const { shown } = naming;
	useEffect(shown);
	const act = async (change: () => Promise<unknown>, message: string, undo: () => Promise<unknown>) => {
		try {
			await heedGone(section, change());
			tellDone(message, undo);
		} catch (error) {
			tellFailure(error);
		}
	};
	const change = (view: View) => (action: 'rename' | 'overwrite' | 'remove') => {
		const { id, name, search: before } = view;
		const keep = (search: string) => () => run(mutations.views.update(), { id, changes: { name, search } });
		const add = () => run(mutations.views.create(), { section, name, search: before });
		if (action === 'rename') naming.ask(view);
		else if (action === 'remove') void act(() => run(mutations.views.remove(), id), words.views.removed(name), add);
		else void act(keep(search), words.views.saved(name), keep(before));
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
		</nav>
	);
}
