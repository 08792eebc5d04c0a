import type { Day } from './tripDates';

/** Days of a trip, its first and its last one counted. [WIZ-11] */
export function stayDays(start: Day, end: Day): number {
	return end.compare(start) + 1;
}

/** Of the permissions that are long enough for a stay the shortest, of equals the cheapest; null when none is. [WIZ-11] */
export function fittingOption<Option extends { duration: number; fee: number }>(
	options: readonly Option[],
	days: number,
): Option | null {
	const fitting = options.filter(({ duration }) => duration >= days);
	const better = (one: Option, other: Option) => one.duration - other.duration || one.fee - other.fee;
	return fitting.toSorted(better)[0] ?? null;
}
