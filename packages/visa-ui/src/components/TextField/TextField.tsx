'use client';

import type { FocusEvent, HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, KeyboardEvent, Ref } from 'react';
import {
	type AccessibleName,
	Field,
	type FieldWords,
	type FormSettings,
	type HeldValue,
	useField,
	useTextPart,
} from '../../field';
import * as css from '../../field/Field.css';

export interface TextInputProps extends FieldWords, HeldValue<string>, FormSettings<string> {
	id?: string;
	onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
	onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
	autoComplete?: HTMLInputAutoCompleteAttribute;
	inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'url' | 'search' | 'none';
	placeholder?: string;
	maxLength?: number;
	spellCheck?: boolean;
	ref?: Ref<HTMLInputElement>;
}

export type TextFieldProps = AccessibleName & TextInputProps & { type?: HTMLInputTypeAttribute };

/** One line of text with its label, hint and error. */
export function TextField(given: TextFieldProps) {
	const props = useTextPart(given);
	const { ids, control } = useField(props);
	return (
		<Field {...props} ids={ids}>
			<input {...inputAttributes(props)} {...control} type={props.type ?? 'text'} className={css.control} />
		</Field>
	);
}

/** The attributes of a native input that the text fields share. */
export function inputAttributes(props: TextInputProps) {
	const { onChange } = props;
	return {
		ref: props.ref,
		name: props.name,
		form: props.form,
		value: props.value,
		defaultValue: props.defaultValue,
		onChange: onChange && ((event: { target: { value: string } }) => onChange(event.target.value)),
		readOnly: props.isReadOnly || (props.value !== undefined && !onChange) || undefined,
		onBlur: props.onBlur,
		onKeyDown: props.onKeyDown,
		autoComplete: props.autoComplete,
		inputMode: props.inputMode,
		placeholder: props.placeholder,
		maxLength: props.maxLength,
		spellCheck: props.spellCheck,
		'aria-required': props.isRequired || undefined,
		disabled: props.isDisabled,
	};
}
