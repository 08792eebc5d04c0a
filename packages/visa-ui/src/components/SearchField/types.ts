import type { AccessibleName, ControlProps, FieldWords, FormSettings, HeldValue, Leaving } from '../../field';

export type SearchFieldProps = AccessibleName &
	FieldWords &
	ControlProps &
	HeldValue<string> &
	FormSettings<string> &
	Leaving & {
		/**
		 * The current search, if it is kept in the URL or a store: changes from there are shown, but never overwrite
		 * newer typing. `value` (controlled on every keystroke) takes precedence.
		 */
		searched?: string;
		/** Called with the text when typing pauses; clearing and Enter take effect immediately. */
		onSearch?: (value: string) => void;
		/** The debounce delay in ms. */
		debounce?: number;
		/** A placeholder that says what can be searched. Not a substitute for a label. */
		placeholder?: string;
		/** The id of the list that is filtered. */
		'aria-controls'?: string;
		/** The search is in progress. */
		isPending?: boolean;
	};
