import { useState } from 'react';
import type { NumberFieldState } from 'react-stately/useNumberFieldState';
import type { NumberStepperProps } from './types';

type StepSettings = Pick<NumberStepperProps, 'onRefused' | 'parse' | 'isReadOnly'> & {
	minValue: number | undefined;
	maxValue: number | undefined;
	value: number;
	onChange: (value: number) => void;
};

/**
 * The state that react-aria steps: it knows when, we know what typed text means and when reaching a limit is reported.
 */
export function useSteps(props: StepSettings): NumberFieldState & { commit: (text?: string) => number } {
	const { value, onChange, minValue = -Infinity, maxValue = Infinity, onRefused } = props;
	const [draft, setDraft] = useState<string | null>(null);
	const [first] = useState(value);
	const parse = props.parse ?? ((text: string) => readWhole(text, minValue, maxValue));

	function set(next: number) {
		setDraft(null);
		if (next !== value) onChange(next);
	}
	function commit(text = draft): number {
		if (text === null) return value;
		const read = parse(text);
		// Anything that isn't a number is never reported, submitted or used as a base.
		set(Number.isNaN(read) ? value : read);
		return Number.isNaN(read) ? value : read;
	}
	function step(by: 1 | -1) {
		const from = commit();
		const next = Number.isNaN(from) ? Math.max(0, minValue) : from + by;
		if (by < 0 && next < minValue) onRefused?.('minimum');
		else if (by > 0 && next > maxValue) onRefused?.('maximum');
		// From beyond a limit, which may have changed meanwhile, a step back leads to it.
		else onChange(Math.min(maxValue, Math.max(minValue, next)));
	}
	return {
		...neverInvalid,
		inputValue: draft ?? (Number.isNaN(value) ? '' : String(value)),
		numberValue: value,
		defaultNumberValue: first,
		minValue,
		maxValue,
		canIncrement: true,
		canDecrement: true,
		validate: () => true,
		setInputValue: setDraft,
		setNumberValue: set,
		commit,
		increment: () => step(1),
		decrement: () => step(-1),
		incrementToMax: () => Number.isFinite(maxValue) && set(maxValue),
		decrementToMin: () => Number.isFinite(minValue) && set(minValue),
	};
}

const valid = { isInvalid: false, validationErrors: [], validationDetails: {} as ValidityState };
/** Errors are shown by the surrounding field. */
const neverInvalid = {
	realtimeValidation: valid,
	displayValidation: valid,
	updateValidation: () => undefined,
	resetValidation: () => undefined,
	commitValidation: () => undefined,
};

/** Anything that isn't a number becomes the minimum, if there is one. */
function readWhole(text: string, minValue: number, maxValue: number): number {
	const read = Number.parseInt(text.replace(/\s/g, ''), 10);
	if (Number.isNaN(read)) return Number.isFinite(minValue) ? minValue : Number.NaN;
	return Math.min(maxValue, Math.max(minValue, read));
}
