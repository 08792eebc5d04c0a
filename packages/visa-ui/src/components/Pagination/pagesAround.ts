/** A page number, or a gap where pages are omitted. */
export type PageMark = number | 'gap-before' | 'gap-after';

/** The visible pages: the first, the last, the current one and its neighbours. A gap replaces at least two pages. */
export function pagesAround(page: number, pageCount: number): PageMark[] {
	const near = new Set([1, pageCount, page - 1, page, page + 1]);
	// A gap is no shorter than a single page number.
	if (page - 1 === 3) near.add(2);
	if (pageCount - page === 3) near.add(pageCount - 1);
	const shown = [...near].filter((one) => one >= 1 && one <= pageCount).sort((a, b) => a - b);
	return shown.flatMap((one, index): PageMark[] => {
		const isAfterGap = index > 0 && one - (shown[index - 1] ?? one) > 1;
		return isAfterGap ? [one > page ? 'gap-after' : 'gap-before', one] : [one];
	});
}

/** The positions of one page's results among all, starting at 1. */
export function placesOf(page: number, pageSize: number, total: number): { first: number; last: number } {
	return { first: Math.min(total, (page - 1) * pageSize + 1), last: Math.min(total, page * pageSize) };
}
