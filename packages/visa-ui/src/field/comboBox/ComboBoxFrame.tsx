'use client';

import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { ChevronDownIcon } from '../../components/Icon';
import { Spinner } from '../../components/Spinner';
import { useStrings } from '../../strings/components';
import type { ControlNaming } from '../Field';
import * as fieldCss from '../Field.css';
import * as css from './ComboBoxFrame.css';
import { ComboBoxOption, inSections } from './ComboBoxRows';
import { clearKeyboard } from './clearKeyboard';
import { hearTap } from './hearTap';
import { useTopLayer } from './inTopLayer';
import { type ComboBoxItem, NEW_ID } from './rows';
import type { ComboBoxState } from './useComboBox';

export interface ComboBoxFrameProps<Item extends ComboBoxItem> {
	box: ComboBoxState<Item>;
	control: ControlNaming;
	/** Its name, for the list and the button. */
	name: string;
	isSelected: (id: string) => boolean;
	isMultiple?: boolean | undefined;
	/** A row's content; its label by default. */
	renderItem?: ((item: Item) => ReactNode) | undefined;
	placeholder?: string | undefined;
	emptyMessage?: string | undefined;
	/** Announced in addition to the number of results, e.g. the last selection. */
	status?: string | undefined;
	onBlur?: (() => void) | undefined;
	/** The id of a form elsewhere on the page. */
	form?: string | undefined;
	isRequired?: boolean | undefined;
	isDisabled?: boolean | undefined;
	isReadOnly?: boolean | undefined;
	/** The items are loading. */
	isPending?: boolean | undefined;
	ref?: Ref<HTMLInputElement> | undefined;
}

/** An input with a list below it, following the ARIA Authoring Practices: focus stays in the input. */
export function ComboBoxFrame<Item extends ComboBoxItem>({ box, control, name, ...props }: ComboBoxFrameProps<Item>) {
	const strings = useStrings();
	const listId = useId();
	const frame = useRef<HTMLDivElement>(null);
	const layer = useRef<HTMLDivElement>(null);
	const optionId = (index: number) => `${listId}-${index}`;
	const activeId = box.isOpen && box.shown[box.active] ? optionId(box.active) : undefined;
	// The row for creating what wasn't found isn't a result.
	const count = box.shown.filter(({ id }) => id !== NEW_ID).length;
	const why = props.isPending ? strings.loading : props.emptyMessage;
	const found = (props.isPending || box.shown.length === 0) && why ? why : strings.resultCount(count);

	useTopLayer(box.isOpen, layer);
	useEffect(
		() => (box.isOpen ? hearTap(frame.current, () => box.input.current?.blur()) : undefined),
		[box.isOpen, box.input],
	);
	// biome-ignore lint/correctness/useExhaustiveDependencies: more rows may reach below the keyboard
	useEffect(
		() => (box.isOpen && layer.current ? clearKeyboard(layer.current, box.input.current) : undefined),
		[box.isOpen, box.input, box.shown.length],
	);
	useEffect(() => {
		if (activeId) layer.current?.querySelector('[role="option"][data-active]')?.scrollIntoView?.({ block: 'nearest' });
	}, [activeId]);

	function onPress(target: EventTarget) {
		// No `instanceof`: rendered into an iframe, it is another window's element.
		const row = (target as Element).closest('[role="option"]');
		const item = box.shown.find((_item, index) => optionId(index) === row?.id);
		if (item) box.pick(item);
	}

	return (
		<div ref={frame} className={css.frame}>
			<div className={`${fieldCss.controlGroup} ${css.control}`}>
				<input
					{...control}
					ref={props.ref}
					form={props.form}
					role="combobox"
					aria-expanded={box.isOpen}
					aria-controls={box.isOpen ? listId : undefined}
					aria-autocomplete="list"
					aria-activedescendant={activeId}
					aria-required={props.isRequired || undefined}
					autoComplete="off"
					// A phone would turn what is typed into a word that it knows.
					autoCorrect="off"
					spellCheck={false}
					disabled={props.isDisabled}
					readOnly={props.isReadOnly}
					placeholder={props.placeholder ?? strings.choose}
					value={box.text}
					onChange={({ target }) => box.take(target.value, target)}
					onClick={box.open}
					onKeyDown={box.onKeyDown}
					onBlur={({ relatedTarget }) => {
						if (layer.current?.contains(relatedTarget)) return;
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
					disabled={props.isDisabled || props.isReadOnly}
					onMouseDown={(event) => event.preventDefault()}
					onClick={() => {
						if (box.isOpen) box.close();
						else box.open();
						box.input.current?.focus();
					}}
				>
					{props.isPending ? <Spinner /> : <ChevronDownIcon size="small" />}
				</button>
			</div>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: a press on the bar that scrolls the rows leaves the focus in the input */}
			<div
				ref={layer}
				hidden={!box.isOpen}
				// What scrolls would otherwise be a tab stop.
				tabIndex={-1}
				className={box.isOpen ? css.list : undefined}
				onMouseDown={(event) => event.preventDefault()}
				// A screen reader may focus the row that it reads.
				onFocus={() => box.input.current?.focus()}
			>
				{/* biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and carries the keys */}
				<div
					id={listId}
					role="listbox"
					tabIndex={-1}
					aria-label={control['aria-labelledby'] ? undefined : name}
					aria-labelledby={control['aria-labelledby']}
					aria-multiselectable={props.isMultiple || undefined}
					aria-busy={props.isPending || undefined}
					onClick={(event) => onPress(event.target)}
				>
					{box.isOpen &&
						inSections(box.shown, listId, (item, index) => (
							<ComboBoxOption
								key={item.id}
								id={optionId(index)}
								label={item.label}
								face={props.renderItem && item.id !== NEW_ID ? props.renderItem(item) : item.label}
								isActive={index === box.active}
								isSelected={props.isSelected(item.id)}
								isDisabled={item.isDisabled}
							/>
						))}
				</div>
				{box.isOpen && box.shown.length === 0 && <div className={css.empty}>{why ?? strings.noResults}</div>}
			</div>
			<span role="status" className={css.hidden}>
				{props.status || (box.isOpen && found)}
			</span>
		</div>
	);
}
