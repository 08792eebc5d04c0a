import { businessToday } from 'visa-sdk/rules';
import { DateTimeField, MoneyField, Select, Switch, TextArea, TextField } from 'visa-ui';
import { type SiteForm, useFormField, useValues } from '../../form';
import * as css from '../dashboard.css';
import { type AnyField, DAYS_END, type Values } from '../resource';
import { DaysInput } from './DaysInput';
import { FlagInput } from './FlagInput';
import { momentText, parseMoment } from './fieldValues';
import { CountriesInput, OfferedInput } from './RecordsInput';
import { WholeInput } from './WholeInput';

const LINES = 6;

export interface FormFieldProps {
	form: SiteForm<Values>;
	field: AnyField;
}

/** A field by its kind, connected to its form: value, error, focus. */
export function FormField(props: FormFieldProps) {
	switch (props.field.kind) {
		case 'days':
			return <DaysInput {...props} />;
		case 'flag':
			return <FlagField {...props} />;
		default:
			return <PlainField {...props} />;
	}
}

function FlagField({ form, field }: FormFieldProps) {
	const { ref: _ref, onBlur: _onBlur, name: _name, value, ...tied } = useFormField(form, field.name);
	const { code } = useValues(form);
	const { label, description, isOptional } = field;
	return <FlagInput {...tied} {...{ label, description, isOptional, code }} value={String(value ?? '')} />;
}

function PlainField({ form, field }: FormFieldProps) {
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
