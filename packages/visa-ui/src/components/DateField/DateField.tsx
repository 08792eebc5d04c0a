'use client';

import type { Ref } from 'react';
import {
	type AccessibleName,
	type ErrorDetail,
	Field,
	type FieldWords,
	type LabelLanguage,
	useField,
} from '../../field';
import * as css from '../../field/Field.css';
import { useStrings } from '../../strings/components';
import { type TypedDateOptions, useTypedDate } from './useTypedDate';

export type DateFieldProps = AccessibleName &
	FieldWords &
	ErrorDetail &
	LabelLanguage &
	TypedDateOptions & {
		id?: string;
		name?: string;
		placeholder?: string;
		autoComplete?: 'bday' | 'off';
		isRequired?: boolean;
		isDisabled?: boolean;
		ref?: Ref<HTMLInputElement>;
	};

/** A day typed as DD/MM/YYYY, without a calendar: for days that one knows by heart, like a birthday. */
export function DateField(props: DateFieldProps) {
	const { ids, control } = useField(props);
	const strings = useStrings();
	const typed = useTypedDate(props);
	return (
		<Field {...props} ids={ids}>
			<input
				{...control}
				{...dateInputAttributes(typed)}
				ref={props.ref}
				name={props.name}
				placeholder={props.placeholder ?? strings.dateHint}
				autoComplete={props.autoComplete ?? 'off'}
				aria-required={props.isRequired || undefined}
				disabled={props.isDisabled}
				className={css.control}
			/>
		</Field>
	);
}

export function dateInputAttributes(typed: ReturnType<typeof useTypedDate>) {
	return {
		type: 'text',
		inputMode: 'numeric',
		value: typed.text,
		onChange: (event: { target: { value: string } }) => typed.type(event.target.value),
		onBlur: typed.leave,
		onKeyDown: typed.onKeyDown,
	} as const;
}
