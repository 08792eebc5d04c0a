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
	/** The focus has left the field: the time to check it. */
	onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
	/** A key went down in the field, before what it types is there. */
	onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
	/** What the browser may fill in, as HTML names it: 'email', 'name', 'current-password'. */
	autoComplete?: HTMLInputAutoCompleteAttribute;
	/** Which keys a phone offers, where `type` does not say it: 'numeric' for digits. */
	inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'url' | 'search' | 'none';
	/** An example of what to type, in grey while nothing is. No substitute for a label. */
	placeholder?: string;
	/** How many characters fit; no more can be typed. */
	maxLength?: number;
	/** false: the browser underlines nothing, as in names and codes. */
	spellCheck?: boolean;
}

export type TextFieldProps = AccessibleName &
	TextInputProps & {
		/** What is typed, as HTML names it: 'email', 'tel', 'url'. A phone offers its keys by it. 'text' unless given. */
		type?: HTMLInputTypeAttribute;
	};

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
