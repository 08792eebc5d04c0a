'use client';

import { ComboBox } from '../ComboBox';

export interface SearchedFieldProps {
	label: string;
	items: readonly { id: string; label: string }[];
	value: string | null;
	/** Shown while nothing is selected. */
	placeholder: string;
	onChange: (chosen: string | null) => void;
}

/** A single selection from a long list, found by typing. It has no options until they have loaded. */
export default function SearchedField(props: SearchedFieldProps) {
	return <ComboBox {...props} isPending={props.items.length === 0} />;
}
