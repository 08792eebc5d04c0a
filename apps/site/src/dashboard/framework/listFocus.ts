import { flushSync } from 'react-dom';

/** Gives the focus to the head of a list's rows; to the page's heading, which names the list, where it has none. */
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

/** Ends the choice of rows: the bar of actions goes, and the button that had the focus with it. */
export function endChoice(clear: () => void, list: HTMLElement | null): void {
	flushSync(clear);
	focusListHead(list);
}
