'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ReactNode, type Ref, useRef } from 'react';
import {
	RadioGroup as AriaRadioGroup,
	type RadioGroupProps as AriaRadioGroupProps,
	Radio,
} from 'react-aria-components/RadioGroup';
import {
	type AccessibleName,
	checkAmong,
	Field,
	type FieldWords,
	type FormSettings,
	type HeldChoice,
	useDisabledAround,
	useEarlyChoice,
	useField,
	useFormPart,
	useHeldChoice,
	useTabStop,
} from '../../field';
import { given, type OrUndefined } from '../../root';
import { stayAmong } from '../../root/keepFocus';
import { leadFocus } from '../../root/leadFocus';
import { listOf } from '../../root/listOf';
import * as css from './RadioGroup.css';

/** An option. */
export interface RadioItem<Id extends string = string> {
	id: Id;
	label: ReactNode;
	isDisabled?: boolean;
}

export type RadioGroupProps<Id extends string = string, Held extends string | null = Id | null> = AccessibleName &
	FieldWords &
	HeldChoice<Id, Held> &
	FormSettings<Id | Held | null> &
	OrUndefined<Pick<AriaRadioGroupProps, 'onBlur' | 'id'>> & {
		/** The options in order, each with an id and a label. */
		items: readonly RadioItem<Id>[];
		/** Ref to the element around all options. */
		ref?: Ref<HTMLDivElement>;
	};

const stayAtRadio = stayAmong('input:enabled');

/** A single choice among a few visible options. */
export function RadioGroup<Id extends string = string, Held extends string | null = Id>(
	props: RadioGroupProps<Id, Held>,
) {
	const { value, change, reset } = useHeldChoice(props.value, props.defaultValue, props.onChange);
	const items = listOf(props.items, props.label);
	checkAmong(items, value, props.label);
	const group = useRef<HTMLDivElement>(null);
	const errorMessage = useFormPart({ ...props, within: group, value, reset });
	const isDisabled = useDisabledAround(group) || Boolean(props.isDisabled);
	const words = { ...props, isDisabled, errorMessage };
	const { ids, control } = useField(words);
	function onChange(next: string) {
		const chosen = items.find((item) => item.id === next);
		if (chosen) change(chosen.id);
	}
	useEarlyChoice(group, value, props.isReadOnly, onChange);
	useTabStop(group);
	return (
		<Field {...words} ids={ids} labelKind="group">
			<AriaRadioGroup
				ref={useComposedRefs(group, props.ref, leadFocus, stayAtRadio)}
				id={ids.controlId}
				className={css.items}
				value={value}
				onChange={onChange}
				onBlur={props.onBlur}
				isDisabled={isDisabled}
				isReadOnly={props.isReadOnly}
				isRequired={props.isRequired}
				isInvalid={Boolean(errorMessage)}
				validationBehavior="aria"
				aria-label={control['aria-label']}
				aria-labelledby={control['aria-labelledby'] ?? (props.label ? ids.labelId : undefined)}
				aria-describedby={control['aria-describedby']}
				{...given({ name: props.name, form: props.form })}
			>
				{items.map((item) => (
					<Radio key={item.id} value={item.id} isDisabled={item.isDisabled} className={css.radio}>
						<span className={css.dot} />
						{item.label}
					</Radio>
				))}
			</AriaRadioGroup>
		</Field>
	);
}
