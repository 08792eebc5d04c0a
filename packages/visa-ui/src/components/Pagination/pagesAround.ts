/** A page's number, or a gap where pages are left out. */
export type PageMark = number | 'gap-before' | 'gap-after';

/** The pages in sight: the ends, the open one and its neighbours. A gap stands for two pages at least. */
export function pagesAround(page: number, pageCount: number): PageMark[] {
	const near = new Set([1, pageCount, page - 1, page, page + 1]);
	// One page is no shorter as a gap.
	if (page - 1 === 3) near.add(2);
	if (pageCount - page === 3) near.add(pageCount - 1);
	const shown = [...near].filter((one) => one >= 1 && one <= pageCount).sort((a, b) => a - b);
	return shown.flatMap((one, index): PageMark[] => {
		const isAfterGap = index > 0 && one - (shown[index - 1] ?? one) > 1;
		return isAfterGap ? [one > page ? 'gap-after' : 'gap-before', one] : [one];
	});
}

/** The places of the results of one page among all, from 1. */
export function placesOf(page: number, pageSize: number, total: number): { first: number; last: number } {
	return { first: Math.min(total, (page - 1) * pageSize + 1), last: Math.min(total, page * pageSize) };
}
