import { useRef } from 'react';
import { FormStandIn } from './FormValue';
import type { FieldWords, FormSettings, HeldValue } from './types';
import { useFieldValue } from './useFieldValue';
import { useFormPart } from './useFormPart';

/** What is given to a list or to cards of which one may be chosen, and taken back again. */
export interface RevocableChoice
	extends Pick<HeldValue<string | null>, 'defaultValue'>,
		Pick<FieldWords, 'errorMessage'>,
		FormSettings<string | null> {
	/** The chosen one's id, null for none. Left out, the choice is held here; given with `selectedId`, it wins. */
	value?: string | null;
	/** @deprecated Use `value` instead. Goes with 0.3.0. */
	selectedId?: string | null;
	/** @deprecated Use `defaultValue` instead. Goes with 0.3.0. */
	defaultSelectedId?: string | null;
	/** The chosen id; null when the chosen one was pressed again. [CTY-04] */
	onChange?: (id: string | null) => void;
}

/**
 * The choice and its part in the form around it, for which `standIn` is to be drawn.
 * @param focus where a form leads that misses the choice
 */
export function useRevocableChoice(props: RevocableChoice, focus: () => void) {
	const { value: given = props.selectedId, defaultValue = props.defaultSelectedId ?? null } = props;
	const { value, change, reset } = useFieldValue(given, defaultValue, props.onChange);
	const whole = useRef<HTMLInputElement>(null);
	const fault = useFormPart({ ...props, within: whole, value, reset, focus });
	const { name, form, isDisabled } = props;
	const standIn = <FormStandIn ref={whole} name={name} form={form} value={value ?? ''} isDisabled={isDisabled} />;
	return { value, change, fault, standIn };
}
