import { useEffect } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, useController, useWatch } from 'react-hook-form';
import { messageOf } from './faults';
import type { SiteForm } from './useForm';

/**
 * Ties a field of the library to a form: value, error and focus.
 * @param name a path of the form's values; any other does not compile
 */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>>(
	{ inside: { engine, shown } }: SiteForm<Values>,
	name: Name,
) {
	const { field, fieldState } = useController({ name: name as string, control: engine.control });
	useEffect(() => {
		shown.add(name);
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
		errorMessage: messageOf(fieldState.error),
	};
}

/** What is in a form at the moment. */
export const useValues = <Values extends FieldValues>({ inside }: SiteForm<Values>): Values =>
	useWatch({ control: inside.engine.control }) as Values;
