'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type FocusEvent, useRef, useState } from 'react';
import {
	type AccessibleName,
	Field,
	type FormSettings,
	FormValue,
	type HeldValue,
	useEarlyText,
	useField,
	useFieldValue,
	useFormPart,
	useSubmitted,
} from '../../field';
import * as fieldCss from '../../field/Field.css';
import { numberOf } from '../../root/numberOf';
import { useStrings } from '../../strings/components';
import { useFormats } from '../../strings/formats';
import { inputAttributes, type TextInputProps } from '../TextField';
import * as css from './MoneyField.css';
import { amountText, readAmount } from './readAmount';

export type MoneyFieldProps = AccessibleName &
	Omit<TextInputProps, keyof HeldValue<string> | 'validate' | 'inputMode' | 'maxLength'> &
	/**
	 * The amount in AZN, or null if empty. `onChange` is called with NaN for text that isn't an amount; the text stays,
	 * so that form validation can report it.
	 */
	HeldValue<number | null> &
	Pick<FormSettings<number | null>, 'validate'>;

/**
 * A field for an amount in AZN, with a comma or point as the decimal separator. Nothing is rounded, so validation sees
 * a third decimal. A plain form submits the number with a point; text that isn't a number is submitted as typed, unless
 * validation prevents it.
 */
export function MoneyField(props: MoneyFieldProps) {
	const { value, defaultValue, onChange, onBlur, validate, name, ...rest } = props;
	// NaN is what it reports for text that isn't an amount.
	const amountOf = (given: unknown) => numberOf(given, Number.isNaN(given) ? Number.NaN : null);
	const {
		value: amount,
		change,
		reset,
	} = useFieldValue(value === undefined ? undefined : amountOf(value), amountOf(defaultValue), onChange);
	const strings = useStrings();
	const formats = useFormats();
	const [draft, setDraft] = useState<string | null>(null);
	const input = useRef<HTMLInputElement>(null);
	const errorMessage = useFormPart({
		...rest,
		within: input,
		value: amount,
		validate: (checked) => (Number.isNaN(checked) ? strings.fieldFault.wrong : validate?.(checked)),
		reset: () => {
			setDraft(null);
			reset();
		},
	});
	const words = { ...props, errorMessage };
	const { ids, control } = useField(words);
	const ref = useComposedRefs(input, props.ref);
	/** A value from outside takes precedence over what was typed. */
	const isTyped = draft !== null && Object.is(readAmount(draft, formats), amount);

	function type(text: string) {
		setDraft(text);
		change(readAmount(text, formats));
	}
	function leave(event: FocusEvent<HTMLInputElement>) {
		if (!Number.isNaN(amount)) setDraft(null);
		onBlur?.(event);
	}
	const shown = isTyped ? draft : amountText(amount, formats);
	useEarlyText(input, shown, type);
	const submitted = useSubmitted(name);
	return (
		<Field {...words} ids={ids}>
			<div className={`${fieldCss.controlGroup} ${css.frame}`}>
				<input
					{...inputAttributes({ ...rest, ref, value: shown, onChange: type, onBlur: leave })}
					{...control}
					name={submitted.typed}
					type="text"
					inputMode="decimal"
					autoComplete={props.autoComplete ?? 'off'}
					aria-describedby={[control['aria-describedby'], `${ids.controlId}-currency`].filter(Boolean).join(' ')}
					className={`${fieldCss.bareInput} ${css.input}`}
				/>
				<span id={`${ids.controlId}-currency`} className={css.currency}>
					AZN
				</span>
			</div>
			<FormValue
				name={submitted.value}
				form={rest.form}
				value={amount === null ? '' : Number.isNaN(amount) ? shown : String(amount)}
				isDisabled={props.isDisabled}
			/>
		</Field>
	);
}
