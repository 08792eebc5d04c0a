import { getDayOfWeek } from '@internationalized/date';
import type { Day } from './tripDates';

const isWeekend = (weekday: number) => weekday >= 5;

/** The n-th working day after a date, not counting Saturdays and Sundays. [SRV-05] */
export function workingDayAfter(start: Day, workingDays: number): Day {
	let day = start;
	for (let left = workingDays; left > 0; ) {
		day = day.add({ days: 1 });
		if (!isWeekend(getDayOfWeek(day, 'en-GB', 'mon'))) left -= 1;
	}
	return day;
}
