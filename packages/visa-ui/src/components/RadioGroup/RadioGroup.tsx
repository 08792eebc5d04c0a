'use client';

import type { ReactNode, Ref } from 'react';
import {
	RadioGroup as AriaRadioGroup,
	type RadioGroupProps as AriaRadioGroupProps,
	Radio,
} from 'react-aria-components/RadioGroup';
import { type AccessibleName, Field, type FieldWords, useField } from '../../field';
import * as css from './RadioGroup.css';

export interface RadioItem<Id extends string = string> {
	id: Id;
	label: ReactNode;
	isDisabled?: boolean;
}

export type RadioGroupProps<Id extends string = string> = AccessibleName &
	FieldWords &
	Pick<AriaRadioGroupProps, 'name' | 'isDisabled' | 'isRequired' | 'onBlur' | 'id'> & {
		items: readonly RadioItem<Id>[];
		value: Id | null;
		onChange: (value: Id) => void;
		ref?: Ref<HTMLDivElement>;
	};

/** One of a few, all in sight. */
export function RadioGroup<Id extends string = string>(props: RadioGroupProps<Id>) {
	const { ids, control } = useField(props);
	function onChange(value: string) {
		const chosen = props.items.find((item) => item.id === value);
		if (chosen) props.onChange(chosen.id);
	}
	return (
		<Field {...props} ids={ids} labelKind="group">
			<AriaRadioGroup
				{...(props.ref ? { ref: props.ref } : {})}
				id={ids.controlId}
				className={css.items}
				value={props.value}
				onChange={onChange}
				onBlur={props.onBlur}
				isDisabled={props.isDisabled}
				isRequired={props.isRequired}
				isInvalid={Boolean(props.errorMessage)}
				validationBehavior="aria"
				aria-label={control['aria-label']}
				aria-labelledby={control['aria-labelledby'] ?? (props.label ? ids.labelId : undefined)}
				aria-describedby={control['aria-describedby']}
				{...(props.name ? { name: props.name } : {})}
			>
				{props.items.map((item) => (
					<Radio key={item.id} value={item.id} isDisabled={item.isDisabled} className={css.radio}>
						<span className={css.dot} />
						{item.label}
					</Radio>
				))}
			</AriaRadioGroup>
		</Field>
	);
}
