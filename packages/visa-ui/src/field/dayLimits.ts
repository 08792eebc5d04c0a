import type { CalendarDate } from '@internationalized/date';

/** Which days a field and its calendar offer. */
export interface DayLimits {
	minValue?: CalendarDate | undefined;
	maxValue?: CalendarDate | undefined;
	isDateUnavailable?: ((day: CalendarDate) => boolean) | undefined;
}

/** Whether a day lies within the limits, and is none of those that can't be chosen. */
export function isDayAllowed(day: CalendarDate, { minValue, maxValue, isDateUnavailable }: DayLimits): boolean {
	if (minValue && day.compare(minValue) < 0) return false;
	if (maxValue && day.compare(maxValue) > 0) return false;
	return !isDateUnavailable?.(day);
}
