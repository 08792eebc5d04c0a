'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ReactNode, useRef, useState } from 'react';
import {
	type AccessibleName,
	type ControlProps,
	Field,
	type FieldWords,
	type FormSettings,
	FormValue,
	type HeldValue,
	useField,
	useFieldValue,
	useFormPart,
} from '../../field';
import { ComboBoxFrame, type ComboBoxItem, NEW_ID, useComboBox } from '../../field/comboBox';
import { useStrings } from '../../strings/components';

export type ComboBoxProps<Id extends string = string, Item extends ComboBoxItem = ComboBoxItem<Id>> = AccessibleName &
	FieldWords &
	ControlProps &
	HeldValue<Id | null> &
	FormSettings<Id | null> & {
		/** What can be chosen, each with an id and a label, in the order of the list. */
		items: readonly (Item & { id: Id })[];
		/** A row's face, where a label says too little; its name stays the label. */
		renderItem?: (item: Item) => ReactNode;
		/** The items are what a server found for what is typed: they are shown as they are. See `useAsyncItems`. */
		isFiltered?: boolean;
		/** The item of `value`, where `items` may not hold it. What was picked here is kept by itself. */
		selectedItem?: (Item & { id: Id }) | null;
		/** Offers what is typed and not in the list as a new item. */
		onCreate?: (text: string) => void;
		/** What is being typed; '' once nothing is. A place to find more names for the items, see `keywords`. */
		onInputChange?: (text: string) => void;
		/** The focus has left the field, not only for its own list: the time to check it. */
		onBlur?: () => void;
		/** An example of what to type, in grey while nothing is. No substitute for a label. */
		placeholder?: string;
		/** Stands in the list when nothing matches what is typed; a sentence of the language unless given. */
		emptyMessage?: string;
		/** The items are on their way. */
		isPending?: boolean;
	};

/** One of a long list, found by typing a part of its name, in any spelling without diacritics. */
export function ComboBox<Id extends string = string, Item extends ComboBoxItem = ComboBoxItem<Id>>(
	props: ComboBoxProps<Id, Item>,
) {
	type Picked = Item & { id: Id };
	const { items, onInputChange, name, isDisabled, isReadOnly } = props;
	const strings = useStrings();
	const { value, change, reset } = useFieldValue(props.value, props.defaultValue ?? null, props.onChange);
	const input = useRef<HTMLInputElement>(null);
	const errorMessage = useFormPart({ ...props, within: input, value, reset });
	const words = { ...props, errorMessage };
	const { ids, control } = useField(words);
	const [picked, setPicked] = useState<Picked | null>(null);
	const isValue = (item: ComboBoxItem | null | undefined) => item?.id === value;
	const selected = items.find(isValue) ?? [props.selectedItem, picked].find(isValue) ?? null;
	const { onCreate } = props;
	// The words of the row are ours; what is handed on is what was typed.
	const [typed, setTyped] = useState('');
	const box = useComboBox<Picked>({
		items,
		selected,
		onInputChange: (text) => {
			if (text) setTyped(text);
			onInputChange?.(text);
		},
		isReadOnly,
		isFiltered: props.isFiltered,
		isPending: props.isFiltered && props.isPending,
		newItem: onCreate && ((text) => ({ id: NEW_ID, label: strings.create(text) }) as unknown as Picked),
		onPick: (item) => {
			if (item?.id === NEW_ID) return onCreate?.(typed.trim());
			setPicked(item);
			change(item?.id ?? null);
		},
	});
	return (
		<Field {...words} ids={ids}>
			<ComboBoxFrame
				box={box}
				control={control}
				name={props.label ?? props['aria-label'] ?? strings.choose}
				isSelected={(id) => id === value}
				placeholder={props.placeholder}
				emptyMessage={props.emptyMessage}
				renderItem={props.renderItem}
				onBlur={props.onBlur}
				form={props.form}
				isRequired={props.isRequired}
				isDisabled={isDisabled}
				isReadOnly={isReadOnly}
				isPending={props.isPending}
				ref={useComposedRefs(input, props.ref)}
			/>
			<FormValue name={name} form={props.form} value={value ?? ''} isDisabled={isDisabled} />
		</Field>
	);
}
