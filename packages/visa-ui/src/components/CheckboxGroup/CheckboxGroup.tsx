'use client';

import { type AccessibleName, Fieldset, type FieldWords, useField } from '../../field';
import type { RootProps } from '../../root';
import { Checkbox } from '../Checkbox';
import * as css from './CheckboxGroup.css';

export interface CheckboxItem<Id extends string = string> {
	id: Id;
	label: string;
	/** A line below the label. */
	description?: string;
	isDisabled?: boolean;
}

export type CheckboxGroupProps<Id extends string = string> = AccessibleName &
	FieldWords &
	RootProps<HTMLFieldSetElement> & {
		items: readonly CheckboxItem<Id>[];
		/** The ids of the ticked boxes, in the order of the items. */
		value: readonly Id[];
		onChange: (value: Id[]) => void;
		/** The name of each box in a plain form; its value is the item's id. */
		name?: string;
		isRequired?: boolean;
		isDisabled?: boolean;
	};

/** Any number of a few, all in sight, under one name. */
export function CheckboxGroup<Id extends string = string>(props: CheckboxGroupProps<Id>) {
	const { ids, control } = useField(props);
	const { items, value, errorMessage } = props;
	const turn = (id: Id) => {
		const next = items.filter((item) => (item.id === id ? !value.includes(id) : value.includes(item.id)));
		props.onChange(next.map((item) => item.id));
	};

	return (
		<Fieldset {...props} ids={ids} control={control}>
			<div className={css.items}>
				{items.map((item) => {
					const noteId = `${ids.controlId}-${item.id}`;
					return (
						<div key={item.id}>
							<Checkbox
								{...(props.name ? { name: props.name } : {})}
								value={item.id}
								isSelected={value.includes(item.id)}
								onChange={() => turn(item.id)}
								isInvalid={Boolean(errorMessage) && !item.isDisabled}
								isDisabled={props.isDisabled || item.isDisabled}
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
		</Fieldset>
	);
}
