'use client';

import type { FocusEvent, HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, KeyboardEvent } from 'react';
import {
	type AccessibleName,
	type ControlProps,
	Field,
	type FieldWords,
	type FormSettings,
	type HeldValue,
	useField,
	useTextPart,
} from '../../field';
import * as css from '../../field/Field.css';

export interface TextInputProps extends FieldWords, ControlProps, HeldValue<string>, FormSettings<string> {
	/** Called when the focus leaves the field, for example to validate it. */
	onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
	/** Called on keydown, before the typed character appears. */
	onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
	/** The autofill hint, as in HTML: `email`, `name`, `current-password`. */
	autoComplete?: HTMLInputAutoCompleteAttribute;
	/** The on-screen keyboard, if `type` doesn't determine it: `numeric` for digits. */
	inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'url' | 'search' | 'none';
	/** An example, shown while the field is empty. Not a substitute for a label. */
	placeholder?: string;
	/** The maximum length; longer text can't be typed. */
	maxLength?: number;
	/**
	 * Set to false to turn off spell checking, for names and codes.
	 * @default true
	 */
	spellCheck?: boolean;
}

export type TextFieldProps = AccessibleName &
	TextInputProps & {
		/**
		 * The input type, as in HTML: `email`, `tel`, `url`; `text` by default. It determines a phone's on-screen
		 * keyboard.
		 */
		type?: HTMLInputTypeAttribute;
	};

/** A single-line text field with label, hint and error. */
export function TextField(given: TextFieldProps) {
	const props = useTextPart(given);
	const { ids, control } = useField(props);
	return (
		<Field {...props} ids={ids}>
			<input {...inputAttributes(props)} {...control} type={props.type ?? 'text'} className={css.control} />
		</Field>
	);
}

/** The attributes of a native input shared by the text fields. */
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
