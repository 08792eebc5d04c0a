import { useQuery } from '@tanstack/react-query';
import { Button } from 'visa-ui';
import { tellFailure } from '../../shell/tellFailure';
import { useFetched } from '../../shell/useFetched';
import * as css from '../dashboard.css';
import { words } from '../strings';
import { loadSavedViews } from './loadSavedViews';
import { type NamedViewsProps, viewsOptions } from './viewNaming';

/**
 * Saves the list's current state as another view. It has no state of its own: a table renders it twice, in its bar and in
 * a phone's sheet. [DSH-07]
 */
export function SaveViewButton({ list, search, naming }: NamedViewsProps) {
	const { data: views, isError } = useQuery(viewsOptions(list.section));
	if (isError) return null;
	// The default state needs no name, and a named one no second: then it is disabled, rather than moving things by
	// appearing and disappearing.
	const isNothingNew = search === '' || (views?.some((view) => view.search === search) ?? true);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it hears of the focus that comes back to the button in it
		<span className={css.noBox} onFocus={naming.goOn}>
			<Button
				tone="secondary"
				size="small"
				className={css.listTool}
				isDisabled={isNothingNew && !naming.isSaved}
				onPress={() => naming.ask(null)}
			>
				{words.views.save}
			</Button>
		</span>
	);
}

/** The saved views of a list, once it is known that there are any. [DSH-07] */
export function Views(props: NamedViewsProps) {
	const { data: views = [] } = useQuery(viewsOptions(props.list.section));
	const hasViews = views.length > 0;
	const saved = useFetched(loadSavedViews, hasViews, (error) => tellFailure(error));
	if (!hasViews) return null;
	return saved ? <saved.SavedViews {...props} views={views} /> : <div className={css.viewsRoom} />;
}
