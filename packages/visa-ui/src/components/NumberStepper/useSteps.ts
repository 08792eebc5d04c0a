import { useState } from 'react';
import type { NumberFieldState } from 'react-stately/useNumberFieldState';
import type { NumberStepperProps } from './NumberStepper';

type StepSettings = Pick<NumberStepperProps, 'onRefused' | 'parse' | 'isReadOnly'> & {
	minValue: number | undefined;
	maxValue: number | undefined;
	value: number;
	onChange: (value: number) => void;
};

/** What react-aria steps: it knows when, we know what a typed text means and when an edge is to be told of. */
export function useSteps(props: StepSettings): NumberFieldState {
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
		// What is no number is never told, sent or counted on.
		set(Number.isNaN(read) ? value : read);
		return Number.isNaN(read) ? value : read;
	}
	function step(by: 1 | -1) {
		const from = commit();
		const next = Number.isNaN(from) ? Math.max(0, minValue) : from + by;
		if (next < minValue) onRefused?.('minimum');
		else if (next > maxValue) onRefused?.('maximum');
		else onChange(next);
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
/** What is wrong is told by the field around it. */
const neverInvalid = {
	realtimeValidation: valid,
	displayValidation: valid,
	updateValidation: () => undefined,
	resetValidation: () => undefined,
	commitValidation: () => undefined,
};

/** What is no number becomes the smallest, where there is one. */
function readWhole(text: string, minValue: number, maxValue: number): number {
	const read = Number.parseInt(text, 10);
	if (Number.isNaN(read)) return Number.isFinite(minValue) ? minValue : Number.NaN;
	return Math.min(maxValue, Math.max(minValue, read));
}
