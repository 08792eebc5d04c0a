import { endOfWeek, startOfWeek } from '@internationalized/date';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';

/** Home and End move to the ends of the week. */
export const weekKeys = ({ focusedDate, setFocusedDate }: CalendarState | RangeCalendarState) => ({
	focusSectionStart: () => setFocusedDate(startOfWeek(focusedDate, 'az', 'mon')),
	focusSectionEnd: () => setFocusedDate(endOfWeek(focusedDate, 'az', 'mon')),
});
