import type { CalendarDate } from '@internationalized/date';

/** A range of two dates; null for a date that isn't known yet. */
export interface DateRangeValue {
	start: CalendarDate | null;
	end: CalendarDate | null;
}

/** A named range: 'Son 7 gün'. */
export interface DatePreset {
	id: string;
	label: string;
	value: DateRangeValue;
}

const isSame = (one: CalendarDate | null, other: CalendarDate | null) =>
	one && other ? one.compare(other) === 0 : one === other;

/** Whether two ranges start and end on the same dates. */
export function isSameRange(one: DateRangeValue, other: DateRangeValue): boolean {
	return isSame(one.start, other.start) && isSame(one.end, other.end);
}
