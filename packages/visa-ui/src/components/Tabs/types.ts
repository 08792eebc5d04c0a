import type { ReactNode } from 'react';

/** A tab and its panel. */
export interface TabItem<Id extends string = string> {
	id: Id;
	label: string;
	icon?: ReactNode;
	/** A Badge with a count, beside the label. */
	badge?: ReactNode;
	isDisabled?: boolean;
	content: ReactNode;
}
