'use client';

import { useNumberField } from 'react-aria/useNumberField';
import { useObjectRef } from 'react-aria/useObjectRef';
import {
	Field,
	FormValue,
	leaving,
	useDisabledAround,
	useEarlyText,
	useField,
	useFieldValue,
	useFormPart,
	useSubmitted,
} from '../../field';
import * as fieldCss from '../../field/Field.css';
import { given } from '../../root';
import { numberOf } from '../../root/numberOf';
import { useStrings } from '../../strings/components';
import { MinusIcon, PlusIcon } from '../Icon';
import * as css from './NumberStepper.css';
import { StepButton } from './StepButton';
import type { NumberStepperProps } from './types';
import { useSteps } from './useSteps';

/**
 * A field for a small whole number, with buttons or by typing. The buttons stay enabled at the limits, so that the
 * reason can be given.
 */
export function NumberStepper(props: NumberStepperProps) {
	const { isReadOnly } = props;
	const minValue = numberOf(props.minValue ?? props.minimum, undefined);
	const maxValue = numberOf(props.maxValue ?? props.maximum, undefined);
	const strings = useStrings();
	const input = useObjectRef(props.ref);
	const isDisabled = useDisabledAround(input) || Boolean(props.isDisabled);
	const held = props.value === undefined ? undefined : numberOf(props.value, Number.NaN);
	const { value, change, reset } = useFieldValue(
		held,
		numberOf(props.defaultValue ?? minValue ?? 0, Number.NaN),
		props.onChange,
	);
	const state = useSteps({ ...props, minValue, maxValue, value, onChange: change, input });
	const errorMessage = useFormPart({ ...props, within: input, value: state.meant, reset });
	useEarlyText(input, state.inputValue, state.commit);
	const submitted = useSubmitted(props.name);
	const words = { ...props, isDisabled, errorMessage };
	const { ids, control } = useField(words);
	const named = given({ label: props.label, 'aria-label': props['aria-label'] });
	const { inputProps, incrementButtonProps, decrementButtonProps } = useNumberField(
		{
			...named,
			...given({ 'aria-labelledby': props['aria-labelledby'], isDisabled, isReadOnly, minValue, maxValue }),
			id: ids.controlId,
			// Scrolling the page past the field must not change it.
			isWheelDisabled: true,
			onFocus: () => input.current?.select(),
		},
		state,
		input,
	);
	const name = props.label ?? props['aria-label'];
	const told = (words: string) => (name ? `${name}: ${words}` : words);
	const shared = { controls: ids.controlId, isDisabled: isDisabled || isReadOnly };
	return (
		<Field {...words} ids={ids}>
			<div className={`${fieldCss.controlGroup} ${css.row}`} {...leaving(props)}>
				<StepButton
					{...shared}
					label={told(strings.decrease)}
					isAtEdge={minValue !== undefined && value <= minValue}
					behaviour={decrementButtonProps}
				>
					<MinusIcon size="small" />
				</StepButton>
				<input
					{...inputProps}
					{...control}
					ref={input}
					name={submitted.typed}
					form={props.form}
					role="spinbutton"
					aria-roledescription={undefined}
					aria-valuenow={Number.isNaN(value) ? undefined : value}
					aria-valuemin={minValue}
					aria-valuemax={maxValue}
					inputMode="numeric"
					className={`${fieldCss.bareInput} ${css.input}`}
				/>
				<StepButton
					{...shared}
					label={told(strings.increase)}
					isAtEdge={maxValue !== undefined && value >= maxValue}
					behaviour={incrementButtonProps}
				>
					<PlusIcon size="small" />
				</StepButton>
			</div>
			<FormValue
				name={submitted.value}
				form={props.form}
				value={Number.isNaN(state.meant) ? '' : String(state.meant)}
				isDisabled={isDisabled}
			/>
		</Field>
	);
}
