import { type KeyboardEvent, type RefObject, useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import { isComposing } from '../../root/isComposing';
import { foldLabel } from '../foldLabel';
import { useEarlyText } from '../useEarlyInput';
import { type FormPart, useFormPart } from '../useFormPart';
import { bySection, type ComboBoxItem, choosableFrom, filterItems, NEW_ID, rowAfter } from './rows';

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
	/** The items are loading. Until they tell which row is meant, keys wait for them. */
	isPending?: boolean | undefined;
	/** After a selection the list stays open for the next. */
	isMultiple?: boolean;
	/** If several can be selected, whether a row is: leaving the field doesn't clear any selection. */
	isChosen?: (item: Item) => boolean;
	/** The control. While it is disabled, the list doesn't stay open and nothing waits. */
	input: RefObject<HTMLInputElement | null>;
	/** The list doesn't open, nothing can be typed and nothing waits. */
	isReadOnly?: boolean | undefined;
	/** Called for Backspace in an empty field. */
	onBackspace?: () => void;
}

/** What was done before the items that it is about had loaded. */
interface Awaited {
	/** Arrow and page keys in order, and Enter at the end if a row is to be selected. */
	keys: readonly string[];
	/** The focus has left the field, whose text is kept until then. */
	isLeft: boolean;
}

/** The row that Enter would select, or the next enabled one. */
interface Mark {
	at: number;
	/** The row itself, which may move when other items arrive. */
	id?: string | undefined;
	/** Keys have moved to it. */
	isMoved: boolean;
}

