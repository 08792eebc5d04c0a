'use client';

import { type ReactNode, type Ref, useId } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { FieldError } from '../../field';
import { controlOf, type FrameProps, frameOf } from '../../root';
import { CheckIcon, MinusIcon } from '../Icon';
import * as css from './Checkbox.css';

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style'>, FrameProps {
	errorMessage?: string | undefined;
	ref?: Ref<HTMLInputElement>;
	/** Its label; may hold a link. */
	children: ReactNode;
}

/** A yes or no with its sentence beside it. */
export function Checkbox({ errorMessage, ref, children, ...props }: CheckboxProps) {
	const errorId = useId();
	const described = [props['aria-describedby'], errorMessage ? errorId : ''].filter(Boolean).join(' ');
	return (
		<div {...frameOf(props)}>
			<AriaCheckbox
				{...controlOf(props)}
				{...(ref ? { inputRef: ref } : {})}
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
