'use client';

import { ComboBox } from '../ComboBox';

export interface SearchedFieldProps {
	label: string;
	items: readonly { id: string; label: string }[];
	value: string | null;
	/** Shown while nothing is selected. */
	placeholder: string;
	isPending: boolean;
	onChange: (chosen: string | null) => void;
}

/** A single selection from a long list, found by typing. */
export default function SearchedField(props: SearchedFieldProps) {
	return <ComboBox {...props} />;
}
