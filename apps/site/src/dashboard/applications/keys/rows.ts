import { focusListHead } from '../../framework/listFocus';
import { words as dashboardWords } from '../../strings';
import { news } from './useShortcuts';

/** The links of the visible rows, in order; the focused one is the keyboard's cursor. */
const links = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-row-target]') ?? [])];
const idOf = (link: Element | null): string | null =>
	new URL(link?.getAttribute('href') ?? '', location.origin).searchParams.get('case');

/** The case of the focused row. */
export const focusedCase = (): string | null => {
	const row = document.activeElement?.closest('tr');
	return row ? idOf(row.querySelector('[data-row-target]')) : null;
};

/** The case of the row in which something was pressed; null if it opens none. */
export const pressedCase = (target: EventTarget | null): string | null =>
	target instanceof Element ? idOf(target.closest('[data-row-target]')) : null;

/** The index of the focused row, from 0; -1 for none. */
const focusedAt = (all: readonly HTMLElement[], focused: Element | null) =>
	all.findIndex((link) => link === focused || (focused !== null && link.closest('tr')?.contains(focused)));

/** The result of moving the cursor. */
export interface RowStep {
	/** The case the cursor is on; null if there is none. */
	id: string | null;
	/** It couldn't move on: the visible rows end here. */
	isEnd: boolean;
}

/** Moves the cursor one row, from the focused row or else from the open case. */
export function step(list: HTMLElement | null, by: 1 | -1, openId: string | null): RowStep {
	const all = links(list);
	const focused = focusedAt(all, document.activeElement);
	const from = focused >= 0 ? focused : all.findIndex((link) => idOf(link) === openId);
	const to = from < 0 ? 0 : from + by;
	const next = all[to];
	next?.focus();
	next?.scrollIntoView({ block: 'nearest' });
	return { id: next ? idOf(next) : null, isEnd: next === undefined };
}

/** Selects or deselects the focused row. */
export function tick(): void {
	document.activeElement?.closest('tr')?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
}

/** Focuses the row of a case, or the first one if that isn't visible. */
export function focusRow(list: HTMLElement | null, id: string): void {
	const all = links(list);
	(all.find((link) => idOf(link) === id) ?? all[0])?.focus({ preventScroll: true });
}

/** Focuses the first or last row. @returns whether there is one */
export function focusEnd(list: HTMLElement | null, end: 'first' | 'last'): boolean {
	const link = links(list).at(end === 'first' ? 0 : -1);
	link?.focus();
	return link !== undefined;
}

/**
 * Moves to the row that takes the focused one's place when it leaves its queue; after the last one, to the list's
 * heading.
 */
export function rowAfter(list: HTMLElement | null, focused: HTMLElement): () => void {
	const at = focusedAt(links(list), focused);
	return () => {
		const all = links(list);
		const next = at < 0 ? undefined : all[Math.min(at, all.length - 1)];
		if (next) next.focus({ preventScroll: true });
		// While rows are loading, focus stays.
		else if (!list?.querySelector('[aria-busy=true]')) focusListHead(list, { preventScroll: true });
	};
}

const heading = '[tabindex="-1"]:is(h2, h3)';
/**
 * Within a case: moves to the button of the same action, the heading of the same section, or else the case's heading. From
 * a form that disappears while something is typed into it, moves to where that stands now.
 */
export function partAfter(pane: HTMLElement | null, focused: HTMLElement): () => void {
	const step = focused.closest('[data-step], [data-taken]');
	const part = focused.closest('section');
	const isTyping = focused.matches('input, textarea');
	return () => {
		const leftOver = isTyping ? pane?.querySelector('[data-left-over]')?.closest('section') : null;
		const next =
			leftOver?.querySelector<HTMLElement>(heading) ??
			(step?.isConnected ? step.querySelector<HTMLElement>('button') : null) ??
			(part?.isConnected ? part.querySelector<HTMLElement>(heading) : null) ??
			pane?.querySelector<HTMLElement>(heading);
		next?.focus({ preventScroll: true });
		// The form before it may have been so long that it is at the window's edge now, where the news of the action covers it.
		next?.scrollIntoView({ block: 'nearest' });
	};
}

/** The element that shows the open case. */
export const casePane = (): Element | null => document.querySelector('[data-case]');

/** The heading of the open case. */
export const caseHead = (): HTMLElement | null => casePane()?.querySelector('h2') ?? null;

/** Moves focus into the open case. */
export const focusHead = (): void => caseHead()?.focus();

/** Starts an action of a case by its number, from 1, like its button; one whose form is open has none. */
export function pressStep(pane: Element | null, number: number): void {
	const step = pane?.querySelectorAll('[data-step]')[number - 1];
	step?.querySelector<HTMLElement>(':scope > button')?.click();
}

/** Undoes the last action while the news of it offers that, like its button: the news is far from any row. */
export function pressUndo(): void {
	const { action } = dashboardWords.undo;
	const buttons = [...document.querySelectorAll<HTMLElement>(`${news} button`)];
	buttons.findLast(({ textContent }) => textContent === action)?.click();
}
