import { type Ref, type SelectHTMLAttributes, useMemo } from 'react';
import type { SelectRow } from './useSelectBox';

interface NativeSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
	ref: Ref<HTMLSelectElement>;
	items: readonly SelectRow[];
	chosen: string | null;
	placeholder: string;
	isRequired: boolean | undefined;
	isReadOnly: boolean | undefined;
}

/** The browser's own, which forms submit and the browser fills in. A value whose item isn't there yet is submitted too. */
export function NativeSelect({ items, chosen, placeholder, isRequired, isReadOnly, ...select }: NativeSelectProps) {
	// As many as there are rows, and drawn again only with them.
	const options = useMemo(() => {
		const isMissing = chosen !== null && items.every(({ id }) => id !== chosen);
		const all: readonly SelectRow[] = isMissing ? [...items, { id: chosen, label: String(chosen) }] : items;
		return all.map(({ id, label, isDisabled }) => (
			// Native ones can't be read-only, so the other options are disabled.
			<option key={id} value={id} disabled={isDisabled || (isReadOnly && id !== chosen)}>
				{label}
			</option>
		));
	}, [items, chosen, isReadOnly]);
	return (
		<select {...select}>
			{items.every(({ id }) => id !== '') && (
				<option value="" disabled={isRequired || (isReadOnly && chosen !== null)}>
					{placeholder}
				</option>
			)}
			{options}
		</select>
	);
}
