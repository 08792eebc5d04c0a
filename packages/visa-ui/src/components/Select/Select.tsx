'use client';

import type { FocusEvent, Ref } from 'react';
import { type AccessibleName, Field, type FieldWords, useField } from '../../field';
import * as fieldCss from '../../field/Field.css';
import { useStrings } from '../../strings/components';
import { ChevronDownIcon } from '../Icon';
import * as css from './Select.css';

export interface SelectItem<Id extends string = string> {
	id: Id;
	label: string;
	isDisabled?: boolean;
}

export type SelectProps<Id extends string = string> = AccessibleName &
	FieldWords & {
		id?: string;
		name?: string;
		items: readonly SelectItem<Id>[];
		value: Id | null;
		onChange: (value: Id | null) => void;
		onBlur?: (event: FocusEvent<HTMLSelectElement>) => void;
		/** Shown while nothing is chosen; choosing it again empties an optional field. */
		placeholder?: string;
		autoComplete?: string;
		isRequired?: boolean;
		isDisabled?: boolean;
		ref?: Ref<HTMLSelectElement>;
	};

/** One of a short list, with the platform's own picker: the best there is on a phone. */
export function Select<Id extends string = string>(props: SelectProps<Id>) {
	const { ids, control } = useField(props);
	const strings = useStrings();
	return (
		<Field {...props} ids={ids}>
			<span className={css.frame}>
				<select
					{...control}
					ref={props.ref}
					name={props.name}
					value={props.value ?? ''}
					onChange={(event) => props.onChange(props.items.find((item) => item.id === event.target.value)?.id ?? null)}
					onBlur={props.onBlur}
					autoComplete={props.autoComplete}
					aria-required={props.isRequired || undefined}
					disabled={props.isDisabled}
					className={`${fieldCss.control} ${css.select}`}
				>
					{(props.value === null || !props.isRequired) && (
						<option value="" disabled={props.isRequired}>
							{props.placeholder ?? strings.choose}
						</option>
					)}
					{props.items.map((item) => (
						<option key={item.id} value={item.id} disabled={item.isDisabled}>
							{item.label}
						</option>
					))}
				</select>
				<span className={css.chevron}>
					<ChevronDownIcon size="small" />
				</span>
			</span>
		</Field>
	);
}
