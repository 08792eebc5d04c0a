import { use, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { unheard, warn } from '../root/warn';
import { IsPartOfField } from './partOfField';
import { isResetting } from './resetting';

/**
 * A field's value: the page's `value`, or the field's own starting with `defaultValue`. `reset` is for a form reset: the
 * page is notified of the initial value, or the field returns to its default.
 * @param empty what null counts as in a field that is never null itself: a page without types hands it what a server lacks
 */
export function useFieldValue<Value>(
	given: Value | undefined,
	defaultValue: Value,
	onChange: ((value: Value) => void) | undefined,
	empty?: Value,
) {
	const value = given === null && empty !== undefined ? empty : given;
	const [first] = useState(value);
	const isPart = use(IsPartOfField);
	const [current, set] = useControlledState<Value>(
		value as Exclude<Value, undefined> | undefined,
		defaultValue as Exclude<Value, undefined>,
		onChange,
	);
	function change(next: Value) {
		if (isResetting()) return;
		if (process.env.NODE_ENV !== 'production' && value !== undefined && !onChange) warn(unheard);
		(set as (value: Value) => void)(next);
		// Also reported if unchanged: a refused date empties a field that may be empty.
		if (Object.is(next, current)) onChange?.(next);
	}
	function reset() {
		const wanted = first === undefined ? defaultValue : first;
		if (!isPart && !Object.is(wanted, current)) change(wanted);
	}
	return { value: current, change, reset };
}
