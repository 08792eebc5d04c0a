'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef, useState } from 'react';
import {
	type AccessibleName,
	type ControlProps,
	checkAmong,
	Field,
	type FieldWords,
	type FormSettings,
	FormValue,
	type Leaving,
	strangersAmong,
	useDisabledAround,
	useField,
	useFieldValue,
} from '../../field';
import { ComboBoxFrame, type ComboBoxItem, useComboBox, useComboBoxPart } from '../../field/comboBox';
import * as fieldCss from '../../field/Field.css';
import { listOf } from '../../root/listOf';
import { useStrings } from '../../strings/components';
import { ChosenTags } from './ChosenTags';

export type MultiSelectProps<Id extends string = string> = AccessibleName &
	FieldWords &
	ControlProps &
	/** A plain form submits one value per selected item. */
	FormSettings<readonly Id[]> &
	Leaving & {
		/** The options in order, each with an id and a label. */
		items: readonly ComboBoxItem<Id>[];
		/**
		 * The ids of the selected items, in the order of the items (controlled). If omitted, the field is uncontrolled.
		 */
		value?: readonly Id[];
		/** The ids of the items that are selected initially and after a form reset (uncontrolled). */
		defaultValue?: readonly Id[];
		/** Called with the ids of all selected items, in the order of the items. */
		onChange?: (value: Id[]) => void;
		/** An example, shown while the field is empty. Not a substitute for a label. */
		placeholder?: string;
		/** The message when nothing matches the typed text; has a default in each language. */
		emptyMessage?: string;
		/** Adds buttons to select all and none. */
		hasAll?: boolean;
		/** The items are loading. */
		isPending?: boolean;
	};

const nothing: readonly never[] = [];

/** A searchable multiple choice from a long list. Selected items are shown as removable tags. */
export function MultiSelect<Id extends string = string>(props: MultiSelectProps<Id>) {
	const { isReadOnly } = props;
	const items = listOf(props.items, props.label);
	const strings = useStrings();
	const [status, setStatus] = useState('');
	const onChange = (next: readonly Id[]) => props.onChange?.([...next]);
	const { value, change, reset } = useFieldValue(props.value, props.defaultValue ?? nothing, onChange, nothing);
	if (process.env.NODE_ENV !== 'production' && !props.isPending) checkAmong(items, value, props.label);
	const input = useRef<HTMLInputElement>(null);
	const isDisabled = useDisabledAround(input) || props.isDisabled;
	const chosen = items.filter(({ id }) => value.includes(id));
	// A form must not lose them because another one is chosen. Before the items are there, they may be among them.
	const others = strangersAmong(items, value);
	const isWhole = items.length > 0 && !props.isPending;
	const shown: readonly ComboBoxItem<Id>[] = isWhole ? [...chosen, ...others.map((id) => ({ id, label: id }))] : chosen;

	const isIn = (item: ComboBoxItem<Id>) => value.includes(item.id) || !item.isDisabled;
	const all = items.filter(isIn).map(({ id }) => id);
	const keep = (isKept: (id: Id) => boolean) => change([...items.map(({ id }) => id), ...others].filter(isKept));
	function turn(item: ComboBoxItem<Id>) {
		const isChosen = value.includes(item.id);
		keep((id) => (id === item.id ? !isChosen : value.includes(id)));
		setStatus((isChosen ? strings.multiSelect.removed : strings.multiSelect.added)(item.label));
	}
	const last = shown.at(-1);
	const box = useComboBox({
		items,
		selected: null,
		onPick: (item) => item && turn(item),
		isMultiple: true,
		isChosen: ({ id }) => value.includes(id),
		input,
		isReadOnly,
		isPending: props.isPending,
		onBackspace: () => last && turn(last),
	});
	const errorMessage = useComboBoxPart(box, { ...props, value, reset });
	const words = { ...props, errorMessage };
	const { ids, control } = useField(words);
	const countId = `${ids.controlId}-count`;
	const described = [control['aria-describedby'], shown.length > 0 ? countId : ''].filter(Boolean).join(' ');
	return (
		<Field {...words} ids={ids} labelKind="focus">
			{/* biome-ignore lint/a11y/noStaticElementInteractions: only hears that the focus goes */}
			<div
				className={fieldCss.parts}
				onBlur={({ currentTarget, relatedTarget }) => {
					if (currentTarget.contains(relatedTarget)) return;
					setStatus('');
					props.onBlur?.();
				}}
			>
				<div>
					<ComboBoxFrame
						// Announces the last change; once typing resumes, the number of results.
						status={box.text === '' ? status : ''}
						box={box}
						control={{ ...control, 'aria-describedby': described || undefined }}
						name={props.label ?? props['aria-label'] ?? strings.choose}
						isSelected={(id) => value.includes(id as Id)}
						isMultiple
						placeholder={props.placeholder}
						emptyMessage={props.emptyMessage}
						form={props.form}
						isRequired={props.isRequired}
						isDisabled={isDisabled}
						isReadOnly={isReadOnly}
						isPending={props.isPending}
						ref={useComposedRefs(input, props.ref)}
					/>
				</div>
				<ChosenTags
					items={shown}
					countId={countId}
					isDisabled={isDisabled}
					isReadOnly={isReadOnly}
					onRemove={turn}
					onAll={props.hasAll && chosen.length < all.length ? () => change([...all, ...others]) : undefined}
					onNone={() => change([])}
					onLeft={() => input.current?.focus()}
				/>
			</div>
			<FormValue name={props.name} form={props.form} value={value} isDisabled={isDisabled} />
		</Field>
	);
}
