import { type Ref, useState } from 'react';
import { TextField } from 'visa-ui';
import * as css from '../dashboard.css';
import { numberText, parseWhole } from './fieldValues';

export interface WholeInputProps {
	id: string;
	label: string;
	description?: string;
	errorMessage?: string;
	isOptional?: boolean;
	value: unknown;
	onChange: (value: number | null) => void;
	onBlur?: () => void;
	ref?: Ref<HTMLInputElement>;
}

/** An integer as text: anything else stays as typed, and the form says what is wrong with it. */
export function WholeInput({ value, onChange, ...props }: WholeInputProps) {
	const [typed, setTyped] = useState(numberText(value));
	// A value that wasn't typed here, such as someone else's that was accepted, takes precedence.
	const shown = Object.is(parseWhole(typed), value ?? null) ? typed : numberText(value);
	return (
		<TextField
			{...props}
			className={css.short}
			inputMode="numeric"
			autoComplete="off"
			value={shown}
			onChange={(text) => {
				setTyped(text);
				onChange(parseWhole(text));
			}}
		/>
	);
}
