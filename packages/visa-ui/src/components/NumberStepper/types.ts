import type { AccessibleName, ControlProps, FieldWords, FormSettings, HeldValue, Leaving } from '../../field';

export type NumberStepperProps = AccessibleName &
	FieldWords &
	ControlProps &
	/** If uncontrolled, the initial value is the minimum, or 0 if there is none. */
	HeldValue<number> &
	FormSettings<number> &
	Leaving & {
		/** The minimum, for buttons, keys and typing. */
		minValue?: number;
		/** The maximum. */
		maxValue?: number;
		/** @deprecated Use `minValue` instead. Will be removed in 0.3.0. */
		minimum?: number;
		/** @deprecated Use `maxValue` instead. Will be removed in 0.3.0. */
		maximum?: number;
		/**
		 * Parses typed text. The default accepts whole numbers and clamps them; return NaN to keep the previous value.
		 */
		parse?: (text: string) => number;
		/** Called when a step beyond a limit is attempted, for example to explain the limit. */
		onRefused?: (edge: 'minimum' | 'maximum') => void;
	};
