import { type SiteForm, useFormField } from '../../form';
import * as css from '../dashboard.css';
import type { AnyField, Values } from '../resource';
import { words } from '../strings';
import { WholeInput } from './WholeInput';

/** A range of working days: two numbers, each with its own error. */
export function DaysInput({ form, field }: { form: SiteForm<Values>; field: AnyField }) {
	const labelId = `${field.name}-label`;
	const hintId = `${field.name}-hint`;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a row everywhere
		<div role="group" aria-labelledby={labelId} aria-describedby={hintId} className={css.together}>
			<p id={labelId} className={css.label}>
				{field.label}
			</p>
			<p id={hintId} className={css.hint}>
				{field.description}
			</p>
			<div className={css.beside}>
				<Day form={form} name={`${field.name}.from`} label={words.fields.daysFrom} />
				<Day form={form} name={`${field.name}.to`} label={words.fields.daysTo} />
			</div>
		</div>
	);
}

function Day({ form, name, label }: { form: SiteForm<Values>; name: string; label: string }) {
	const { value, onChange, name: _name, ...tied } = useFormField(form, name);
	return <WholeInput {...tied} label={label} value={value ?? null} onChange={onChange} isOptional />;
}
