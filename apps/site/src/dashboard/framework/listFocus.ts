import { flushSync } from 'react-dom';

/** Focuses the heading of a list's rows, or the page's heading if it has none. */
export function focusListHead(list: HTMLElement | null, how?: FocusOptions): void {
	const heads = [
		list?.querySelector<HTMLElement>('thead input[type=checkbox]:enabled'),
		document.querySelector<HTMLElement>('main h1'),
	];
	for (const head of heads) {
		head?.focus(how);
		if (head && document.activeElement === head) return;
	}
}

/** Clears the selection: the actions' bar disappears, along with the focused button. */
export function endChoice(clear: () => void, list: HTMLElement | null): void {
	flushSync(clear);
	focusListHead(list);
}
