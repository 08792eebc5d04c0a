'use client';

import { useLayoutEffect, useRef } from 'react';
import {
	type AccessibleName,
	checkAmong,
	Fieldset,
	type FieldWords,
	type FormSettings,
	FormStandIn,
	type Leaving,
	strangersAmong,
	useField,
	useFieldValue,
	useFormPart,
} from '../../field';
import type { RootProps } from '../../root';
import { stayAmong } from '../../root/keepFocus';
import { listOf } from '../../root/listOf';
import { Checkbox } from '../Checkbox';
import * as css from './CheckboxGroup.css';
import { useStrangers } from './useStrangers';

/** A checkbox of the group. */
export interface CheckboxItem<Id extends string = string> {
	id: Id;
	label: string;
	/** A line below the label. */
	description?: string;
	isDisabled?: boolean;
}

export type CheckboxGroupProps<Id extends string = string> = AccessibleName &
	FieldWords &
	RootProps<HTMLFieldSetElement> &
	/** `name` is used for every checkbox when a plain form is submitted; the value is the item's id. */
	FormSettings<readonly Id[]> &
	Leaving & {
		/** The checkboxes in order, each with an id and a label. */
		items: readonly CheckboxItem<Id>[];
		/**
		 * The ids of the selected items, in the order of the items (controlled). If omitted, the field is uncontrolled.
		 */
		value?: readonly Id[];
		/** The ids of the items that are selected initially and after a form reset (uncontrolled). */
		defaultValue?: readonly Id[];
		/** Called with the ids of all selected items, in the order of the items. */
		onChange?: (value: Id[]) => void;
	};

const nothing: readonly never[] = [];
const stayAtBox = stayAmong('input:enabled');

/** A multiple choice among a few visible options with a common label. */
export function CheckboxGroup<Id extends string = string>(props: CheckboxGroupProps<Id>) {
	const items = listOf(props.items, props.label);
	const onChange = (next: readonly Id[]) => props.onChange?.([...next]);
	const { value, change, reset } = useFieldValue(props.value, props.defaultValue ?? nothing, onChange, nothing);
	checkAmong(items, value, props.label);
	// Shown too: a form must not lose them because another one is chosen.
	const [strangers, forget] = useStrangers(items, value);
	const boxes: readonly CheckboxItem<Id>[] = [...items, ...strangers.map((id) => ({ id, label: id }))];
	const whole = useRef<HTMLInputElement>(null);
	const errorMessage = useFormPart({
		...props,
		within: whole,
		value,
		reset: () => {
			forget();
			reset();
		},
		focus: () => whole.current?.closest('fieldset')?.querySelector<HTMLElement>('input:enabled')?.focus(),
	});
	const words = { ...props, errorMessage };
	const { ids, control } = useField(words);
	// Several are turned before it renders again: by a reset, or where a server's page was pressed before its scripts.
	const latest = useRef(value);
	useLayoutEffect(() => {
		latest.current = value;
	});
	const turn = (id: Id) => {
		const held = latest.current;
		const all = new Set([...boxes.map((box) => box.id), ...strangersAmong(items, held)]);
		const next = [...all].filter((one) => (one === id ? !held.includes(id) : held.includes(one)));
		latest.current = next;
		change(next);
	};

	return (
		<Fieldset {...words} ids={ids} control={control}>
			<div ref={stayAtBox} className={css.items}>
				{boxes.map((item) => {
					const noteId = `${ids.controlId}-${item.id}`;
					return (
						<div key={item.id}>
							<Checkbox
								name={props.name}
								form={props.form}
								value={item.id}
								isSelected={value.includes(item.id)}
								onChange={() => turn(item.id)}
								isInvalid={Boolean(errorMessage) && !item.isDisabled}
								isDisabled={Boolean(props.isDisabled || item.isDisabled)}
								isReadOnly={Boolean(props.isReadOnly)}
								aria-describedby={item.description ? noteId : undefined}
							>
								{item.label}
							</Checkbox>
							{item.description && (
								<div id={noteId} className={css.note}>
									{item.description}
								</div>
							)}
						</div>
					);
				})}
			</div>
			<FormStandIn ref={whole} name={undefined} form={props.form} value="" isDisabled={props.isDisabled} />
		</Fieldset>
	);
}
