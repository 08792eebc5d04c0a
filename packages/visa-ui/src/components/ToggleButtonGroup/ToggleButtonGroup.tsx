'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type RefObject, useId, useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { mergeProps } from 'react-aria/mergeProps';
import { useRadioGroup } from 'react-aria/useRadioGroup';
import { useRadioGroupState } from 'react-stately/useRadioGroupState';
import {
	checkAmong,
	checkName,
	FieldError,
	type FieldWords,
	type FormSettings,
	type HeldChoice,
	type Leaving,
	leaving,
	useDisabledAround,
	useEarlyChoice,
	useFormPart,
	useHeldChoice,
	useTabStop,
} from '../../field';
import { useReadingLocale } from '../../field/useReadingLocale';
import { classes, frameOf, type RootProps } from '../../root';
import { stayAmong } from '../../root/keepFocus';
import { leadFocus } from '../../root/leadFocus';
import { listOf } from '../../root/listOf';
import { ToggleButton } from './ToggleButton';
import * as css from './ToggleButtonGroup.css';
import type { ToggleItem } from './types';

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

const stayAtButton = stayAmong('input:enabled');

/** A single choice among a few options side by side. Arrow keys move the selection, as in any radio group. */
export function ToggleButtonGroup<Id extends string, Held extends string | null = Id>(
	props: ToggleButtonGroupProps<Id, Held>,
) {
	const group = useRef<HTMLFieldSetElement>(null);
	return (
		<I18nProvider locale={useReadingLocale(group)}>
			<Buttons {...props} group={group} />
		</I18nProvider>
	);
}

function Buttons<Id extends string, Held extends string | null>({
	group,
	label,
	items: listed,
	selected,
	value: given = selected,
	defaultSelected,
	defaultValue = defaultSelected,
	onChange,
	name,
	form,
	isRequired = false,
	isReadOnly = false,
	validate,
	errorMessage,
	onBlur,
	className,
	ref,
	...props
}: ToggleButtonGroupProps<Id, Held> & { group: RefObject<HTMLFieldSetElement | null> }) {
	const { isDisabled: isOff = false, ...root } = props;
	checkName({ ...root, label });
	const errorId = `${useId()}-error`;
	const held = useHeldChoice(given, defaultValue, onChange);
	const { value, reset } = held;
	const items = listOf(listed, label);
	checkAmong(items, value, label);
	const fault = useFormPart({ within: group, form, value, isRequired, isReadOnly, validate, errorMessage, reset });
	const isDisabled = useDisabledAround(group) || isOff;
	function change(next: string) {
		const chosen = items.find((item) => item.id === next);
		if (chosen) held.change(chosen.id);
	}
	useEarlyChoice(group, value, isReadOnly, change);
	useTabStop(group);
	const states = { isDisabled, isReadOnly, isRequired };
	const state = useRadioGroupState({ ...states, value, onChange: change, isInvalid: Boolean(fault) });
	const settings = {
		...states,
		'aria-label': label,
		orientation: 'horizontal' as const,
		...(name && { name }),
		...(form && { form }),
	};
	const { radioGroupProps } = useRadioGroup(settings, state);
	return (
		<>
			<fieldset
				{...mergeProps(radioGroupProps, leaving({ onBlur }), root)}
				{...frameOf({ ...states, errorMessage: fault })}
				ref={useComposedRefs(group, ref, leadFocus, stayAtButton)}
				className={classes(css.group, className)}
				disabled={isOff}
				aria-describedby={fault ? errorId : undefined}
			>
				{items.map((item) => (
					<ToggleButton key={item.id} item={item} state={state} />
				))}
			</fieldset>
			{fault && <FieldError id={errorId} message={fault} />}
		</>
	);
}
