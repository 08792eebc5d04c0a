import type { Ref } from 'react';

export interface FormValueProps {
	name: string | undefined;
	/** The id of a form elsewhere on the page. */
	form: string | undefined;
	/** One value, or several of the same name. */
	value: string | readonly string[];
	isDisabled?: boolean | undefined;
}

/** What a plain form submits for a field whose controls show something else: an id, a date as 2026-12-08, a number. */
export function FormValue({ name, form, value, isDisabled }: FormValueProps) {
	if (name === undefined) return null;
	// Without types it may be a number, or nothing yet.
	const values: readonly string[] = Array.isArray(value) ? [...new Set<string>(value)] : [`${value ?? ''}`];
	return values.map((one) => (
		<input key={one} type="hidden" name={name} form={form} value={one} disabled={isDisabled} />
	));
}

export interface FormStandInProps extends Omit<FormValueProps, 'value'> {
	value: string;
	ref: Ref<HTMLInputElement>;
}

/** The same for a field without any native control: the form validates this one. */
export function FormStandIn({ name, form, value, isDisabled, ref }: FormStandInProps) {
	return (
		<input ref={ref} hidden name={name} form={form} value={value} disabled={isDisabled} onChange={() => undefined} />
	);
}
