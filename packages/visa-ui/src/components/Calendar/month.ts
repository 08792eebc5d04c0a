import { type CalendarDate, endOfMonth, getDayOfWeek, isSameMonth, startOfMonth } from '@internationalized/date';
import type { DayLimits } from '../../field/dayLimits';

/** The weeks of a month, Monday first; always six, so that nothing below jumps. Days of other months are null. */
export function weeksOf(month: CalendarDate): (CalendarDate | null)[][] {
	const first = startOfMonth(month);
	const offset = getDayOfWeek(first, 'az', 'mon');
	return Array.from({ length: 6 }, (_week, week) =>
		Array.from({ length: 7 }, (_day, weekday) => {
			const day = first.add({ days: week * 7 + weekday - offset });
			return isSameMonth(day, first) ? day : null;
		}),
	);
}

/** Keeps a day between the limits, so that the keyboard can't leave them. */
export function clampDay(day: CalendarDate, { minValue, maxValue }: DayLimits): CalendarDate {
	if (minValue && day.compare(minValue) < 0) return minValue;
	if (maxValue && day.compare(maxValue) > 0) return maxValue;
	return day;
}

/** Where a key leads from a day, or null when it is no key of a calendar. */
export function dayForKey(key: string, day: CalendarDate): CalendarDate | null {
	const weekday = getDayOfWeek(day, 'az', 'mon');
	switch (key) {
		case 'ArrowLeft':
			return day.subtract({ days: 1 });
		case 'ArrowRight':
			return day.add({ days: 1 });
		case 'ArrowUp':
			return day.subtract({ weeks: 1 });
		case 'ArrowDown':
			return day.add({ weeks: 1 });
		case 'PageUp':
			return day.subtract({ months: 1 });
		case 'PageDown':
			return day.add({ months: 1 });
		case 'Home':
			return day.subtract({ days: weekday });
		case 'End':
			return day.add({ days: 6 - weekday });
		default:
			return null;
	}
}

/** Is any day of the month before or after this one inside the limits? */
export function canShowMonth(month: CalendarDate, by: 1 | -1, { minValue, maxValue }: DayLimits): boolean {
	const other = month.add({ months: by });
	if (by < 0) return !minValue || endOfMonth(other).compare(minValue) >= 0;
	return !maxValue || startOfMonth(other).compare(maxValue) <= 0;
}
