export { Calendar, type CalendarProps } from './Calendar';
export { type DayLimits, isDayAllowed } from './month';
