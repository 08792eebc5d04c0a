'use client';

import type { Ref } from 'react';
import { useNumberField } from 'react-aria/useNumberField';
import { useObjectRef } from 'react-aria/useObjectRef';
import {
	type AccessibleName,
	Field,
	type FieldWords,
	type FormSettings,
	FormValue,
	type HeldValue,
	useField,
	useFieldValue,
	useFormPart,
} from '../../field';
import * as fieldCss from '../../field/Field.css';
import { given } from '../../root';
import { useStrings } from '../../strings/components';
import { MinusIcon, PlusIcon } from '../Icon';
import * as css from './NumberStepper.css';
import { StepButton } from './StepButton';
import { useSteps } from './useSteps';

export type NumberStepperProps = AccessibleName &
	FieldWords &
	/** Where the field holds it, it begins with the smallest. */
	HeldValue<number> &
	FormSettings<number> & {
		id?: string;
		minimum: number;
		maximum: number;
		/** Reads typed text; the default takes whole numbers and clamps them. */
		parse?: (text: string) => number;
		/** A step beyond an edge was asked for: the place for a friendly word. */
		onRefused?: (edge: 'minimum' | 'maximum') => void;
		ref?: Ref<HTMLInputElement>;
	};

/** A small whole number, by buttons or typed. The buttons stay pressable at the edges, so that the reason can be said. */
export function NumberStepper(props: NumberStepperProps) {
	const { minimum, maximum, isDisabled, isReadOnly } = props;
	const strings = useStrings();
	const input = useObjectRef(props.ref);
	const { value, change, reset } = useFieldValue(props.value, props.defaultValue ?? minimum, props.onChange);
	const state = useSteps({ ...props, value, onChange: change });
	const errorMessage = useFormPart({ ...props, within: input, value, reset });
	const words = { ...props, errorMessage };
	const { ids, control } = useField(words);
	const named = given({ label: props.label, 'aria-label': props['aria-label'] });
	const { inputProps, incrementButtonProps, decrementButtonProps } = useNumberField(
		{
			...named,
			...given({ 'aria-labelledby': props['aria-labelledby'], isDisabled, isReadOnly }),
			id: ids.controlId,
			minValue: minimum,
			maxValue: maximum,
			// A page that is scrolled past the field must not change it.
			isWheelDisabled: true,
			onFocus: (event) => event.target instanceof HTMLInputElement && event.target.select(),
		},
		state,
		input,
	);
	const name = props.label ?? props['aria-label'];
	const told = (words: string) => (name ? `${name}: ${words}` : words);
	const shared = { controls: ids.controlId, isDisabled: isDisabled || isReadOnly };
	return (
		<Field {...words} ids={ids}>
			<div className={`${fieldCss.controlGroup} ${css.row}`}>
				<StepButton
					{...shared}
					label={told(strings.decrease)}
					isAtEdge={value <= minimum}
					behaviour={decrementButtonProps}
				>
					<MinusIcon size="small" />
				</StepButton>
				<input
					{...inputProps}
					{...control}
					ref={input}
					role="spinbutton"
					aria-roledescription={undefined}
					aria-valuenow={value}
					aria-valuemin={minimum}
					aria-valuemax={maximum}
					inputMode="numeric"
					className={`${fieldCss.bareInput} ${css.input}`}
				/>
				<StepButton
					{...shared}
					label={told(strings.increase)}
					isAtEdge={value >= maximum}
					behaviour={incrementButtonProps}
				>
					<PlusIcon size="small" />
				</StepButton>
			</div>
			<FormValue name={props.name} value={String(value)} isDisabled={isDisabled} />
		</Field>
	);
}
