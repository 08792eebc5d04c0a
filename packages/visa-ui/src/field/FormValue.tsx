import type { Ref } from 'react';

export interface FormValueProps {
	name: string | undefined;
	/** The id of a form that is not around it. */
	form: string | undefined;
	/** One, or several of the same name. */
	value: string | readonly string[];
	isDisabled?: boolean | undefined;
}

/** What a plain form gets of a field whose controls show something else: an id, a day as 2026-12-08, a number. */
export function FormValue({ name, form, value, isDisabled }: FormValueProps) {
	if (name === undefined) return null;
	const values = typeof value === 'string' ? [value] : value;
	return values.map((one) => (
		<input key={one} type="hidden" name={name} form={form} value={one} disabled={isDisabled} />
	));
}

export interface FormStandInProps extends Omit<FormValueProps, 'value'> {
	value: string;
	ref: Ref<HTMLInputElement>;
}

/** The same of a field that has no control of the browser's at all: the form checks this one. */
export function FormStandIn({ name, form, value, isDisabled, ref }: FormStandInProps) {
	return (
		<input ref={ref} hidden name={name} form={form} value={value} disabled={isDisabled} onChange={() => undefined} />
	);
}
