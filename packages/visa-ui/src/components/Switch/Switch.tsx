'use client';

import type { FocusEvent } from 'react';
import { type AccessibleName, FieldError, type FieldWords, useField } from '../../field';
import { classes, frameOf, type RootProps } from '../../root';
import * as css from './Switch.css';

export type SwitchProps = AccessibleName &
	Omit<FieldWords, 'isOptional'> &
	RootProps<HTMLInputElement> & {
		isSelected?: boolean;
		/** For a form that nobody watches. */
		defaultSelected?: boolean;
		onChange?: (isSelected: boolean) => void;
		onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
		name?: string;
		value?: string;
		isDisabled?: boolean;
	};

/** Turns something on or off at once: the browser's own checkbox, told as a switch. */
export function Switch(props: SwitchProps) {
	const { ids, control } = useField(props);
	const { onChange } = props;
	return (
		<div {...frameOf(props)} className={classes(css.frame, props.className)}>
			<div className={css.row}>
				<input
					{...control}
					ref={props.ref}
					type="checkbox"
					// biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
					role="switch"
					className={css.input}
					name={props.name}
					value={props.value}
					checked={props.isSelected}
					defaultChecked={props.defaultSelected}
					readOnly={props.isSelected !== undefined && !onChange}
					disabled={props.isDisabled}
					onChange={onChange && ((event) => onChange(event.target.checked))}
					onBlur={props.onBlur}
				/>
				<span className={css.track}>
					<span className={css.knob}>
						<svg className={css.tick} viewBox="0 0 24 24" focusable="false" aria-hidden="true">
							<path d="m5 12.5 4.5 4.5L19 7.5" />
						</svg>
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
			<FieldError id={ids.errorId} message={props.errorMessage} />
		</div>
	);
}
