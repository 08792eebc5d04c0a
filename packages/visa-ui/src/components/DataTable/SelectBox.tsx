'use client';

import type { ChangeEvent, MouseEvent, ReactNode } from 'react';
import * as css from './SelectBox.css';

export interface SelectBoxProps {
	/** Its accessible name, if there is no text beside it. */
	label?: string;
	isSelected: boolean;
	/** Only some of what it represents is selected. */
	isIndeterminate?: boolean;
	isDisabled?: boolean;
	onChange: (isSelected: boolean, event: ChangeEvent<HTMLInputElement>) => void;
	children?: ReactNode;
}

/** A native checkbox with our styles: a hundred of them must cost nothing. */
export function SelectBox({
	label,
	isSelected,
	isIndeterminate = false,
	isDisabled,
	onChange,
	children,
}: SelectBoxProps) {
	return (
		<label className={css.area} data-disabled={isDisabled || undefined} onMouseDown={keepText}>
			<input
				ref={(box) => {
					if (box) box.indeterminate = isIndeterminate;
				}}
				type="checkbox"
				className={css.box}
				aria-label={label}
				checked={isSelected}
				disabled={isDisabled}
				onChange={(event) => onChange(event.target.checked, event)}
			/>
			{children}
		</label>
	);
}

/** With Shift the browser would select all text up to here. */
function keepText(event: MouseEvent<HTMLLabelElement>) {
	if (!event.shiftKey) return;
	event.preventDefault();
	event.currentTarget.querySelector('input')?.focus();
}
