import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { foldText } from '../../field/foldText';

export interface ComboBoxItem<Id extends string = string> {
	id: Id;
	label: string;
	/** Other words that find it: another language's name, a code. */
	keywords?: string;
}

/** Items whose label or keywords hold the text, without regard to case and diacritics; those that begin with it first. */
export function filterItems<Item extends ComboBoxItem>(items: readonly Item[], text: string): Item[] {
	const wanted = foldText(text);
	if (wanted === '') return [...items];
	const found = items.filter((item) => foldText(`${item.label} ${item.keywords ?? ''}`).includes(wanted));
	const begins = (item: Item) => (foldText(item.label).startsWith(wanted) ? 0 : 1);
	return found.sort((a, b) => begins(a) - begins(b));
}

export function useComboBox<Item extends ComboBoxItem>(
	items: readonly Item[],
	value: string | null,
	choose: (item: Item | null) => void,
) {
	const selected = items.find((item) => item.id === value) ?? null;
	/** What is being typed; null while nothing is. */
	const [draft, setDraft] = useState<string | null>(null);
	const [isOpen, setOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const query = useDeferredValue(draft ?? '');
	const shown = useMemo(() => filterItems(items, query), [items, query]);

	function open() {
		setOpen(true);
		setActive(draft === null && selected ? items.indexOf(selected) : 0);
	}
	function close() {
		setOpen(false);
		setActive(-1);
		setDraft(null);
	}
	function pick(item: Item) {
		choose(item);
		close();
	}
	function type(text: string) {
		setDraft(text);
		setOpen(true);
		setActive(0);
	}
	function onBlur() {
		if (draft?.trim() === '') choose(null);
		close();
	}
	function onKeyDown(event: KeyboardEvent) {
		if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
			event.preventDefault();
			if (!isOpen) return open();
			const by = event.key === 'ArrowDown' ? 1 : -1;
			setActive((active + by + shown.length) % Math.max(1, shown.length));
		} else if (event.key === 'Enter' && isOpen) {
			event.preventDefault();
			const item = shown[active];
			if (item) pick(item);
		} else if (event.key === 'Escape' && (isOpen || draft !== null)) {
			event.stopPropagation();
			close();
		}
	}
	return {
		text: draft ?? selected?.label ?? '',
		shown,
		isOpen,
		active,
		selected,
		open,
		close,
		pick,
		type,
		onBlur,
		onKeyDown,
	};
}
