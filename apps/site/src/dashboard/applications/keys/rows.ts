import { focusListHead } from '../../framework/listFocus';

/** The links of the rows in sight, in their order; the one that has the focus is the cursor of the keyboard. */
const links = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-row-target]') ?? [])];
const idOf = (link: Element | null): string | null =>
	new URL(link?.getAttribute('href') ?? '', location.origin).searchParams.get('case');

/** The case of the row that has the focus. */
export const focusedCase = (): string | null => {
	const row = document.activeElement?.closest('tr');
	return row ? idOf(row.querySelector('[data-row-target]')) : null;
};

/** The case of the row that something in it was pressed of; null where it opens no case. */
export const pressedCase = (target: EventTarget | null): string | null =>
	target instanceof Element ? idOf(target.closest('[data-row-target]')) : null;

/** Which row the focus is in, from 0; -1 for none. */
const focusedAt = (all: readonly HTMLElement[], focused: Element | null) =>
	all.findIndex((link) => link === focused || (focused !== null && link.closest('tr')?.contains(focused)));

/** Where the cursor has come to. */
export interface RowStep {
	/** The case on which the cursor stands now; null where there is none. */
	id: string | null;
	/** It could not go on: the rows in sight end here. */
	isEnd: boolean;
}

/** Moves the cursor a row on, from the focus or else from the open case. */
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

/** Ticks the row that has the focus, or takes its tick away. */
export function tick(): void {
	document.activeElement?.closest('tr')?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
}

/** Gives the focus to the row of a case, or to the first one where that is not in sight. */
export function focusRow(list: HTMLElement | null, id: string): void {
	const all = links(list);
	(all.find((link) => idOf(link) === id) ?? all[0])?.focus({ preventScroll: true });
}

/** Gives the focus to the first or the last row. @returns whether there is one */
export function focusEnd(list: HTMLElement | null, end: 'first' | 'last'): boolean {
	const link = links(list).at(end === 'first' ? 0 : -1);
	link?.focus();
	return link !== undefined;
}

/** On to the row that comes to stand where the focused one does, when that leaves its queue; after the last one to the list's head. */
export function rowAfter(list: HTMLElement | null, focused: HTMLElement): () => void {
	const at = focusedAt(links(list), focused);
	return () => {
		const all = links(list);
		const next = at < 0 ? undefined : all[Math.min(at, all.length - 1)];
		if (next) next.focus({ preventScroll: true });
		// What rows are waited for keeps their place.
		else if (!list?.querySelector('[aria-busy=true]')) focusListHead(list, { preventScroll: true });
	};
}

const heading = '[tabindex="-1"]:is(h2, h3)';
/** In a case: on to the button of the same step, the heading of the same part, or else the case's head. */
export function partAfter(pane: HTMLElement | null, focused: HTMLElement): () => void {
	const step = focused.closest('[data-step]');
	const part = focused.closest('section');
	return () => {
		const next =
			(step?.isConnected ? step.querySelector<HTMLElement>('button') : null) ??
			(part?.isConnected ? part.querySelector<HTMLElement>(heading) : null) ??
			pane?.querySelector<HTMLElement>(heading);
		next?.focus({ preventScroll: true });
	};
}

/** What shows the open case. */
export const casePane = (): Element | null => document.querySelector('[data-case]');

/** Brings whoever works on the open case into it. */
export const focusHead = (): void => casePane()?.querySelector<HTMLElement>('h2')?.focus();

/** Begins a step of a case by its number, from 1, as its button does; the one whose form is open has none. */
export function pressStep(pane: Element | null, number: number): void {
	const step = pane?.querySelectorAll('[data-step]')[number - 1];
	step?.querySelector<HTMLElement>(':scope > button')?.click();
}
