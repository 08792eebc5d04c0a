import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Dialog } from 'visa-ui';
import { queries } from '../../api';
import { tellFailure } from '../../shell/tellFailure';
import { useFetched } from '../../shell/useFetched';
import * as css from '../dashboard.css';
import { words } from '../strings';
import { loadSavedViews } from './loadSavedViews';
import { loadNameForm, type ViewsProps } from './viewNaming';

/** Keeps the open state of a list as one more view. [DSH-07] */
export function SaveViewButton({ list, search }: ViewsProps) {
	const { data: views, isError } = useQuery(queries.views(list.section));
	const [isOpen, setOpen] = useState(false);
	const form = useFetched(loadNameForm, isOpen, (error) => {
		setOpen(false);
		tellFailure(error);
	});
	// What is usual needs no name, and what has one needs no second.
	if (isError || search === '' || views?.some((view) => view.search === search)) return null;
	return (
		<>
			{/* Its place is kept while it is not known whether it stands there: what comes late would move the list. */}
			<Button
				tone="secondary"
				size="small"
				className={views ? css.listTool : `${css.listTool} ${css.awaited}`}
				onPress={() => setOpen(true)}
			>
				{words.views.save}
			</Button>
			<Dialog title={words.views.save} isOpen={form !== null && isOpen} onClose={() => setOpen(false)} size="small">
				{form && <form.ViewNameForm list={list} search={search} view={null} onDone={() => setOpen(false)} />}
			</Dialog>
		</>
	);
}

/** The saved views of a list, as soon as it is known that there are any. [DSH-07] */
export function Views(props: ViewsProps) {
	const { data: views = [] } = useQuery(queries.views(props.list.section));
	const hasViews = views.length > 0;
	const saved = useFetched(loadSavedViews, hasViews, tellFailure);
	if (!hasViews) return null;
	return saved ? <saved.SavedViews {...props} views={views} /> : <div className={css.viewsRoom} />;
}
