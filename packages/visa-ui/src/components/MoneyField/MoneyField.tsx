'use client';

import { type FocusEvent, useState } from 'react';
import { type AccessibleName, Field, useField } from '../../field';
import * as fieldCss from '../../field/Field.css';
import { inputAttributes, type TextInputProps } from '../TextField';
import * as css from './MoneyField.css';
import { amountText, readAmount } from './readAmount';

export type MoneyFieldProps = AccessibleName &
	Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'inputMode' | 'maxLength'> & {
		/** An amount in AZN; null for none. */
		value?: number | null;
		defaultValue?: number | null;
		/** Gets NaN for a text that is no amount: the text stays, and whoever checks the form says what is wrong with it. */
		onChange?: (amount: number | null) => void;
	};

/**
 * An amount in AZN, typed with the comma or the dot. Nothing is rounded or cut, so a third decimal is seen by who
 * checks it. In a FormData it is the typed text.
 */
export function MoneyField(props: MoneyFieldProps) {
	const { value, defaultValue = null, onChange, onBlur, ...input } = props;
	const { ids, control } = useField(props);
	const [own, setOwn] = useState(defaultValue);
	const [draft, setDraft] = useState<string | null>(null);
	const amount = value === undefined ? own : value;
	/** A value that came from outside goes before what was typed. */
	const isTyped = draft !== null && Object.is(readAmount(draft), amount);

	function type(text: string) {
		const read = readAmount(text);
		setDraft(text);
		setOwn(read);
		onChange?.(read);
	}
	function leave(event: FocusEvent<HTMLInputElement>) {
		if (!Number.isNaN(amount)) setDraft(null);
		onBlur?.(event);
	}
	return (
		<Field {...props} ids={ids}>
			<div className={`${fieldCss.controlGroup} ${css.frame}`}>
				<input
					{...inputAttributes({ ...input, value: isTyped ? draft : amountText(amount), onChange: type, onBlur: leave })}
					{...control}
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
		</Field>
	);
}
