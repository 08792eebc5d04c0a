'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ReactNode, useRef, useState } from 'react';
import {
	type AccessibleName,
	type ControlProps,
	checkAmong,
	Field,
	type FieldWords,
	type FormSettings,
	FormValue,
	type HeldValue,
	useField,
	useFieldValue,
} from '../../field';
import { ComboBoxFrame, type ComboBoxItem, NEW_ID, useComboBox, useComboBoxPart } from '../../field/comboBox';
import { listOf } from '../../root/listOf';
import { useStrings } from '../../strings/components';

export type ComboBoxProps<Id extends string = string, Item extends ComboBoxItem = ComboBoxItem<Id>> = AccessibleName &
	FieldWords &
	ControlProps &
	HeldValue<Id | null> &
	FormSettings<Id | null> & {
		/** The options in order, each with an id and a label. */
		items: readonly (Item & { id: Id })[];
		/** Renders the content of an option, if a label isn't enough. The label remains its accessible name. */
		renderItem?: (item: Item) => ReactNode;
		/** The items are a server's results for the typed text and are shown unfiltered. See `useAsyncItems`. */
		isFiltered?: boolean;
		/**
		 * The item for `value`, if `items` may not contain it. Items picked in this field are remembered automatically.
		 */
		selectedItem?: (Item & { id: Id }) | null;
		/** Offers to create a new item when the typed text matches none. */
		onCreate?: (text: string) => void;
		/**
		 * Called with the typed text, and with '' when it is cleared. Use it to load more names for the items, see
		 * `keywords`.
		 */
		onInputChange?: (text: string) => void;
		/** Called when the focus leaves the field (moving into its list doesn't count), for example to validate it. */
		onBlur?: () => void;
		/** An example, shown while the field is empty. Not a substitute for a label. */
		placeholder?: string;
		/** The message when nothing matches the typed text; has a default in each language. */
		emptyMessage?: string;
		/** The items are loading. */
		isPending?: boolean;
	};

/** A searchable single choice from a long list. Diacritics and letter case are ignored. */
export function ComboBox<Id extends string = string, Item extends ComboBoxItem = ComboBoxItem<Id>>(
	props: ComboBoxProps<Id, Item>,
) {
	type Picked = Item & { id: Id };
	const { onInputChange, onCreate, name, isDisabled, isReadOnly } = props;
	const items = listOf(props.items, props.label);
	const strings = useStrings();
	const { value, change, reset } = useFieldValue(props.value, props.defaultValue ?? null, props.onChange);
	const input = useRef<HTMLInputElement>(null);
	const [picked, setPicked] = useState<Picked | null>(null);
	const isValue = (item: ComboBoxItem | null | undefined) => item?.id === value;
	const selected = items.find(isValue) ?? [props.selectedItem, picked].find(isValue) ?? null;
	// What a server finds for a text needn't contain what is selected.
	if (process.env.NODE_ENV !== 'production' && !selected && !props.isFiltered && !props.isPending && !onCreate)
		checkAmong(items, value, props.label);
	// The row's text is ours; the raw input is passed on.
	const [typed, setTyped] = useState('');
	/** A row was chosen by whoever is in the field, who isn't told that its text has become the row's name. */
	const [isChosen, setChosen] = useState(false);
	const box = useComboBox<Picked>({
		items,
		selected,
		onInputChange: (text) => {
			if (text) setTyped(text);
			onInputChange?.(text);
		},
		input,
		isReadOnly,
		isFiltered: props.isFiltered,
		isPending: props.isPending,
		newItem: onCreate && ((text) => ({ id: NEW_ID, label: strings.create(text) }) as unknown as Picked),
		onPick: (item) => {
			if (item?.id === NEW_ID) return onCreate?.(typed.trim());
			setPicked(item);
			setChosen(Boolean(input.current?.matches(':focus')));
			change(item?.id ?? null);
		},
	});
	const errorMessage = useComboBoxPart(box, { ...props, value, reset });
	const words = { ...props, errorMessage };
	const { ids, control } = useField(words);
	return (
		<Field {...words} ids={ids} labelKind="focus">
			<ComboBoxFrame
				box={box}
				control={control}
				name={props.label ?? props['aria-label'] ?? strings.choose}
				isSelected={(id) => id === value}
				placeholder={props.placeholder}
				emptyMessage={props.emptyMessage}
				renderItem={props.renderItem}
				status={isChosen && !box.isOpen && selected ? strings.multiSelect.added(selected.label) : ''}
				onBlur={() => {
					setChosen(false);
					props.onBlur?.();
				}}
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
