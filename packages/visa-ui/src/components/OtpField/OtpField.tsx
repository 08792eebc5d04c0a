'use client';

import type { Ref } from 'react';
import { type AccessibleName, Field, type FieldWords, useField } from '../../field';
import * as fieldCss from '../../field/Field.css';
import { useStrings } from '../../strings/components';
import * as css from './OtpField.css';

export type OtpFieldProps = AccessibleName &
	FieldWords & {
		id?: string;
		name?: string;
		length?: number;
		value: string;
		onChange: (value: string) => void;
		/** All digits are there. */
		onComplete?: (value: string) => void;
		isDisabled?: boolean;
		ref?: Ref<HTMLInputElement>;
	};

/** A one-time code in ONE field: it can be pasted, filled in by the phone, and read as one thing. */
export function OtpField(props: OtpFieldProps) {
	const { length = 6, value, onChange, onComplete } = props;
	const strings = useStrings();
	const words = { ...props, description: props.description ?? strings.otpHint(length) };
	const { ids, control } = useField(words);
	function take(text: string) {
		const digits = text.replace(/\D/g, '').slice(0, length);
		onChange(digits);
		if (digits.length === length && digits !== value) onComplete?.(digits);
	}
	return (
		<Field {...words} ids={ids}>
			<input
				{...control}
				ref={props.ref}
				name={props.name}
				type="text"
				inputMode="numeric"
				autoComplete="one-time-code"
				disabled={props.isDisabled}
				style={{ width: `calc(${length}ch + ${length} * 0.5em + 1.5rem)` }}
				placeholder={'0'.repeat(length)}
				value={value}
				onChange={(event) => take(event.target.value)}
				className={`${fieldCss.control} ${css.otp}`}
			/>
		</Field>
	);
}
