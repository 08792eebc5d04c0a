import { useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { unheard, warn } from '../root/warn';
import { isResetting } from './resetting';

/**
 * What stands in a field: the page's `value`, or the field's own from `defaultValue` on. `reset` is for a form that is
 * reset: the page is given the value that it began with, the field takes its default again.
 */
export function useFieldValue<Value>(
	value: Value | undefined,
	defaultValue: Value,
	onChange: ((value: Value) => void) | undefined,
) {
	const [first] = useState(value);
	const [current, set] = useControlledState<Value>(
		value as Exclude<Value, undefined> | undefined,
		defaultValue as Exclude<Value, undefined>,
		onChange,
	);
	function change(next: Value) {
		if (isResetting()) return;
		if (process.env.NODE_ENV !== 'production' && value !== undefined && !onChange) warn(unheard);
		(set as (value: Value) => void)(next);
		// Told also of what stands there already: a day that was refused empties a field that may be empty.
		if (Object.is(next, current)) onChange?.(next);
	}
	function reset() {
		const wanted = first === undefined ? defaultValue : first;
		if (!Object.is(wanted, current)) change(wanted);
	}
	return { value: current, change, reset };
}
