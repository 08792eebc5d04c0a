import { useRef } from 'react';
import { FormStandIn } from './FormValue';
import type { Leaving } from './leaving';
import type { FieldWords, FormSettings, HeldValue } from './types';
import { useDisabledAround } from './useDisabledAround';
import { useFieldValue } from './useFieldValue';
import { useFormPart } from './useFormPart';

/** A single choice that can be deselected. */
export interface RevocableChoice
	extends Pick<HeldValue<string | null>, 'defaultValue'>,
		Pick<FieldWords, 'errorMessage'>,
		FormSettings<string | null>,
		Leaving {
	/**
	 * The selected id, or null for none (controlled). If omitted, the choice is uncontrolled. Takes precedence over
	 * `selectedId`.
	 */
	value?: string | null;
	/** @deprecated Use `value` instead. Will be removed in 0.3.0. */
	selectedId?: string | null;
	/** @deprecated Use `defaultValue` instead. Will be removed in 0.3.0. */
	defaultSelectedId?: string | null;
	/** Called with the selected id, or with null when the selected item is pressed again. [CTY-04] */
	onChange?: (id: string | null) => void;
}

/**
 * The choice and its part in the surrounding form, for which `standIn` must be rendered.
 * @param focus moves focus if the form misses the choice
 */
export function useRevocableChoice(props: RevocableChoice, focus: () => void) {
	const { value: given = props.selectedId, defaultValue = props.defaultSelectedId ?? null } = props;
	const { value, change, reset } = useFieldValue(given, defaultValue, props.onChange);
	const whole = useRef<HTMLInputElement>(null);
	const fault = useFormPart({ ...props, within: whole, value, reset, focus });
	const { name, form } = props;
	const isDisabled = useDisabledAround(whole) || props.isDisabled;
	const standIn = <FormStandIn ref={whole} name={name} form={form} value={value ?? ''} isDisabled={isDisabled} />;
	return { value, change, fault, standIn, isDisabled };
}
