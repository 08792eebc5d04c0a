import { useState } from 'react';
import { businessToday } from 'visa-sdk/rules';
import { DateTimeField, MoneyField, Select, Switch, TextArea, TextField } from 'visa-ui';
import { type SiteForm, useField } from '../../form';
import * as css from '../dashboard.css';
import type { AnyField, Values } from '../resource';
import { CountriesInput } from './CountriesInput';
import { momentText, numberText, parseMoment, parseNumber } from './fieldValues';

const LINES = 6;

export interface FormFieldProps {
	form: SiteForm<Values>;
	field: AnyField;
}

/** A field by its kind, tied to its form: value, error, focus. */
export function FormField({ form, field }: FormFieldProps) {
	const { value, onChange, name: _name, ...tied } = useField(form, field.name);
	const words = { ...tied, label: field.label, description: field.description };
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
				<DateTimeField
					{...words}
					value={momentText(value) || null}
					onChange={(typed) => onChange(parseMoment(typed ?? ''))}
					defaultTime="00:00"
					today={businessToday()}
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
			return (
				<MoneyField
					{...words}
					className={css.short}
					isOptional={field.isOptional}
					value={typeof value === 'number' ? value : null}
					onChange={onChange}
				/>
			);
		case 'whole':
			return <WholeInput field={field} words={words} value={value} onChange={onChange} />;
	}
}

interface WholeInputProps {
	field: AnyField;
	words: { id: string; label: string };
	value: unknown;
	onChange: (value: number | null) => void;
}

/** A whole number as text: what is no number yet stays as it was typed, and the form says what is wrong with it. */
function WholeInput({ field, words, value, onChange }: WholeInputProps) {
	const [typed, setTyped] = useState(numberText(value));
	// A value that was not typed here, such as somebody else's that was taken, goes before what was.
	const shown = Object.is(parseNumber(typed), value ?? null) ? typed : numberText(value);
	return (
		<TextField
			{...words}
			className={css.short}
			isOptional={field.isOptional}
			inputMode="numeric"
			autoComplete="off"
			value={shown}
			onChange={(text) => {
				setTyped(text);
				onChange(parseNumber(text));
			}}
		/>
	);
}
