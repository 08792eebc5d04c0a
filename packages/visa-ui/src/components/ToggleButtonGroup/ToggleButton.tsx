'use client';

import { useRef } from 'react';
import { useRadio } from 'react-aria/useRadioGroup';
import type { RadioGroupState } from 'react-stately/useRadioGroupState';
import * as css from './ToggleButtonGroup.css';
import type { ToggleItem } from './types';

interface ToggleButtonProps {
	item: ToggleItem<string>;
	state: RadioGroupState;
}

/** A radio button that looks like a button. */
export function ToggleButton({ item: { id, label, icon }, state }: ToggleButtonProps) {
	const input = useRef<HTMLInputElement>(null);
	const { inputProps, labelProps } = useRadio({ value: id, children: label }, state, input);
	return (
		<label {...labelProps} className={css.item} title={icon ? label : undefined}>
			<input {...inputProps} ref={input} className={css.input} />
			{icon}
			<span className={icon ? css.words : undefined}>{label}</span>
		</label>
	);
}
