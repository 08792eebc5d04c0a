import { type RefObject, useState } from 'react';
import type { NumberFieldState } from 'react-stately/useNumberFieldState';
import type { NumberStepperProps } from './types';

type StepSettings = Pick<NumberStepperProps, 'onRefused' | 'parse' | 'isReadOnly'> & {
	minValue: number | undefined;
	maxValue: number | undefined;
	value: number;
	onChange: (value: number) => void;
	input: RefObject<HTMLInputElement | null>;
};

interface Steps extends NumberFieldState {
	commit: (text?: string) => number;
	/** What it would become if it were left now. */
	meant: number;
}

/**
 * The state that react-aria steps: it knows when, we know what typed text means and when reaching a limit is reported.
 */
export function useSteps(props: StepSettings): Steps {
	const { value, onChange, minValue = -Infinity, maxValue = Infinity, onRefused, input } = props;
	const [typed, setTyped] = useState({ text: null as string | null, over: value });
	const setDraft = (text: string | null) => setTyped({ text, over: value });
	// A number from outside takes precedence over what was typed.
	const draft = Object.is(typed.over, value) ? typed.text : null;
	const [first] = useState(value);
	const parse = props.parse ?? ((text: string) => readWhole(text, minValue, maxValue));

	/** Anything that isn't a number is never reported, submitted or used as a base. */
	function read(text: string | null): number {
		// Keyboards for Chinese or Japanese may write full-width digits.
		const number = text === null ? value : parse(text.normalize('NFKC'));
		return Number.isNaN(number) ? value : number;
	}
	function set(next: number) {
		setDraft(null);
		if (next !== value) onChange(next);
	}
	function commit(text = draft): number {
		const next = read(text);
		if (text !== null) set(next);
		return next;
	}
	function type(text: string) {
		const control = input.current;
		const { activeElement } = (control?.getRootNode() ?? {}) as Partial<Document>;
		// What a browser fills in, nobody leaves.
		if (control && control !== activeElement) commit(text);
		else setDraft(text);
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
		meant: read(draft),
		setInputValue: type,
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
