'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef } from 'react';
import {
	type AccessibleName,
	type ControlProps,
	Field,
	type FieldWords,
	type FormSettings,
	type HeldValue,
	type Leaving,
	useEarlyText,
	useField,
	useFieldValue,
	useFormPart,
} from '../../field';
import * as fieldCss from '../../field/Field.css';
import { numberOf } from '../../root/numberOf';
import { useStrings } from '../../strings/components';
import * as css from './OtpField.css';

export type OtpFieldProps = AccessibleName &
	FieldWords &
	ControlProps &
	HeldValue<string> &
	FormSettings<string> &
	Leaving & {
		/** The number of digits, 6 by default. */
		length?: number;
		/** Called when all digits have been entered. */
		onComplete?: (value: string) => void;
	};

/**
 * A field for a one-time code. A single input, so that the code can be pasted, autofilled by phones and read by screen
 * readers as one.
 */
export function OtpField(props: OtpFieldProps) {
	const { onComplete } = props;
	const length = Math.max(1, numberOf(props.length, 6));
	const strings = useStrings();
	const { value, change, reset } = useFieldValue(props.value, props.defaultValue ?? '', props.onChange, '');
	const input = useRef<HTMLInputElement>(null);
	const unfinished = value !== '' && value.length < length ? strings.otpUnfinished(length) : undefined;
	const errorMessage = useFormPart({ ...props, within: input, value, reset, unfinished });
	const words = { ...props, errorMessage, description: props.description ?? strings.otpHint(length) };
	const { ids, control } = useField(words);
	function take(text: string) {
		// Keyboards for Chinese or Japanese may write full-width digits.
		const digits = text.normalize('NFKC').replace(/\D/g, '').slice(0, length);
		change(digits);
		if (digits.length === length && digits !== value) onComplete?.(digits);
	}
	useEarlyText(input, value, take);
	return (
		<Field {...words} ids={ids}>
			<input
				{...control}
				ref={useComposedRefs(input, props.ref)}
				name={props.name}
				form={props.form}
				type="text"
				inputMode="numeric"
				autoComplete="one-time-code"
				aria-required={props.isRequired || undefined}
				disabled={props.isDisabled}
				readOnly={props.isReadOnly}
				style={{ width: `calc(${length}ch + ${length} * 0.5em + 1.5rem)` }}
				placeholder={'0'.repeat(length)}
				value={value}
				onChange={(event) => take(event.target.value)}
				onBlur={props.onBlur}
				className={`${fieldCss.control} ${css.otp}`}
			/>
		</Field>
	);
}
