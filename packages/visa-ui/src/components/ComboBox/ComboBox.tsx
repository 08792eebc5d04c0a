'use client';

import type { Ref } from 'react';
import { type AccessibleName, Field, type FieldWords, useField } from '../../field';
import { ComboBoxFrame, type ComboBoxItem, useComboBox } from '../../field/comboBox';
import { useStrings } from '../../strings/components';

export type ComboBoxProps<Id extends string = string> = AccessibleName &
	FieldWords & {
		id?: string;
		name?: string;
		items: readonly ComboBoxItem<Id>[];
		value: Id | null;
		onChange: (value: Id | null) => void;
		/** What is being typed; '' once nothing is. A place to find more names for the items, see `keywords`. */
		onInputChange?: (text: string) => void;
		onBlur?: () => void;
		placeholder?: string;
		emptyMessage?: string;
		isRequired?: boolean;
		isDisabled?: boolean;
		ref?: Ref<HTMLInputElement>;
	};

/** One of a long list, found by typing a part of its name, in any spelling without diacritics. */
export function ComboBox<Id extends string = string>(props: ComboBoxProps<Id>) {
	const { items, value, onChange, onInputChange, name } = props;
	const { ids, control } = useField(props);
	const strings = useStrings();
	const selected = items.find((item) => item.id === value) ?? null;
	const box = useComboBox({ items, selected, onPick: (item) => onChange(item?.id ?? null), onInputChange });
	return (
		<Field {...props} ids={ids}>
			<ComboBoxFrame
				box={box}
				control={control}
				name={props.label ?? props['aria-label'] ?? strings.choose}
				inputName={name}
				isSelected={(id) => id === value}
				placeholder={props.placeholder}
				emptyMessage={props.emptyMessage}
				onBlur={props.onBlur}
				isRequired={props.isRequired}
				isDisabled={props.isDisabled}
				ref={props.ref}
			/>
		</Field>
	);
}
