'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type Ref, useRef } from 'react';
import {
	type AccessibleName,
	Field,
	type FieldWords,
	type FormSettings,
	FormValue,
	type HeldValue,
	useField,
	useFieldValue,
	useFormPart,
} from '../../field';
import { ComboBoxFrame, type ComboBoxItem, useComboBox } from '../../field/comboBox';
import { useStrings } from '../../strings/components';

export type ComboBoxProps<Id extends string = string> = AccessibleName &
	FieldWords &
	HeldValue<Id | null> &
	FormSettings<Id | null> & {
		id?: string;
		items: readonly ComboBoxItem<Id>[];
		/** What is being typed; '' once nothing is. A place to find more names for the items, see `keywords`. */
		onInputChange?: (text: string) => void;
		onBlur?: () => void;
		placeholder?: string;
		emptyMessage?: string;
		/** The items are on their way. */
		isPending?: boolean;
		ref?: Ref<HTMLInputElement>;
	};

/** One of a long list, found by typing a part of its name, in any spelling without diacritics. */
export function ComboBox<Id extends string = string>(props: ComboBoxProps<Id>) {
	const { items, onInputChange, name, isDisabled, isReadOnly } = props;
	const strings = useStrings();
	const { value, change, reset } = useFieldValue(props.value, props.defaultValue ?? null, props.onChange);
	const input = useRef<HTMLInputElement>(null);
	const errorMessage = useFormPart({ ...props, within: input, value, reset });
	const words = { ...props, errorMessage };
	const { ids, control } = useField(words);
	const selected = items.find((item) => item.id === value) ?? null;
	const onPick = (item: ComboBoxItem<Id> | null) => change(item?.id ?? null);
	const box = useComboBox({ items, selected, onPick, onInputChange, isReadOnly });
	return (
		<Field {...words} ids={ids}>
			<ComboBoxFrame
				box={box}
				control={control}
				name={props.label ?? props['aria-label'] ?? strings.choose}
				isSelected={(id) => id === value}
				placeholder={props.placeholder}
				emptyMessage={props.emptyMessage}
				onBlur={props.onBlur}
				isRequired={props.isRequired}
				isDisabled={isDisabled}
				isReadOnly={isReadOnly}
				isPending={props.isPending}
				ref={useComposedRefs(input, props.ref)}
			/>
			<FormValue name={name} value={value ?? ''} isDisabled={isDisabled} />
		</Field>
	);
}
