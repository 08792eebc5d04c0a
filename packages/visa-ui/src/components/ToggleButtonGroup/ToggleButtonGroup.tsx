'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ReactNode, useId, useRef } from 'react';
import type { FieldWords, FormSettings } from '../../field/types';
import { useFormPart } from '../../field/useFormPart';
import { type HeldChoice, useHeldChoice } from '../../field/useHeldChoice';
import { classes, frameOf, type RootProps } from '../../root';
import { leadFocus } from '../../root/leadFocus';
import { WarningIcon } from '../Icon';
import * as css from './ToggleButtonGroup.css';

/** One of the choices: words, or an icon with words for assistive technology. */
export interface ToggleItem<Id extends string> {
	id: Id;
	label: string;
	/** Shown in place of the label, which stays its name. */
	icon?: ReactNode;
}

export interface ToggleButtonGroupProps<Id extends string, Held extends string | null = Id | null>
	extends RootProps<HTMLFieldSetElement>,
		Omit<HeldChoice<Id, Held>, 'value'>,
		Pick<FieldWords, 'errorMessage'>,
		FormSettings<Id | Held | null> {
	/** What the choice is about. */
	label: string;
	/** The buttons from start to end, each with an id and a label. */
	items: readonly ToggleItem<Id>[];
	/** The chosen id, null for none. Left out, the group holds its choice itself; given with `selected`, it wins. */
	value?: Held;
	/** @deprecated Use `value` instead. Goes with 0.3.0. */
	selected?: Held;
	/** @deprecated Use `defaultValue` instead. Goes with 0.3.0. */
	defaultSelected?: Held;
}

/** One choice of a few, side by side. Arrow keys move it, as in any set of radio buttons. */
export function ToggleButtonGroup<Id extends string, Held extends string | null = Id>({
	label,
	items,
	selected,
	value: given = selected,
	defaultSelected,
	defaultValue = defaultSelected,
	onChange,
	name,
	form,
	isRequired,
	isDisabled,
	isReadOnly,
	validate,
	errorMessage,
	className,
	ref,
	...root
}: ToggleButtonGroupProps<Id, Held>) {
	const made = useId();
	const { value, change, reset } = useHeldChoice(given, defaultValue, onChange);
	const group = useRef<HTMLFieldSetElement>(null);
	const fault = useFormPart({ within: group, form, value, isRequired, isReadOnly, validate, errorMessage, reset });
	return (
		<>
			<fieldset
				{...root}
				{...frameOf({ isDisabled, isReadOnly, isRequired, errorMessage: fault })}
				ref={useComposedRefs(group, ref, leadFocus)}
				className={classes(css.group, className)}
				disabled={isDisabled}
				aria-describedby={fault ? `${made}-error` : undefined}
			>
				<legend className={css.legend}>{label}</legend>
				{items.map((item) => (
					<label key={item.id} className={css.item} title={item.icon ? item.label : undefined}>
						<input
							type="radio"
							className={css.input}
							name={name ?? made}
							form={form}
							value={item.id}
							checked={item.id === value}
							disabled={isReadOnly && item.id !== value}
							onChange={() => change(item.id)}
						/>
						{item.icon}
						<span className={item.icon ? css.words : undefined}>{item.label}</span>
					</label>
				))}
			</fieldset>
			{/* As a field's fault: every page has this group, and not every page has fields. */}
			{fault && (
				<div id={`${made}-error`} role="alert" className={css.fault}>
					<WarningIcon size="small" />
					<span>{fault}</span>
				</div>
			)}
		</>
	);
}
