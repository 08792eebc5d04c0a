import type { CalendarDate } from '@internationalized/date';

/** The dates that a field and its calendar allow. */
export interface DayLimits {
	/** The minimum; earlier dates are rejected, also when typed. */
	minValue?: CalendarDate | undefined;
	/** The maximum; later dates are rejected, also when typed. */
	maxValue?: CalendarDate | undefined;
	/** Returns whether a date between the limits is unavailable, such as a holiday. */
	isDateUnavailable?: ((day: CalendarDate) => boolean) | undefined;
}

/** Whether a date is within the limits and available. */
export function isDayAllowed(day: CalendarDate, { minValue, maxValue, isDateUnavailable }: DayLimits): boolean {
	if (minValue && day.compare(minValue) < 0) return false;
	if (maxValue && day.compare(maxValue) > 0) return false;
	return !isDateUnavailable?.(day);
}
