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

/** A single selection from a long list, found by typing. Until its options have loaded, what is selected is unknown. */
export default function SearchedField(props: SearchedFieldProps) {
	return <ComboBox {...props} isPending={props.value !== null && props.items.length === 0} />;
}
