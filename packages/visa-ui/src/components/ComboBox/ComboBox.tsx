'use client';

import { type MouseEvent, memo, type Ref, useEffect, useId } from 'react';
import { type AccessibleName, Field, type FieldWords, useField } from '../../field';
import * as fieldCss from '../../field/Field.css';
import { useStrings } from '../../strings/components';
import { CheckIcon, ChevronDownIcon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './ComboBox.css';
import { type ComboBoxItem, useComboBox } from './useComboBox';

export type ComboBoxProps<Id extends string = string> = AccessibleName &
	FieldWords & {
		id?: string;
		name?: string;
		items: readonly ComboBoxItem<Id>[];
		value: Id | null;
		onChange: (value: Id | null) => void;
		onBlur?: () => void;
		placeholder?: string;
		emptyMessage?: string;
		isRequired?: boolean;
		isDisabled?: boolean;
		ref?: Ref<HTMLInputElement>;
	};

/** One of a long list, found by typing a part of its name, in any spelling without diacritics. */
export function ComboBox<Id extends string = string>(props: ComboBoxProps<Id>) {
	const { ids, control } = useField(props);
	const strings = useStrings();
	const listId = useId();
	const name = props.label ?? props['aria-label'] ?? strings.choose;
	const box = useComboBox(props.items, props.value, (item) => props.onChange(item?.id ?? null));
	const optionId = (index: number) => `${listId}-${index}`;
	const activeId = box.isOpen && box.shown[box.active] ? optionId(box.active) : undefined;

	useEffect(() => {
		if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
	}, [activeId]);

	function onPress(event: MouseEvent) {
		const row = event.target instanceof Element ? event.target.closest('[role="option"]') : null;
		const item = box.shown.find((_item, index) => optionId(index) === row?.id);
		if (item) box.pick(item);
	}

	return (
		<Field {...props} ids={ids}>
			<div className={css.frame}>
				<div className={fieldCss.controlGroup}>
					<input
						{...control}
						ref={props.ref}
						name={props.name}
						role="combobox"
						aria-expanded={box.isOpen}
						aria-controls={listId}
						aria-autocomplete="list"
						aria-activedescendant={activeId}
						aria-required={props.isRequired || undefined}
						autoComplete="off"
						spellCheck={false}
						disabled={props.isDisabled}
						placeholder={props.placeholder ?? strings.choose}
						value={box.text}
						onChange={(event) => box.type(event.target.value)}
						onClick={box.open}
						onKeyDown={box.onKeyDown}
						onBlur={() => {
							box.onBlur();
							props.onBlur?.();
						}}
						className={fieldCss.bareInput}
					/>
					<button
						type="button"
						tabIndex={-1}
						className={fieldCss.adornmentButton}
						aria-label={`${name}: ${strings.showOptions}`}
						aria-expanded={box.isOpen}
						disabled={props.isDisabled}
						onMouseDown={(event) => event.preventDefault()}
						onClick={(event) => {
							const input = event.currentTarget.parentElement?.querySelector('input');
							if (box.isOpen) box.close();
							else box.open();
							input?.focus();
						}}
					>
						<ChevronDownIcon size="small" />
					</button>
				</div>
				<div className={box.isOpen ? css.list : undefined}>
					{/* biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and carries the keys */}
					<div
						id={listId}
						role="listbox"
						tabIndex={-1}
						aria-label={props['aria-labelledby'] ? undefined : name}
						aria-labelledby={props['aria-labelledby']}
						onMouseDown={(event) => event.preventDefault()}
						onClick={onPress}
					>
						{box.isOpen &&
							box.shown.map((item, index) => (
								<Option
									key={item.id}
									id={optionId(index)}
									item={item}
									isActive={index === box.active}
									isSelected={item.id === props.value}
								/>
							))}
					</div>
					{box.isOpen && box.shown.length === 0 && (
						<div className={css.empty}>{props.emptyMessage ?? strings.noResults}</div>
					)}
				</div>
				<VisuallyHidden>
					<span role="status">{box.isOpen ? strings.resultCount(box.shown.length) : ''}</span>
				</VisuallyHidden>
			</div>
		</Field>
	);
}

interface OptionProps {
	id: string;
	item: ComboBoxItem;
	isActive: boolean;
	isSelected: boolean;
}

/** 250 rows stay cheap: only those whose state changed are drawn again. */
const Option = memo(function Option({ id, item, isActive, isSelected }: OptionProps) {
	return (
		<div
			id={id}
			role="option"
			tabIndex={-1}
			aria-selected={isSelected}
			data-active={isActive || undefined}
			className={css.option}
		>
			{item.label}
			{isSelected && <CheckIcon size="small" />}
		</div>
	);
});
