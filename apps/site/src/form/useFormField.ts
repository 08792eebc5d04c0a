import { useEffect } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, useController, useWatch } from 'react-hook-form';
import { said } from '../strings';
import { messageOf } from './faults';
import { sortAsDrawn } from './sortAsDrawn';
import type { SiteForm } from './useForm';

/**
 * Ties a field of the library to a form: value, error and focus.
 * @param name a path of the form's values; any other does not compile
 * @param checks fields whose fault this one can mend: they are looked at again when it changes
 */
export function useFormField<Values extends FieldValues, Name extends FieldPath<Values>>(
	{ inside: { engine, shown } }: SiteForm<Values>,
	name: Name,
	checks: readonly FieldPath<Values>[] = [],
) {
	const { field, fieldState } = useController({
		name: name as string,
		control: engine.control,
		rules: { deps: [...(checks as readonly string[])] },
	});
	useEffect(() => {
		shown.add(name);
		sortAsDrawn(shown);
		return () => {
			shown.delete(name);
		};
	}, [shown, name]);
	return {
		id: name as string,
		name: name as string,
		value: field.value as FieldPathValue<Values, Name>,
		onChange: field.onChange as (value: FieldPathValue<Values, Name>) => void,
		onBlur: field.onBlur,
		ref: field.ref,
		errorMessage: inPageLanguage(messageOf(fieldState.error)),
	};
}

/** The form's own check speaks Azerbaijani, as the rules do; what the server says is in the page's language already. */
const inPageLanguage = (sentence: string | undefined) => sentence && said(sentence);

/** What is in a form at the moment. */
export const useValues = <Values extends FieldValues>({ inside }: SiteForm<Values>): Values =>
	useWatch({ control: inside.engine.control }) as Values;

/** What is in a form when it is asked, also long after it was drawn. */
export const valuesNow = <Values extends FieldValues>({ inside }: SiteForm<Values>): Values =>
	inside.engine.getValues() as Values;

/** Writes into a form as its fields do; what is wrong with it is looked at when it is sent. */
export function fillIn<Values extends FieldValues>({ inside }: SiteForm<Values>, values: Values): void {
	for (const [name, value] of Object.entries(values)) inside.engine.setValue(name, value);
}
