import type { ReactNode } from 'react';

/** An option: a label, or an icon with an accessible label. */
export interface ToggleItem<Id extends string> {
	id: Id;
	label: string;
	/** An icon shown instead of the label, which remains its accessible name. */
	icon?: ReactNode;
}
