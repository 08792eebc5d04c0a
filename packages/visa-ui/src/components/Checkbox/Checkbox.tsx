'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ReactNode, type Ref, type RefObject, useId, useRef } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import {
	checkName,
	FieldError,
	type FormSettings,
	useDisabledAround,
	useEarlyCheck,
	useFieldValue,
	useFormPart,
	useStayWhenDisabled,
} from '../../field';
import { controlOf, type FrameProps, frameOf, type OrUndefined } from '../../root';
import { CheckIcon, MinusIcon } from '../Icon';
import * as css from './Checkbox.css';

export interface CheckboxProps
	extends OrUndefined<
			Omit<AriaCheckboxProps, 'children' | 'className' | 'style' | 'validate' | 'validationBehavior' | 'inputRef'>
		>,
		Pick<FormSettings<boolean>, 'validate'>,
		FrameProps {
	/** The error message; its presence makes the field invalid. */
	errorMessage?: string | undefined;
	/** Ref to the native checkbox. */
	ref?: Ref<HTMLInputElement>;
	/** The label; may contain a link. */
	children: ReactNode;
}

/** A checkbox with a label. */
export function Checkbox({ ref, validate, children, ...props }: CheckboxProps) {
	const errorId = useId();
	const input = useRef<HTMLInputElement>(null);
	const frame = useRef<HTMLDivElement>(null);
	checkName({ ...props, label: children });
	const inputRef = useComposedRefs(input, ref);
	const { isRequired, isReadOnly } = props;
	const isDisabled = useDisabledAround(input) || Boolean(props.isDisabled);
	useStayWhenDisabled(frame, isDisabled);
	const { value, change, reset } = useFieldValue(
		props.isSelected,
		props.defaultSelected ?? false,
		props.onChange,
		false,
	);
	useEarlyCheck(input, value, isReadOnly, change);
	const errorMessage = useFormPart<boolean>({
		within: input,
		form: props.form,
		value,
		reset,
		isRequired,
		isReadOnly,
		validate,
		errorMessage: props.errorMessage,
	});
	const described = [props['aria-describedby'], errorMessage ? errorId : ''].filter(Boolean).join(' ');
	return (
		<div {...frameOf({ ...props, isDisabled, errorMessage })} ref={frame}>
			<AriaCheckbox
				{...controlOf(props)}
				isDisabled={isDisabled}
				isSelected={value}
				onChange={change}
				// Its type requires an object, but it calls a function just as well.
				inputRef={inputRef as unknown as RefObject<HTMLInputElement | null>}
				className={css.checkbox}
				isInvalid={props.isInvalid ?? Boolean(errorMessage)}
				validationBehavior="aria"
				aria-describedby={described || undefined}
			>
				{/* Left out rather than made transparent: forced colours show what is transparent. */}
				{({ isSelected, isIndeterminate }) => (
					<>
						<span className={css.box}>
							{isIndeterminate ? <MinusIcon size="small" /> : isSelected && <CheckIcon size="small" />}
						</span>
						<span>{children}</span>
					</>
				)}
			</AriaCheckbox>
			<FieldError id={errorId} message={errorMessage} />
		</div>
	);
}
