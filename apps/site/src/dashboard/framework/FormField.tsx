import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Select, Switch, TextArea, TextField } from 'visa-ui';
import * as css from '../dashboard.css';
import type { AnyField, Values } from '../resource';
import { CountriesInput } from './CountriesInput';
import { momentText, numberText, parseMoment, parseNumber } from './fieldValues';

const LINES = 6;

/** A field by its kind, tied to the form around it: value, error, focus. */
export function FormField({ field }: { field: AnyField }) {
	const { field: tied, fieldState } = useController<Values>({ name: field.name });
	const { value, onChange, onBlur, ref } = tied;
	const words = {
		id: field.name,
		label: field.label,
		description: field.description,
		errorMessage: fieldState.error?.message,
		onBlur,
		ref,
	};
	const text = typeof value === 'string' ? value : '';
	switch (field.kind) {
		case 'text':
			return <TextField {...words} isOptional={field.isOptional} value={text} onChange={onChange} />;
		case 'lines':
			return (
				<TextArea
					{...words}
					isOptional={field.isOptional}
					rows={LINES}
					maxLength={field.maxLength}
					value={text}
					onChange={onChange}
				/>
			);
		case 'moment':
			return (
				<TextField
					{...words}
					className={css.short}
					type="datetime-local"
					value={momentText(value)}
					onChange={(typed) => onChange(parseMoment(typed))}
				/>
			);
		case 'switch':
			return <Switch {...words} isSelected={value === true} onChange={onChange} />;
		case 'choice':
			return (
				<Select
					{...words}
					className={css.short}
					items={field.options ?? []}
					isRequired
					value={text || null}
					onChange={onChange}
				/>
			);
		case 'countries':
			return (
				<CountriesInput
					{...words}
					isOptional={field.isOptional}
					value={Array.isArray(value) ? value : []}
					onChange={(ids) => onChange(ids.length === 0 && field.isOptional ? null : ids)}
				/>
			);
		case 'amount':
		case 'whole':
			return <NumberInput field={field} words={words} value={value} onChange={onChange} />;
	}
}

interface NumberInputProps {
	field: AnyField;
	words: { id: string; label: string };
	value: unknown;
	onChange: (value: number | null) => void;
}

/** A number as text: what is no number yet stays as it was typed, and the form says what is wrong with it. */
function NumberInput({ field, words, value, onChange }: NumberInputProps) {
	const [typed, setTyped] = useState(numberText(value));
	return (
		<TextField
			{...words}
			className={css.short}
			isOptional={field.isOptional}
			inputMode={field.kind === 'amount' ? 'decimal' : 'numeric'}
			autoComplete="off"
			value={typed}
			onChange={(text) => {
				setTyped(text);
				onChange(parseNumber(text));
			}}
		/>
	);
}
