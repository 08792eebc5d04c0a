import { useEffect } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, useController, useWatch } from 'react-hook-form';
import { said } from '../strings';
import { messageOf } from './faults';
import { sortAsDrawn } from './sortAsDrawn';
import type { SiteForm } from './useForm';

/**
 * Connects a library field to a form: value, error and focus.
 * @param name a path of the form's values; any other doesn't compile
 * @param checks fields whose error this one can correct: they are validated again when it changes
 */
export function useFormField<Values extends FieldValues, Name extends FieldPath<Values>>(
	{ hold, inside: { engine, shown } }: SiteForm<Values>,
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
		onChange: (value: FieldPathValue<Values, Name>) => {
			hold();
			field.onChange(value);
		},
		onBlur: field.onBlur,
		ref: field.ref,
		errorMessage: inPageLanguage(messageOf(fieldState.error)),
	};
}

/**
 * The form's own validation is in Azerbaijani, like the rules; the server's messages are in the page's language already.
 */
const inPageLanguage = (sentence: string | undefined) => sentence && said(sentence);

/** The current values of a form. */
export const useValues = <Values extends FieldValues>({ inside }: SiteForm<Values>): Values =>
	useWatch({ control: inside.engine.control }) as Values;

/** The values of a form at the time of the call, even long after it was rendered. */
export const valuesNow = <Values extends FieldValues>({ inside }: SiteForm<Values>): Values =>
	inside.engine.getValues() as Values;

/** Writes into a form like its fields do; validation happens on submitting. */
export function fillIn<Values extends FieldValues>({ inside }: SiteForm<Values>, values: Values): void {
	for (const [name, value] of Object.entries(values)) inside.engine.setValue(name, value);
}
