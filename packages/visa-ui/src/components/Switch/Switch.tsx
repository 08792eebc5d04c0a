'use client';

import { type FocusEvent, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useSwitch } from 'react-aria/useSwitch';
import { useToggleState } from 'react-stately/useToggleState';
import {
	type AccessibleName,
	FieldError,
	type FieldWords,
	type FormSettings,
	useDisabledAround,
	useEarlyCheck,
	useField,
	useFieldValue,
	useFormPart,
	useStayWhenDisabled,
} from '../../field';
import { classes, frameOf, given, type RootProps } from '../../root';
import { Spinner } from '../Spinner';
import * as css from './Switch.css';

export type SwitchProps = AccessibleName &
	Omit<FieldWords, 'isOptional'> &
	RootProps<HTMLInputElement> &
	FormSettings<boolean> & {
		/** Whether it is on (controlled). */
		isSelected?: boolean;
		/** Whether it is on initially (uncontrolled). */
		defaultSelected?: boolean;
		/** Called when it is turned on or off; apply the change immediately. */
		onChange?: (isSelected: boolean) => void;
		/** Called when the focus leaves the switch. */
		onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
		/** The value that a plain form submits while it is on; 'on' by default. */
		value?: string;
		/** The change is being applied; the switch can't be toggled meanwhile. */
		isPending?: boolean;
	};

/** A switch with immediate effect, built on a native checkbox. */
export function Switch(props: SwitchProps) {
	const ref = useObjectRef(props.ref);
	const frame = useRef<HTMLDivElement>(null);
	const { label, name, value, isRequired, isPending } = props;
	const isDisabled = useDisabledAround(frame) || Boolean(props.isDisabled);
	const isReadOnly = props.isReadOnly || isPending;
	const held = useFieldValue(props.isSelected, props.defaultSelected ?? false, props.onChange, false);
	useEarlyCheck(ref, held.value, isReadOnly, held.change);
	const on = { isSelected: held.value, onChange: held.change };
	const settings = { ...on, ...given({ name, value, isDisabled, isReadOnly, isRequired }) };
	const state = useToggleState(settings);
	const { validate } = props;
	const errorMessage = useFormPart<boolean>({
		within: ref,
		form: props.form,
		value: held.value,
		reset: held.reset,
		isRequired,
		isReadOnly,
		validate,
		errorMessage: props.errorMessage,
	});
	const { ids, control } = useField({ ...props, errorMessage });
	useStayWhenDisabled(frame, isDisabled);
	const { inputProps } = useSwitch({ ...settings, ...given(control), children: label }, state, ref);
	return (
		<div
			{...frameOf({ ...props, isDisabled, errorMessage })}
			ref={frame}
			className={classes(css.frame, props.className)}
		>
			<div className={css.row}>
				<input
					{...mergeProps(inputProps, { onBlur: props.onBlur })}
					{...control}
					ref={ref}
					form={props.form}
					aria-busy={isPending || undefined}
					className={css.input}
				/>
				<span className={css.track}>
					<span className={css.knob}>
						{isPending ? (
							<Spinner className={css.spinner} />
						) : (
							<svg className={css.tick} viewBox="0 0 24 24" focusable="false" aria-hidden="true">
								<path d="m5 12.5 4.5 4.5L19 7.5" />
							</svg>
						)}
					</span>
				</span>
				<span className={css.words}>
					{props.label && (
						<label id={ids.labelId} htmlFor={ids.controlId}>
							{props.label}
						</label>
					)}
					{props.description && (
						<span id={ids.hintId} className={css.hint}>
							{props.description}
						</span>
					)}
				</span>
			</div>
			<FieldError id={ids.errorId} message={errorMessage} />
		</div>
	);
}
