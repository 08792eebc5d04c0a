import type { CalendarDate } from '@internationalized/date';

/** Which days a field and its calendar offer. */
export interface DayLimits {
	/** The first day that can be chosen; no earlier one is taken when typed. */
	minValue?: CalendarDate | undefined;
	/** The last day that can be chosen; no later one is taken when typed. */
	maxValue?: CalendarDate | undefined;
	/** Says of each day between the limits whether it is taken out, such as a holiday. */
	isDateUnavailable?: ((day: CalendarDate) => boolean) | undefined;
}

/** Whether a day lies within the limits, and is none of those that can't be chosen. */
export function isDayAllowed(day: CalendarDate, { minValue, maxValue, isDateUnavailable }: DayLimits): boolean {
	if (minValue && day.compare(minValue) < 0) return false;
	if (maxValue && day.compare(maxValue) > 0) return false;
	return !isDateUnavailable?.(day);
}
