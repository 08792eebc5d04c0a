'use client';

import type { Ref } from 'react';
import { useNumberField } from 'react-aria/useNumberField';
import { useObjectRef } from 'react-aria/useObjectRef';
import { type AccessibleName, Field, type FieldWords, useField } from '../../field';
import * as fieldCss from '../../field/Field.css';
import { given } from '../../root';
import { useStrings } from '../../strings/components';
import { MinusIcon, PlusIcon } from '../Icon';
import * as css from './NumberStepper.css';
import { StepButton } from './StepButton';
import { useSteps } from './useSteps';

export type NumberStepperProps = AccessibleName &
	FieldWords & {
		id?: string;
		/** Its name in a plain form, which gets the number. */
		name?: string;
		value: number;
		onChange: (value: number) => void;
		minimum: number;
		maximum: number;
		/** Reads typed text; the default takes whole numbers and clamps them. */
		parse?: (text: string) => number;
		/** A step beyond an edge was asked for: the place for a friendly word. */
		onRefused?: (edge: 'minimum' | 'maximum') => void;
		isDisabled?: boolean;
		ref?: Ref<HTMLInputElement>;
	};

/** A small whole number, by buttons or typed. The buttons stay pressable at the edges, so that the reason can be said. */
export function NumberStepper(props: NumberStepperProps) {
	const { value, minimum, maximum, isDisabled, name: formName } = props;
	const { ids, control } = useField(props);
	const strings = useStrings();
	const input = useObjectRef(props.ref);
	const state = useSteps(props);
	const named = given({ label: props.label, 'aria-label': props['aria-label'] });
	const { inputProps, incrementButtonProps, decrementButtonProps } = useNumberField(
		{
			...named,
			...given({ 'aria-labelledby': props['aria-labelledby'], isDisabled }),
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
	const shared = { controls: ids.controlId, isDisabled };
	return (
		<Field {...props} ids={ids}>
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
			{formName !== undefined && <input type="hidden" name={formName} value={value} disabled={isDisabled} />}
		</Field>
	);
}
