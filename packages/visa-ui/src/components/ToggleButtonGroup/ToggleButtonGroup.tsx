'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ReactNode, useId, useRef } from 'react';
import { checkAmong } from '../../field/checkAmong';
import { checkName } from '../../field/checkName';
import { type Leaving, leaving } from '../../field/leaving';
import type { FieldWords, FormSettings } from '../../field/types';
import { useFormPart } from '../../field/useFormPart';
import { type HeldChoice, useHeldChoice } from '../../field/useHeldChoice';
import { classes, frameOf, type RootProps } from '../../root';
import { leadFocus } from '../../root/leadFocus';
import { listOf } from '../../root/listOf';
import { WarningIcon } from '../Icon';
import * as css from './ToggleButtonGroup.css';

/** An option: a label, or an icon with an accessible label. */
export interface ToggleItem<Id extends string> {
	id: Id;
	label: string;
	/** An icon shown instead of the label, which remains its accessible name. */
	icon?: ReactNode;
}

export interface ToggleButtonGroupProps<Id extends string, Held extends string | null = Id | null>
	extends RootProps<HTMLFieldSetElement>,
		Omit<HeldChoice<Id, Held>, 'value'>,
		Pick<FieldWords, 'errorMessage'>,
		FormSettings<Id | Held | null>,
		Leaving {
	/** The accessible name of the group. */
	label: string;
	/** The options in order, each with an id and a label. */
	items: readonly ToggleItem<Id>[];
	/**
	 * The selected id, or null for none (controlled). If omitted, the group is uncontrolled. Takes precedence over
	 * `selected`.
	 */
	value?: Held;
	/** @deprecated Use `value` instead. Will be removed in 0.3.0. */
	selected?: Held;
	/** @deprecated Use `defaultValue` instead. Will be removed in 0.3.0. */
	defaultSelected?: Held;
}

/** A single choice among a few options side by side. Arrow keys move the selection, as in any radio group. */
export function ToggleButtonGroup<Id extends string, Held extends string | null = Id>({
	label,
	items: listed,
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
	onBlur,
	className,
	ref,
	...root
}: ToggleButtonGroupProps<Id, Held>) {
	checkName({ ...root, label });
	const made = useId();
	const { value, change, reset } = useHeldChoice(given, defaultValue, onChange);
	const items = listOf(listed, label);
	checkAmong(items, value, label);
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
				{...leaving({ onBlur })}
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
