'use client';

import { type Ref, useRef, useState } from 'react';
import { type AccessibleName, Field, type FieldWords, useField } from '../../field';
import { ComboBoxFrame, type ComboBoxItem, useComboBox } from '../../field/comboBox';
import { useStrings } from '../../strings/components';
import { ChosenTags } from './ChosenTags';

export type MultiSelectProps<Id extends string = string> = AccessibleName &
	FieldWords & {
		id?: string;
		/** In a plain form: one hidden field for each that is chosen. */
		name?: string;
		items: readonly ComboBoxItem<Id>[];
		/** The ids of what is chosen, in the order of the items. */
		value: readonly Id[];
		onChange: (value: Id[]) => void;
		onBlur?: () => void;
		placeholder?: string;
		emptyMessage?: string;
		/** Offers to choose all, and none. */
		hasAll?: boolean;
		isRequired?: boolean;
		isDisabled?: boolean;
		ref?: Ref<HTMLInputElement>;
	};

/** Any number of a long list: found by typing, ticked in the list, shown as tags that can be removed. */
export function MultiSelect<Id extends string = string>(props: MultiSelectProps<Id>) {
	const { items, value, isDisabled, name } = props;
	const { ids, control } = useField(props);
	const strings = useStrings();
	const [status, setStatus] = useState('');
	const field = useRef<HTMLDivElement>(null);
	const chosen = items.filter(({ id }) => value.includes(id));

	const keep = (isKept: (id: Id) => boolean) =>
		props.onChange(items.filter(({ id }) => isKept(id)).map(({ id }) => id));
	function turn(item: ComboBoxItem<Id>) {
		const isChosen = value.includes(item.id);
		keep((id) => (id === item.id ? !isChosen : value.includes(id)));
		setStatus((isChosen ? strings.multiSelect.removed : strings.multiSelect.added)(item.label));
	}
	const last = chosen.at(-1);
	const box = useComboBox({
		items,
		selected: null,
		onPick: (item) => item && turn(item),
		isMultiple: true,
		onBackspace: () => last && turn(last),
	});
	return (
		<Field {...props} ids={ids}>
			<div ref={field}>
				<ComboBoxFrame
					// What was just done is said; once one types again, the number of results is.
					status={box.text === '' ? status : ''}
					box={box}
					control={control}
					name={props.label ?? props['aria-label'] ?? strings.choose}
					isSelected={(id) => value.includes(id as Id)}
					isMultiple
					placeholder={props.placeholder}
					emptyMessage={props.emptyMessage}
					onBlur={props.onBlur}
					isRequired={props.isRequired}
					isDisabled={isDisabled}
					ref={props.ref}
				/>
			</div>
			<ChosenTags
				items={chosen}
				isDisabled={isDisabled}
				onRemove={turn}
				onAll={props.hasAll && chosen.length < items.length ? () => keep(() => true) : undefined}
				onNone={() => keep(() => false)}
				onLeft={() => field.current?.querySelector('input')?.focus()}
			/>
			{name && value.map((id) => <input key={id} type="hidden" name={name} value={id} disabled={isDisabled} />)}
		</Field>
	);
}
