import type { ReactElement } from 'react';
import { type Path, useController, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import type { RegistrationForm } from './registration';

type Values = z.input<typeof RegistrationForm>;

export interface BoundProps<Name extends Path<Values>> {
	name: Name;
	render: (field: {
		id: string;
		name: string;
		value: Values[Name];
		onChange: (value: Values[Name]) => void;
		onBlur: () => void;
		ref: (element: HTMLElement | null) => void;
		errorMessage: string | undefined;
	}) => ReactElement;
}

/** Ties a field of the library to the registration form: value, error and focus. */
export function Bound<Name extends Path<Values>>({ name, render }: BoundProps<Name>) {
	const { control } = useFormContext<Values>();
	const { field, fieldState } = useController({ name, control });
	return render({
		id: name,
		name,
		value: field.value,
		onChange: field.onChange,
		onBlur: field.onBlur,
		ref: field.ref,
		errorMessage: fieldState.error?.message,
	});
}
