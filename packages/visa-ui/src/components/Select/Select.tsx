'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type FocusEvent, useRef } from 'react';
import {
	type AccessibleName,
	type ControlProps,
	checkAmong,
	Field,
	type FieldWords,
	type FormSettings,
	type HeldValue,
	useEarlyText,
	useField,
	useFieldValue,
	useFormPart,
} from '../../field';
import * as fieldCss from '../../field/Field.css';
import { listOf } from '../../root/listOf';
import { useStrings } from '../../strings/components';
import { ChevronDownIcon } from '../Icon';
import { Spinner } from '../Spinner';
import * as css from './Select.css';

/** An option. */
export interface SelectItem<Id extends string = string> {
	id: Id;
	label: string;
	isDisabled?: boolean;
}

export type SelectProps<Id extends string = string> = AccessibleName &
	FieldWords &
	ControlProps<HTMLSelectElement> &
	HeldValue<Id | null> &
	FormSettings<Id | null> & {
		/** The options in order, each with an id and a label. */
		items: readonly SelectItem<Id>[];
		/** Called when the focus leaves the field, for example to validate it. */
		onBlur?: (event: FocusEvent<HTMLSelectElement>) => void;
		/** Shown while nothing is selected; selecting it clears an optional field. */
		placeholder?: string;
		/** The autofill hint, as in HTML: `country`, `language`. */
		autoComplete?: string;
		/** The items are loading. */
		isPending?: boolean;
	};

/** A single choice from a short list, using the platform's own picker, which works best on phones. */
export function Select<Id extends string = string>(props: SelectProps<Id>) {
	const { isRequired, isReadOnly, isPending } = props;
	const items = listOf(props.items, props.label);
	const strings = useStrings();
	const { value, change, reset } = useFieldValue(props.value, props.defaultValue ?? null, props.onChange);
	if (process.env.NODE_ENV !== 'production' && !isPending) checkAmong(items, value, props.label);
	const select = useRef<HTMLSelectElement>(null);
	const errorMessage = useFormPart({ ...props, within: select, value, reset });
	const choose = (id: string) => change(items.find((item) => item.id === id)?.id ?? null);
	// A value whose item isn't there yet is not a choice of nothing.
	useEarlyText(select, value ?? '', (id) => id && choose(id));
	const words = { ...props, errorMessage };
	const { ids, control } = useField(words);
	const placeholder = isPending ? strings.loading : (props.placeholder ?? strings.choose);
	return (
		<Field {...words} ids={ids}>
			<span className={css.frame}>
				<select
					{...control}
					ref={useComposedRefs(select, props.ref)}
					name={props.name}
					form={props.form}
					value={value ?? ''}
					onChange={(event) => choose(event.target.value)}
					onBlur={props.onBlur}
					autoComplete={props.autoComplete}
					aria-required={isRequired || undefined}
					// Native selects can't be read-only, so the other options are disabled.
					aria-readonly={isReadOnly || undefined}
					aria-busy={isPending || undefined}
					disabled={props.isDisabled}
					className={`${fieldCss.control} ${css.select}`}
				>
					{(value === null || !isRequired) && (
						<option value="" disabled={isRequired || (isReadOnly && value !== null)}>
							{placeholder}
						</option>
					)}
					{items.map((item) => (
						<option key={item.id} value={item.id} disabled={item.isDisabled || (isReadOnly && item.id !== value)}>
							{item.label}
						</option>
					))}
				</select>
				<span className={css.chevron}>{isPending ? <Spinner /> : <ChevronDownIcon size="small" />}</span>
			</span>
		</Field>
	);
}
