'use client';

import type { CalendarDate } from '@internationalized/date';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ComponentPropsWithRef, type Ref, useEffect, useRef, useState } from 'react';
import {
	type AccessibleName,
	type ControlProps,
	type ErrorDetail,
	type FieldIds,
	type FieldWords,
	type FormSettings,
	type FormValueProps,
	type HeldValue,
	type LabelLanguage,
	useEarlyText,
	useField,
	useFieldValue,
	useFormPart,
	useSubmitted,
} from '../../field';
import { useStrings } from '../../strings/components';
import { typedFault } from './typedFault';
import { type TypedDateOptions, useTypedDate } from './useTypedDate';

export type DateFieldProps = AccessibleName &
	FieldWords &
	ControlProps &
	ErrorDetail &
	LabelLanguage &
	Omit<TypedDateOptions, 'value' | 'onChange'> &
	HeldValue<CalendarDate | null> &
	/** A plain form submits the date as 2026-12-08; until a server's page has its scripts, the text as it was typed. */
	FormSettings<CalendarDate | null> & {
		/** The placeholder, by default the date format in the reader's language. */
		placeholder?: string;
		/**
		 * `bday` lets the browser fill in the reader's own birthday.
		 * @default off
		 */
		autoComplete?: 'bday' | 'off';
	};

/** For a field that this one is a part of. */
export interface DateRefusal {
	/** Why a typed date was refused; by default in words of the field's own limits. */
	refusal?: ((typed: string) => string) | undefined;
	/** Called when the field begins or ceases to say that a typed date was refused. */
	onRefused?: ((isRefused: boolean) => void) | undefined;
}

/** The props and state of an input for a typed date. */
export interface DateInput {
	/** The field's props including its error. */
	words: DateFieldProps;
	ids: FieldIds;
	inputProps: ComponentPropsWithRef<'input'>;
	formValue: FormValueProps;
	value: CalendarDate | null;
	change: (day: CalendarDate | null) => void;
	/** A date came from elsewhere, e.g. the calendar. */
	forget: () => void;
}

/**
 * A typed date: its value, its form contract, and the input's props.
 * @param onReset called when the form has been reset
 */
export function useDateInput(
	{ refusal, onRefused, ...props }: DateFieldProps & DateRefusal,
	onReset?: () => void,
): DateInput {
	const strings = useStrings();
	const { value, change, reset } = useFieldValue(props.value, props.defaultValue ?? null, props.onChange);
	/** Said until something else is typed or chosen, or the field is left empty on purpose. */
	const [refused, refuse] = useState<string>();
	if (refused && value) refuse(undefined);
	const isRefused = refused !== undefined;
	useEffect(() => onRefused?.(isRefused), [onRefused, isRefused]);
	const typed = useTypedDate({
		...props,
		value,
		onChange: change,
		onTyped: (text) => {
			refuse(undefined);
			props.onTyped?.(text);
		},
		// The page says it in its own words, or the field does.
		onInvalid:
			props.onInvalid ?? ((text) => refuse(refusal?.(text) ?? typedFault({ ...props, text }, strings.dateRange))),
	});
	const leave = () => {
		if (typed.text.trim() === '') refuse(undefined);
		typed.leave();
	};
	const input = useRef<HTMLInputElement>(null);
	const errorMessage = useFormPart({
		...props,
		within: input,
		value,
		errorMessage: props.errorMessage ?? refused,
		unfinished: refused,
		reset: () => {
			refuse(undefined);
			typed.forget();
			reset();
			onReset?.();
		},
	});
	useEarlyText(input, typed.text, typed.type);
	const words = { ...props, errorMessage };
	const { ids, control } = useField(words);
	const ref: Ref<HTMLInputElement> = useComposedRefs(input, props.ref);
	const submitted = useSubmitted(props.name);
	const inputProps = {
		...control,
		ref,
		name: submitted.typed,
		type: 'text',
		inputMode: 'numeric',
		value: typed.text,
		onChange: (event: { target: { value: string } }) => typed.type(event.target.value),
		onBlur: leave,
		onKeyDown: typed.onKeyDown,
		placeholder: props.placeholder ?? strings.dateHint,
		autoComplete: props.autoComplete ?? 'off',
		'aria-required': props.isRequired || undefined,
		form: props.form,
		disabled: props.isDisabled,
		readOnly: props.isReadOnly,
	} as const;
	const { form, isDisabled } = props;
	const formValue = { name: submitted.value, form, value: value?.toString() ?? '', isDisabled };
	return { words, ids, inputProps, formValue, value, change, forget: typed.forget };
}
