import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { foldLabel } from '../foldLabel';
import { bySection, type ComboBoxItem, choosableFrom, filterItems, rowAfter } from './rows';

/** A combo box's items, state and callbacks. */
export interface ComboBoxOptions<Item extends ComboBoxItem> {
	items: readonly Item[];
	/** The item whose name is in the field; null for none, and if several can be selected. */
	selected: Item | null;
	/** Called with the selected item, or null if the field was emptied. */
	onPick: (item: Item | null) => void;
	/** Called with the typed text; '' once nothing is typed. */
	onInputChange?: ((text: string) => void) | undefined;
	/** With a server's results, which are shown as they are. */
	isFiltered?: boolean | undefined;
	/** Turns the typed text into an additional row after all others. */
	newItem?: ((text: string) => Item) | undefined;
	/** The items belong to an earlier query: none of them is meant. */
	isPending?: boolean | undefined;
	/** After a selection the list stays open for the next. */
	isMultiple?: boolean;
	/** If several can be selected, whether a row is: leaving the field doesn't clear any selection. */
	isChosen?: (item: Item) => boolean;
	/** The list doesn't open and nothing can be typed. */
	isReadOnly?: boolean | undefined;
	/** Called for Backspace in an empty field. */
	onBackspace?: () => void;
}

/** Typing, moving and selecting in a list below a field. */
export function useComboBox<Item extends ComboBoxItem>(options: ComboBoxOptions<Item>) {
	const { items, selected, onPick, isMultiple = false, isReadOnly = false, onInputChange, onBackspace } = options;
	/** The typed text; null while nothing is typed. */
	const [draft, write] = useState<string | null>(null);
	const [isOpen, setOpen] = useState(false);
	/** The row that Enter would select, or the next enabled one, and whether keys have moved to it. */
	const [mark, setMark] = useState({ at: 0, isMoved: false });
	const query = useDeferredValue(draft ?? '');
	const { isFiltered = false, newItem } = options;
	const found = useMemo(
		() => bySection(isFiltered ? [...items] : filterItems(items, query)),
		[items, query, isFiltered],
	);
	function withNew(rows: Item[]): Item[] {
		const wanted = (draft ?? '').trim();
		const isKnown = rows.some(({ label }) => foldLabel(label) === foldLabel(wanted));
		return newItem && wanted !== '' && !isKnown ? [...rows, newItem(wanted)] : rows;
	}
	const shown = withNew(found);
	/** The row that is meant, even if the visible ones still belong to earlier text. */
	function meant(): Item | undefined {
		if (options.isPending) return undefined;
		const isLate = !isFiltered && query !== (draft ?? '');
		const rows = isLate ? withNew(bySection(filterItems(items, draft ?? ''))) : shown;
		return rows[choosableFrom(rows, mark.at)];
	}
	const active = isOpen ? choosableFrom(shown, mark.at) : -1;
	const setActive = (at: number, isMoved = false) => setMark({ at, isMoved });

	function setDraft(next: string | null) {
		write(next);
		if ((next ?? '') !== (draft ?? '')) onInputChange?.(next ?? '');
	}
	/** Opens at the selected row, or at an end. */
	function open(end = 0, isMoved = false) {
		if (isReadOnly || isOpen) return;
		setOpen(true);
		const chosen = draft === null && selected ? shown.indexOf(selected) : -1;
		setActive(chosen < 0 ? end : chosen, isMoved);
	}
	function close() {
		setOpen(false);
		setDraft(null);
	}
	function pick(item: Item) {
		if (item.isDisabled) return;
		onPick(item);
		if (!isMultiple) return close();
		// All rows are shown again, with the selected one highlighted.
		setDraft(null);
		setActive(items.indexOf(item));
	}
	function type(text: string) {
		setDraft(text);
		setOpen(true);
		setActive(0);
	}
	function onBlur() {
		if (!isMultiple && draft?.trim() === '') onPick(null);
		close();
	}
	/** Arrow and page keys. @returns whether it was one of them */
	function move({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
		const next = rowAfter(key, shown, active);
		const isPage = key.startsWith('Page');
		if (next === undefined || ctrlKey || metaKey || shiftKey || (isPage && !isOpen)) return false;
		if (altKey && key === 'ArrowUp') close();
		else if (isOpen) setActive(next, true);
		else open(key === 'ArrowUp' ? (rowAfter('ArrowUp', shown, -1) ?? 0) : 0, true);
		return true;
	}
	function onKeyDown(event: KeyboardEvent) {
		// While composing, these keys belong to the input method.
		if (isReadOnly || event.nativeEvent.isComposing) return;
		if (move(event)) event.preventDefault();
		else if (event.key === 'Enter' && isOpen) {
			event.preventDefault();
			const item = meant();
			if (item) pick(item);
		} else if (event.key === 'Tab' && isOpen && mark.isMoved) {
			const item = meant();
			if (item && !options.isChosen?.(item)) pick(item);
		} else if (event.key === 'Escape' && (isOpen || draft !== null)) {
			// A surrounding native dialog stays open.
			event.preventDefault();
			event.stopPropagation();
			close();
		} else if (event.key === 'Backspace' && !draft) onBackspace?.();
	}
	/** Who still has the focus goes on typing; otherwise only a row's whole name counts, as there is no list to see. */
	function takeEarly(text: string, control: Element) {
		if (control.matches(':focus')) return type(text);
		const meantOne = items.find(({ label }) => foldLabel(label) === foldLabel(text));
		if (meantOne) pick(meantOne);
	}
	return {
		text: draft ?? selected?.label ?? '',
		shown,
		isOpen,
		active,
		open: () => open(),
		close,
		pick,
		type,
		takeEarly,
		onBlur,
		onKeyDown,
	};
}
/** The result of {@link useComboBox}: which rows match, which is highlighted, and the key handlers. */
export type ComboBoxState<Item extends ComboBoxItem = ComboBoxItem> = ReturnType<typeof useComboBox<Item>>;
