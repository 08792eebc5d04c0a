'use client';

import { type ReactNode, useId } from 'react';
import { classes, type RootProps } from '../../root';
import * as css from './ToggleButtonGroup.css';

export interface ToggleItem<Id extends string> {
	id: Id;
	label: string;
	/** Shown in place of the label, which stays its name. */
	icon?: ReactNode;
}

export interface ToggleButtonGroupProps<Id extends string> extends RootProps<HTMLFieldSetElement> {
	/** What the choice is about. */
	label: string;
	items: readonly ToggleItem<Id>[];
	selected: Id;
	onChange: (id: Id) => void;
}

/** One choice of a few, side by side. Arrow keys move it, as in any set of radio buttons. */
export function ToggleButtonGroup<Id extends string>({
	label,
	items,
	selected,
	onChange,
	className,
	...root
}: ToggleButtonGroupProps<Id>) {
	const name = useId();
	return (
		<fieldset {...root} className={classes(css.group, className)}>
			<legend className={css.legend}>{label}</legend>
			{items.map((item) => (
				<label key={item.id} className={css.item} title={item.icon ? item.label : undefined}>
					<input
						type="radio"
						className={css.input}
						name={name}
						value={item.id}
						checked={item.id === selected}
						onChange={() => onChange(item.id)}
					/>
					{item.icon}
					<span className={item.icon ? css.words : undefined}>{item.label}</span>
				</label>
			))}
		</fieldset>
	);
}
