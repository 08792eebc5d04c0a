import { useFormField, useValues } from '../../form';
import { words } from '../strings';
import { DaysInput } from './DaysInput';
import { FlagInput } from './FlagInput';
import { type FormFieldProps, PlainField } from './PlainField';
import { TranslationsInput } from './TranslationsInput';

/** A field by its kind, connected to its form: value, error, focus. */
export function FormField(props: FormFieldProps) {
	switch (props.field.kind) {
		case 'days':
			return <DaysInput {...props} />;
		case 'flag':
			return <FlagField {...props} />;
		case 'translations':
			return <TranslationsInput {...props} />;
		default:
			return <PlainField {...props} />;
	}
}

function FlagField({ form, field }: FormFieldProps) {
	const { ref: _ref, onBlur: _onBlur, name: _name, value, ...tied } = useFormField(form, field.name);
	const { code } = useValues(form);
	const { label, description, isOptional } = field;
	const { awaited, engine } = form.inside;
	return (
		<FlagInput
			{...tied}
			{...{ label, description, isOptional, code }}
			value={String(value ?? '')}
			isDisabled={form.isSending}
			onSending={(isSending) => {
				if (isSending) awaited.set(field.name, words.fields.flagSending);
				// What was said about the upload is not true any more, whatever has become of it.
				else if (awaited.delete(field.name)) void engine.trigger(field.name);
			}}
		/>
	);
}
