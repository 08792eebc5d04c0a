import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { foldLabel } from '../foldLabel';
import { bySection, type ComboBoxItem, choosableFrom, filterItems, rowAfter } from './rows';

/** What a combo box offers, holds and tells. */
export interface ComboBoxOptions<Item extends ComboBoxItem> {
	items: readonly Item[];
	/** Whose name stands in the field; null for none, and where several may be chosen. */
	selected: Item | null;
	/** An item was picked, or null: the field was emptied. */
	onPick: (item: Item | null) => void;
	/** Told what is being typed; '' once nothing is. */
	onInputChange?: ((text: string) => void) | undefined;
	/** Who asks a server shows what it answers, as it is. */
	isFiltered?: boolean | undefined;
	/** Makes what is typed a row of its own, after all others. */
	newItem?: ((text: string) => Item) | undefined;
	/** The items are those of an earlier question: none of them is what was meant. */
	isPending?: boolean | undefined;
	/** After a pick the list stays open for the next. */
	isMultiple?: boolean;
	/** Where several may be chosen, whether a row is: leaving the field takes no choice back. */
	isChosen?: (item: Item) => boolean;
	/** Nothing opens and nothing can be written. */
	isReadOnly?: boolean | undefined;
	/** Backspace was pressed where nothing is typed. */
	onBackspace?: () => void;
}

/** Typing, moving and picking in a list below a field. */
export function useComboBox<Item extends ComboBoxItem>(options: ComboBoxOptions<Item>) {
	const { items, selected, onPick, isMultiple = false, isReadOnly = false, onInputChange, onBackspace } = options;
	/** What is being typed; null while nothing is. */
	const [draft, write] = useState<string | null>(null);
	const [isOpen, setOpen] = useState(false);
	/** The row that Enter would choose, or the next after it that can be chosen, and whether keys have led there. */
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
	/** The row that is meant, also where those on the screen are still of the letters before. */
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
	/** Opens at the chosen row, or at an end. */
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
		// All are shown again, and the mark stays on what was picked.
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
	/** Arrows and pages. @returns whether the key was one of them */
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
		// Keys that make a word of several strokes are the input method's.
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
			// The browser's own dialog around it stays.
			event.preventDefault();
			event.stopPropagation();
			close();
		} else if (event.key === 'Backspace' && !draft) onBackspace?.();
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
		onBlur,
		onKeyDown,
	};
}
/** What {@link useComboBox} gives: which rows are found, which is marked, and what the keys do. */
export type ComboBoxState<Item extends ComboBoxItem = ComboBoxItem> = ReturnType<typeof useComboBox<Item>>;
