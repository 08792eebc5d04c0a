import { type SiteForm, useFormField } from '../../form';
import * as css from '../dashboard.css';
import type { AnyField, Values } from '../resource';
import { words } from '../strings';
import { FieldGroup } from './FieldGroup';
import { WholeInput } from './WholeInput';

/** A range of working days: two numbers, each with its own error. */
export function DaysInput({ form, field }: { form: SiteForm<Values>; field: AnyField }) {
	return (
		<FieldGroup field={field}>
			<div className={css.beside}>
				<Day form={form} name={`${field.name}.from`} label={words.fields.daysFrom} />
				<Day form={form} name={`${field.name}.to`} label={words.fields.daysTo} />
			</div>
		</FieldGroup>
	);
}

function Day({ form, name, label }: { form: SiteForm<Values>; name: string; label: string }) {
	const { value, onChange, name: _name, ...tied } = useFormField(form, name);
	return <WholeInput {...tied} label={label} value={value ?? null} onChange={onChange} isOptional />;
}
