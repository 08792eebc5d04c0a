import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Dialog } from 'visa-ui';
import { queries } from '../../api';
import { tellFailure } from '../../shell/tellFailure';
import { useFetched } from '../../shell/useFetched';
import * as css from '../dashboard.css';
import { words } from '../strings';
import { loadSavedViews } from './loadSavedViews';
import { focusOpenView, loadNameForm, type ViewsProps } from './viewNaming';
import { wasNamed } from './viewUnsent';

/** Keeps the open state of a list as one more view. [DSH-07] */
export function SaveViewButton({ list, search }: ViewsProps) {
	const { data: views, isError } = useQuery(queries.views(list.section));
	const [isOpen, setOpen] = useState(() => wasNamed(list, null));
	const form = useFetched(loadNameForm, isOpen, (error) => {
		setOpen(false);
		tellFailure(error);
	});
	/** It has been saved and the dialog gives the focus back. */
	const [isSaved, setSaved] = useState(false);
	if (isError) return null;
	// What is usual needs no name, and what has one needs no second: then it can't be pressed, and moves nothing by its coming.
	const isNothingNew = search === '' || (views?.some((view) => view.search === search) ?? true);
	const done = async () => {
		// They stand before the focus goes on to them.
		await loadSavedViews().catch(() => undefined);
		setSaved(true);
		setOpen(false);
	};
	const goOn = () => {
		if (!isSaved) return;
		setSaved(false);
		focusOpenView();
	};
	return (
		<>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: it hears of the focus that comes back to the button in it */}
			<span className={css.noBox} onFocus={goOn}>
				<Button
					tone="secondary"
					size="small"
					className={css.listTool}
					isDisabled={isNothingNew && !isSaved}
					onPress={() => setOpen(true)}
				>
					{words.views.save}
				</Button>
			</span>
			<Dialog title={words.views.save} isOpen={form !== null && isOpen} onClose={() => setOpen(false)} size="small">
				{form && <form.ViewNameForm list={list} search={search} view={null} onDone={() => void done()} />}
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