/** Keys that move in the text. */
const textKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Typing, moving and selecting in a list below a field. */
export function useComboBox<Item extends ComboBoxItem>(options: ComboBoxOptions<Item>) {
	const { input, items, selected, onPick, isMultiple, isReadOnly, onInputChange, onBackspace } = options;
	/** The typed text; null while nothing is typed. */
	const [draft, write] = useState<string | null>(null);
	const [isOpen, setOpen] = useState(false);
	const [mark, setMark] = useState<Mark>({ at: 0, isMoved: false });
	const [awaited, setAwaited] = useState<Awaited | null>(null);
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
	/** The rows of the text, even if the visible ones still belong to an earlier one. */
	function rowsNow(): Item[] {
		const isLate = !isFiltered && query !== (draft ?? '');
		return isLate ? withNew(bySection(filterItems(items, draft ?? ''))) : shown;
	}
	function markIn(rows: Item[]): number {
		const at = rows.findIndex(({ id }) => id === mark.id);
		return choosableFrom(rows, at < 0 ? mark.at : at);
	}
	/** The row that is meant. */
	function meant(): Item | undefined {
		const rows = rowsNow();
		return rows[markIn(rows)];
	}
	/** Whether no row can be meant yet: a server's results belong to an earlier text, or none has loaded that matches. */
	const mustWait = () => options.isPending && (isFiltered || rowsNow().every(({ id }) => id === NEW_ID));
	const active = isOpen ? markIn(shown) : -1;
	const setActive = (at: number, isMoved: boolean, rows = shown) => setMark({ at, id: rows[at]?.id, isMoved });

	function setDraft(next: string | null) {
		write(next);
		if ((next ?? '') !== (draft ?? '')) onInputChange?.(next ?? '');
	}
	/** Opens at the selected row, or at an end. */
	function open(end = 0, isMoved = false) {
		if (isReadOnly || isOpen) return;
		setOpen(true);
		if (awaited) return setAwaited({ ...awaited, isLeft: false });
		const chosen = draft === null && selected ? shown.indexOf(selected) : -1;
		setActive(chosen < 0 ? end : chosen, isMoved);
	}
	function close() {
		setOpen(false);
		setDraft(null);
		setAwaited(null);
	}
	function pick(item: Item) {
		if (item.isDisabled) return;
		onPick(item);
		if (!isMultiple) return close();
		// All rows are shown again, with the selected one highlighted.
		setDraft(null);
		setAwaited(null);
		setMark({ at: 0, id: item.id, isMoved: false });
	}
	function type(text: string) {
		setDraft(text);
		setOpen(true);
		setMark({ at: 0, isMoved: false });
		setAwaited(null);
	}
	/** Nobody sees the list: besides what keys have asked for, only a row's whole name counts. */
	function named(text: string): Item | undefined {
		return items.find(({ label, isDisabled }) => !isDisabled && foldLabel(label) === foldLabel(text));
	}
	function wait(key: string) {
		setAwaited({ keys: [...(awaited?.keys ?? []), key], isLeft: false });
	}
	/** Does what waits, now that the items have loaded. */
	function settle({ keys, isLeft }: Awaited) {
		const rows = rowsNow();
		let at = markIn(rows);
		for (const key of keys) at = rowAfter(key, rows, at) ?? at;
		const item = keys.at(-1) === 'Enter' ? rows[at] : isLeft && named(draft ?? '');
		setAwaited(null);
		setActive(at, true, rows);
		if (item && !(isLeft && options.isChosen?.(item))) pick(item);
		else if (isLeft) close();
	}
	// Before the rows are painted, so that none is seen that isn't meant.
	useLayoutEffect(() => {
		if (!isOpen && !awaited) return;
		// It may become so while the list is open or, with a fieldset around it, while something waits.
		if (isReadOnly || input.current?.matches(':disabled')) close();
		else if (awaited && !mustWait()) settle(awaited);
	});
	function onBlur() {
		const isCleared = draft?.trim() === '';
		if (!isMultiple && isCleared) onPick(null);
		if (!mustWait() || isCleared || (draft === null && !awaited)) return close();
		setOpen(false);
		setAwaited({ keys: awaited?.keys ?? [], isLeft: true });
	}
	/** Arrow and page keys. @returns whether it was one of them */
	function move({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
		const rows = rowsNow();
		const next = rowAfter(key, rows, isOpen ? markIn(rows) : -1);
		const isPage = key.startsWith('Page');
		if (next === undefined || ctrlKey || metaKey || shiftKey || (isPage && !isOpen)) return false;
		if (altKey && key === 'ArrowUp') close();
		else if (mustWait()) {
			// An arrow that opens the list is at its first row, from where ↑ leads to the last one.
			if (!isOpen) open(0, true);
			if (isOpen || key === 'ArrowUp') wait(key);
		} else if (isOpen) setActive(next, true, rows);
		else open(key === 'ArrowUp' ? (rowAfter('ArrowUp', shown, -1) ?? 0) : 0, !altKey);
		return true;
	}
	function onKeyDown(event: KeyboardEvent) {
		// While composing, these keys belong to the input method.
		if (isReadOnly || isComposing(event.nativeEvent)) return;
		if (move(event)) event.preventDefault();
		else if (event.key === 'Enter' && isOpen) {
			event.preventDefault();
			const item = meant();
			if (mustWait()) wait('Enter');
			// A key that is held picks once.
			else if (item && !event.repeat) pick(item);
		} else if (event.key === 'Tab' && isOpen && (mark.isMoved || awaited)) {
			const item = meant();
			if (mustWait()) wait('Enter');
			else if (item && !options.isChosen?.(item)) pick(item);
		} else if (event.key === 'Escape' && (isOpen || draft !== null)) {
			// A surrounding native dialog stays open.
			event.preventDefault();
			event.stopPropagation();
			close();
		} else if (event.key === 'Backspace' && !draft && !event.repeat) onBackspace?.();
		// A screen reader reads the text again, instead of a row.
		else if (isOpen && textKeys.includes(event.key)) setMark({ at: Number.POSITIVE_INFINITY, isMoved: false });
	}
	/** Who has the focus goes on typing. Without it, before the page's scripts or by a browser that fills in, a name is meant. */
	function take(text: string, control: Element) {
		if (control === (control.getRootNode() as Document | ShadowRoot).activeElement) return type(text);
		const meantOne = isReadOnly ? undefined : named(text);
		if (meantOne && options.isChosen?.(meantOne)) return;
		if (meantOne) pick(meantOne);
		else if (options.isPending) {
			setDraft(text);
			setAwaited({ keys: [], isLeft: true });
		}
	}
	return {
		input,
		text: draft ?? selected?.label ?? '',
		shown,
		isOpen,
		active,
		open: () => open(),
		close,
		pick,
		take,
		onBlur,
		onKeyDown,
	};
}
/** The result of {@link useComboBox}: which rows match, which is highlighted, and the key handlers. */
export type ComboBoxState<Item extends ComboBoxItem = ComboBoxItem> = ReturnType<typeof useComboBox<Item>>;

/** The box as a part of a form: a reset closes it, and text from before the page's scripts is looked up in it. */
export function useComboBoxPart<Value, Item extends ComboBoxItem>(
	box: ComboBoxState<Item>,
	part: Omit<FormPart<Value>, 'within' | 'reset'> & { reset: () => void },
): string | undefined {
	useEarlyText(box.input, box.text, box.take);
	return useFormPart({
		...part,
		within: box.input,
		reset: () => {
			part.reset();
			box.close();
		},
	});
}
