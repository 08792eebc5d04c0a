'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useLayoutEffect, useMemo, useRef } from 'react';
import {
	type AccessibleName,
	type ControlProps,
	checkAmong,
	Field,
	type FieldWords,
	type FormSettings,
	type HeldValue,
	useDisabledAround,
	useEarlyText,
	useField,
	useFieldValue,
	useFormPart,
	useServersPage,
} from '../../field';
import * as comboBoxCss from '../../field/comboBox/ComboBoxFrame.css';
import * as fieldCss from '../../field/Field.css';
import { listOf } from '../../root/listOf';
import { useStrings } from '../../strings/components';
import { ChevronDownIcon } from '../Icon';
import { Spinner } from '../Spinner';
import { NativeSelect } from './NativeSelect';
import * as css from './Select.css';
import { SelectList } from './SelectList';
import { useSelectBox } from './useSelectBox';

/** An option. */
export interface SelectItem<Id extends string = string> {
	id: Id;
	label: string;
	isDisabled?: boolean;
}

export type SelectProps<Id extends string = string> = AccessibleName &
	FieldWords &
	ControlProps<HTMLButtonElement> &
	HeldValue<Id | null> &
	FormSettings<Id | null> & {
		/** The options in order, each with an id and a label. */
		items: readonly SelectItem<Id>[];
		/** Called when the focus leaves the field (moving into its list doesn't count), for example to validate it. */
		onBlur?: () => void;
		/** Shown while nothing is selected; selecting it clears an optional field. */
		placeholder?: string;
		/** The autofill hint, as in HTML: `country`, `language`. */
		autoComplete?: string;
		/** The items are loading. */
		isPending?: boolean;
	};

/** A single choice from a short list, which opens below the control. */
export function Select<Id extends string = string>(props: SelectProps<Id>) {
	const { isRequired, isReadOnly, isPending, name, form, autoComplete } = props;
	const items = listOf(props.items, props.label);
	const strings = useStrings();
	const { value, change, reset } = useFieldValue(props.value, props.defaultValue ?? null, props.onChange);
	if (process.env.NODE_ENV !== 'production' && !isPending) checkAmong(items, value, props.label);
	const button = useRef<HTMLButtonElement>(null);
	const select = useRef<HTMLSelectElement>(null);
	const isDisabled = useDisabledAround(select) || props.isDisabled;
	const itemOf = (id: string | null) => items.find((item) => item.id === id);
	const chosen = itemOf(value);
	const choose = (id: string) => !isReadOnly && change(itemOf(id)?.id ?? null);
	const none = props.placeholder ?? strings.choose;
	const placeholder = isPending ? strings.loading : none;
	// Nothing opens before there is anything to choose.
	// An item whose id is empty is the page's own row without a choice.
	const isRevocable = !isRequired && items.length > 0 && !itemOf('');
	const rows = useMemo(() => (isRevocable ? [{ id: '', label: none }, ...items] : items), [isRevocable, none, items]);
	const { state, list, listSettings, buttonProps, filled, hasLeft } = useSelectBox({
		rows,
		value: isRevocable ? (value ?? '') : value,
		onChoose: choose,
		button,
		name: props.label ?? props['aria-label'] ?? placeholder,
		isDisabled,
		isReadOnly,
	});
	const errorMessage = useFormPart({
		...props,
		within: select,
		value,
		reset: () => {
			reset();
			state.close();
		},
		focus: () => button.current?.focus(),
	});
	useEarlyText(select, value ?? '', choose);
	const words = { ...props, isDisabled, errorMessage };
	const { ids, control } = useField(words);
	const ref = useComposedRefs(button, props.ref);
	const isServersPage = useServersPage();
	useLayoutEffect(() => {
		if (!isServersPage && select.current?.matches(':focus')) button.current?.focus();
	}, [isServersPage]);
	const naming = {
		...control,
		'aria-required': isRequired || undefined,
		'aria-readonly': isReadOnly || undefined,
		'aria-busy': isPending || undefined,
	};
	const face = `${fieldCss.control} ${css.select}`;
	return (
		<Field {...words} ids={ids} labelKind="focus">
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the focus leaves the control or its list, and so the field */}
			<div className={`${comboBoxCss.frame} ${css.frame}`} onBlur={(event) => hasLeft(event) && props.onBlur?.()}>
				{!isServersPage && (
					<button
						{...buttonProps}
						{...naming}
						ref={ref}
						className={`${face} ${comboBoxCss.control}`}
						// Like a native one: its value is what it contains, and its name the label.
						role="combobox"
						aria-expanded={state.isOpen}
						disabled={isDisabled}
					>
						<span className={css.value} data-placeholder={!chosen || undefined}>
							{chosen?.label ?? placeholder}
						</span>
					</button>
				)}
				{/* Until the page's scripts have loaded, and without them, the native one is the control. */}
				<div {...(!isServersPage && { 'aria-hidden': true, className: css.behind })}>
					<NativeSelect
						{...(isServersPage ? naming : { tabIndex: -1, onFocus: () => button.current?.focus() })}
						{...filled}
						name={name}
						form={form}
						autoComplete={autoComplete}
						disabled={isDisabled}
						className={face}
						ref={select}
						items={items}
						chosen={value}
						placeholder={placeholder}
						isRequired={isRequired}
						isReadOnly={isReadOnly}
					/>
				</div>
				<span className={css.chevron}>{isPending ? <Spinner /> : <ChevronDownIcon size="small" />}</span>
				{state.isOpen && (
					<SelectList
						state={state}
						list={list}
						settings={listSettings}
						naming={{
							'aria-label': props['aria-label'],
							'aria-labelledby': props.label ? ids.labelId : props['aria-labelledby'],
						}}
					/>
				)}
			</div>
		</Field>
	);
}
