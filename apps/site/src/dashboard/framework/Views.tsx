import { useQuery } from '@tanstack/react-query';
import { Button } from 'visa-ui';
import { queries } from '../../api';
import { tellFailure } from '../../shell/tellFailure';
import { useFetched } from '../../shell/useFetched';
import * as css from '../dashboard.css';
import { words } from '../strings';
import { loadSavedViews } from './loadSavedViews';
import type { NamedViewsProps } from './viewNaming';

/** Keeps the open state of a list as one more view. It holds nothing: a table has it twice, in its bar and in the sheet of a phone. [DSH-07] */
export function SaveViewButton({ list, search, naming }: NamedViewsProps) {
	const { data: views, isError } = useQuery(queries.views(list.section));
	if (isError) return null;
	// What is usual needs no name, and what has one needs no second: then it can't be pressed, and moves nothing by its coming.
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

/** The saved views of a list, as soon as it is known that there are any. [DSH-07] */
export function Views(props: NamedViewsProps) {
	const { data: views = [] } = useQuery(queries.views(props.list.section));
	const hasViews = views.length > 0;
	const saved = useFetched(loadSavedViews, hasViews, tellFailure);
	if (!hasViews) return null;
	return saved ? <saved.SavedViews {...props} views={views} /> : <div className={css.viewsRoom} />;
}
