import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { foldText } from '../foldText';

/** Something that can be found by its name and chosen. */
export interface ComboBoxItem<Id extends string = string> {
	id: Id;
	label: string;
	/** Other words that find it: another language's name, a code. */
	keywords?: string;
	/** The name under which it stands in the list; those of one name stand together. */
	section?: string;
}

/** The id of the row that makes what is typed a new item. */
export const NEW_ID = '\u0000new';

/** Rows of one section together, in the order in which the sections come. */
function bySection<Item extends ComboBoxItem>(items: Item[]): Item[] {
	if (!items.some(({ section }) => section)) return items;
	const sections = [...new Set(items.map(({ section }) => section))];
	return sections.flatMap((section) => items.filter((item) => item.section === section));
}

/** Items whose label or keywords hold the text, without regard to case and diacritics; those that begin with it first. */
export function filterItems<Item extends ComboBoxItem>(items: readonly Item[], text: string): Item[] {
	const wanted = foldText(text);
	if (wanted === '') return [...items];
	const found = items.filter((item) => foldText(`${item.label} ${item.keywords ?? ''}`).includes(wanted));
	const begins = (item: Item) => (foldText(item.label).startsWith(wanted) ? 0 : 1);
	return found.sort((a, b) => begins(a) - begins(b));
}

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
	const [active, setActive] = useState(-1);
	const query = useDeferredValue(draft ?? '');
	const { isFiltered = false, newItem } = options;
	const found = useMemo(
		() => bySection(isFiltered ? [...items] : filterItems(items, query)),
		[items, query, isFiltered],
	);
	function withNew(rows: Item[]): Item[] {
		const wanted = (draft ?? '').trim();
		const isKnown = rows.some(({ label }) => foldText(label) === foldText(wanted));
		return newItem && wanted !== '' && !isKnown ? [...rows, newItem(wanted)] : rows;
	}
	const shown = withNew(found);
	/** The row that is meant, also where those on the screen are still of the letters before. */
	function meant(): Item | undefined {
		if (options.isPending) return undefined;
		const isLate = !isFiltered && query !== (draft ?? '');
		return (isLate ? withNew(bySection(filterItems(items, draft ?? ''))) : shown)[active];
	}

	function setDraft(next: string | null) {
		write(next);
		if ((next ?? '') !== (draft ?? '')) onInputChange?.(next ?? '');
	}
	function open() {
		if (isReadOnly) return;
		setOpen(true);
		setActive(draft === null && selected ? shown.indexOf(selected) : 0);
	}
	function close() {
		setOpen(false);
		setActive(-1);
		setDraft(null);
	}
	function pick(item: Item) {
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
	function onKeyDown(event: KeyboardEvent) {
		// Keys that make a word of several strokes are the input method's.
		if (isReadOnly || event.nativeEvent.isComposing) return;
		if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
			event.preventDefault();
			if (!isOpen) return open();
			const by = event.key === 'ArrowDown' ? 1 : -1;
			setActive((active + by + shown.length) % Math.max(1, shown.length));
		} else if (event.key === 'Enter' && isOpen) {
			event.preventDefault();
			const item = meant();
			if (item) pick(item);
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
		open,
		close,
		pick,
		type,
		onBlur,
		onKeyDown,
	};
}
/** What {@link useComboBox} gives: which rows are found, which is marked, and what the keys do. */
export type ComboBoxState<Item extends ComboBoxItem = ComboBoxItem> = ReturnType<typeof useComboBox<Item>>;
