'use client';

import type { ReactNode } from 'react';
import * as css from './SelectBox.css';

export interface SelectBoxProps {
	/** Its name, when no words stand beside it. */
	label?: string;
	isSelected: boolean;
	/** Some of what it stands for is chosen. */
	isIndeterminate?: boolean;
	isDisabled?: boolean;
	onChange: (isSelected: boolean) => void;
	children?: ReactNode;
}

/** The platform's own checkbox in the house's clothes: a hundred of them must cost nothing. */
export function SelectBox({
	label,
	isSelected,
	isIndeterminate = false,
	isDisabled,
	onChange,
	children,
}: SelectBoxProps) {
	return (
		<label className={css.area} data-disabled={isDisabled || undefined}>
			<input
				ref={(box) => {
					if (box) box.indeterminate = isIndeterminate;
				}}
				type="checkbox"
				className={css.box}
				aria-label={label}
				checked={isSelected}
				disabled={isDisabled}
				onChange={(event) => onChange(event.target.checked)}
			/>
			{children}
		</label>
	);
}
