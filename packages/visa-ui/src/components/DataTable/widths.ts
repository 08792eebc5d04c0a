/** The width of a head, in px. */
export const widthOf = (head: Element | null | undefined) => Math.round(head?.getBoundingClientRect().width ?? 0);

/**
 * The widths of all visible columns, found from any element in the table. Rounded down, so that they still fit together.
 */
export function widthsOf(part: Element | null): Record<string, number> {
	const heads = part?.closest('table')?.querySelectorAll<HTMLElement>('th[data-column]') ?? [];
	return Object.fromEntries(
		[...heads].map((head) => [head.dataset.column, Math.floor(head.getBoundingClientRect().width)]),
	);
}
