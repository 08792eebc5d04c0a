import { businessToday } from 'visa-sdk/rules';
import { DateTimeField, MoneyField, Select, Switch, TextArea, TextField } from 'visa-ui';
import { type SiteForm, useFormField } from '../../form';
import * as css from '../dashboard.css';
import { type AnyField, DAYS_END, type Values } from '../resource';
import { momentText, parseMoment } from './fieldValues';
import { CountriesInput, OfferedInput } from './RecordsInput';
import { WholeInput } from './WholeInput';

const LINES = 6;

export interface FormFieldProps {
	form: SiteForm<Values>;
	field: AnyField;
}

/** A field of one control. */
export function PlainField({ form, field }: FormFieldProps) {
	const { value, onChange, name: _name, ...tied } = useFormField(form, field.name);
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
					onChange={(typed) => onChange(parseMoment(typed ?? '', field.defaultTime === DAYS_END))}
					defaultTime={field.defaultTime}
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
			return <WholeInput {...words} isOptional={field.isOptional} value={value} onChange={onChange} />;
		case 'offered':
			return (
				<OfferedInput
					{...words}
					of={field.of ?? 'services'}
					isOptional={field.isOptional}
					value={Array.isArray(value) ? value : []}
					onChange={onChange}
				/>
			);
	}
}
