import { type KeyboardEvent, memo, type RefObject, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { type AriaListBoxOptions, useListBox, useOption } from 'react-aria/useListBox';
import { flushSync } from 'react-dom';
import { ComboBoxOption, useTopLayer } from '../../field/comboBox';
import * as comboBoxCss from '../../field/comboBox/ComboBoxFrame.css';
import { classes } from '../../root';
import * as css from './Select.css';
import type { SelectBoxState, SelectRow } from './useSelectBox';

/** How many rows of a long list are there at first, after the chosen one too. Six are in sight. */
const FEW = 40;

interface SelectListProps {
	state: SelectBoxState;
	list: RefObject<HTMLDivElement | null>;
	settings: AriaListBoxOptions<SelectRow>;
	/** Its name: the field's. */
	naming: { 'aria-label'?: string | undefined; 'aria-labelledby'?: string | undefined };
}

/** The open list: ComboBox's, whose rows have the focus here. */
export function SelectList({ state: latest, list, settings, naming }: SelectListProps) {
	const around = useRef<HTMLDivElement>(null);
	// 250 rows stay cheap: only those that keys leave and reach are drawn again. Which one that is, every state knows.
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is different in a state with the same rows and choice concerns no row
	const state = useMemo(() => latest, [latest.collection, latest.disabledKeys, latest.selectedKey]);
	const { listBoxProps } = useListBox(settings, state, list);
	const rows = [...state.collection];
	// The others of a long one follow without holding anything up: 250 rows would open noticeably later. Where ↑ opens it
	// without a choice, its last row is there at once: it gets the focus, which would be lost until then.
	const isFromLast = state.focusStrategy === 'last' && state.selectedKey === null;
	const few = isFromLast ? rows.length : rows.findIndex(({ key }) => key === state.selectedKey) + FEW;
	const count = useDeferredValue(rows.length, few);
	useTopLayer(true, around);
	useTopLayer(true, list);
	// react-aria does so in a page of its own window only. Under the mouse, nothing moves; nor in jsdom, which can't.
	const { isFocused, focusedKey } = state.selectionManager;
	// biome-ignore lint/correctness/useExhaustiveDependencies: another row has the focus, or is there
	useEffect(() => {
		list.current?.querySelector('[data-active]:not(:hover)')?.scrollIntoView?.({ block: 'nearest' });
	}, [isFocused, focusedKey, count]);

	// After react-aria's own.
	function onKeyDown(event: KeyboardEvent) {
		if (event.key === 'Escape' || (event.key === 'ArrowUp' && event.altKey)) {
			// A surrounding native dialog stays open.
			event.preventDefault();
			event.stopPropagation();
			state.close();
		}
		// The browser, or a dialog that keeps the focus, goes on from the control, past a list that must be gone by then.
		else if (event.key === 'Tab') flushSync(state.close);
	}
	return (
		<>
			{/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: by keys, Escape closes it */}
			<div
				ref={around}
				className={comboBoxCss.around}
				onMouseDown={(event) => event.preventDefault()}
				onClick={(event) => {
					event.stopPropagation();
					state.close();
				}}
			/>
			<div
				{...mergeProps(listBoxProps, { onKeyDown })}
				{...naming}
				ref={list}
				className={classes(comboBoxCss.list, css.list)}
			>
				{rows.slice(0, count).map(({ key, textValue }) => (
					<Row key={key} id={String(key)} label={textValue} state={state} isActive={isFocused && key === focusedKey} />
				))}
			</div>
		</>
	);
}

interface RowProps {
	id: string;
	label: string;
	state: SelectBoxState;
	isActive: boolean;
}

const Row = memo(function Row({ id, label, state, isActive }: RowProps) {
	const ref = useRef<HTMLDivElement>(null);
	const { optionProps, isSelected, isDisabled } = useOption({ key: id }, state, ref);
	return (
		<ComboBoxOption
			{...optionProps}
			ref={ref}
			aria-labelledby={undefined}
			label={label}
			face={label}
			isActive={isActive}
			isSelected={isSelected}
			isDisabled={isDisabled}
		/>
	);
});
