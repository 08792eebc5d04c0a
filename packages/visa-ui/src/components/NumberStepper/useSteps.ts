import { useState } from 'react';
import type { NumberFieldState } from 'react-stately/useNumberFieldState';
import type { NumberStepperProps } from './NumberStepper';

type StepSettings = Pick<NumberStepperProps, 'minimum' | 'maximum' | 'onRefused' | 'parse' | 'isReadOnly'> & {
	value: number;
	onChange: (value: number) => void;
};

/** What react-aria steps: it knows when, we know what a typed text means and when an edge is to be told of. */
export function useSteps(props: StepSettings): NumberFieldState {
	const { value, onChange, minimum, maximum, onRefused } = props;
	const [draft, setDraft] = useState<string | null>(null);
	const [first] = useState(value);
	const parse = props.parse ?? ((text: string) => readWhole(text, minimum, maximum));

	function set(next: number) {
		setDraft(null);
		if (next !== value) onChange(next);
	}
	function commit(text = draft): number {
		if (text === null) return value;
		const read = parse(text);
		set(read);
		return read;
	}
	function step(by: 1 | -1) {
		const next = commit() + by;
		if (next < minimum) onRefused?.('minimum');
		else if (next > maximum) onRefused?.('maximum');
		else onChange(next);
	}
	return {
		...neverInvalid,
		inputValue: draft ?? String(value),
		numberValue: value,
		defaultNumberValue: first,
		minValue: minimum,
		maxValue: maximum,
		canIncrement: true,
		canDecrement: true,
		validate: () => true,
		setInputValue: setDraft,
		setNumberValue: set,
		commit,
		increment: () => step(1),
		decrement: () => step(-1),
		incrementToMax: () => set(maximum),
		decrementToMin: () => set(minimum),
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

function readWhole(text: string, minimum: number, maximum: number): number {
	const read = Number.parseInt(text, 10);
	return Number.isNaN(read) ? minimum : Math.min(maximum, Math.max(minimum, read));
}
