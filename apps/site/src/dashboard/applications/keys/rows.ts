/** The links of the rows in sight, in their order; the one that has the focus is the cursor of the keyboard. */
const links = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-row-target]') ?? [])];
const idOf = (link: Element | null): string | null =>
	new URL(link?.getAttribute('href') ?? '', location.origin).searchParams.get('case');

/** The case of the row that has the focus. */
export const focusedCase = (): string | null => {
	const row = document.activeElement?.closest('tr');
	return row ? idOf(row.querySelector('[data-row-target]')) : null;
};

/** Moves the cursor a row on, from the focus or else from the open case. @returns the case that it stands on now */
export function step(list: HTMLElement | null, by: 1 | -1, openId: string | null): string | null {
	const all = links(list);
	const focused = all.findIndex(
		(link) => link === document.activeElement || link.closest('tr')?.contains(document.activeElement),
	);
	const from = focused >= 0 ? focused : all.findIndex((link) => idOf(link) === openId);
	const next = all[from < 0 ? 0 : Math.min(all.length - 1, Math.max(0, from + by))];
	next?.focus();
	next?.scrollIntoView({ block: 'nearest' });
	return next ? idOf(next) : null;
}

/** Ticks the row that has the focus, or takes its tick away. */
export function tick(): void {
	document.activeElement?.closest('tr')?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
}

/** Gives the focus to the row of a case; false where it is not in sight. */
export function focusRow(list: HTMLElement | null, id: string): boolean {
	const link = links(list).find((one) => idOf(one) === id);
	link?.focus({ preventScroll: true });
	return link !== undefined;
}
