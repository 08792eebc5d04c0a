'use client';

import { type ReactNode, useRef } from 'react';
import { type AriaButtonProps, useButton } from 'react-aria/useButton';
import * as fieldCss from '../../field/Field.css';
import { given } from '../../root';
import * as css from './NumberStepper.css';

interface StepButtonProps {
	label: string;
	controls: string;
	isAtEdge: boolean;
	isDisabled: boolean | undefined;
	behaviour: AriaButtonProps;
	children: ReactNode;
}

/** Decreases or increases by one step, and repeatedly while held. */
export function StepButton({ label, controls, isAtEdge, isDisabled, behaviour, children }: StepButtonProps) {
	const ref = useRef<HTMLButtonElement>(null);
	const settings = { ...behaviour, id: undefined, isDisabled: Boolean(isDisabled), excludeFromTabOrder: false };
	const { buttonProps } = useButton(given(settings), ref);
	return (
		<button
			{...buttonProps}
			ref={ref}
			className={`${fieldCss.adornmentButton} ${isAtEdge ? css.atEdge : ''}`}
			aria-label={label}
			aria-labelledby={undefined}
			aria-controls={controls}
		>
			{children}
		</button>
	);
}
