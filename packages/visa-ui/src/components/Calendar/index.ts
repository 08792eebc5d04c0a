export { type DayLimits, isDayAllowed } from '../../field/dayLimits';
export { Calendar, type CalendarProps } from './Calendar';
export { CalendarGrid } from './CalendarGrid';
export { CalendarHead } from './CalendarHead';
export { MonthFrame, type MonthProps, rootOf, sixWeeks, useFollowed, useMonth } from './month';
export { weekKeys } from './weekKeys';
