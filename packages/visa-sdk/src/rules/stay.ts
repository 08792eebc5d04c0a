import type { Day } from './tripDates';

/** The length of a trip in days, including the first and the last. [WIZ-11] */
export function stayDays(start: Day, end: Day): number {
	return end.compare(start) + 1;
}

/** Among the permissions long enough for a stay, the shortest, then the cheapest; null if there is none. [WIZ-11] */
export function fittingOption<Option extends { duration: number; fee: number }>(
	options: readonly Option[],
	days: number,
): Option | null {
	const fitting = options.filter(({ duration }) => duration >= days);
	const better = (one: Option, other: Option) => one.duration - other.duration || one.fee - other.fee;
	return fitting.toSorted(better)[0] ?? null;
}
