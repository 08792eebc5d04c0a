import { Dialog } from 'visa-ui';
import { tellFailure } from '../../shell/tellFailure';
import { useFetched } from '../../shell/useFetched';
import { words } from '../strings';
import type { NamedViewsProps } from './viewNaming';

/** The form's schema is loaded with it, not with the list. */
const loadNameForm = () => import('./ViewNameForm');

/** The form that names a view of a list, above the page or the sheet from which it was opened. [DSH-07] */
export function NamingDialog({ list, search, naming: { asked, close, done } }: NamedViewsProps) {
	const form = useFetched(loadNameForm, asked !== null, (error) => {
		close();
		tellFailure(error);
	});
	return (
		<Dialog
			title={asked?.view ? words.views.rename : words.views.save}
			isOpen={form !== null && asked !== null}
			onClose={close}
			size="small"
		>
			{form && asked && <form.ViewNameForm list={list} search={search} view={asked.view} onDone={() => void done()} />}
		</Dialog>
	);
}
