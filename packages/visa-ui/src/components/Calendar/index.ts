export { type DayLimits, isDayAllowed } from '../../field/dayLimits';
export { Calendar, type CalendarProps } from './Calendar';
export { CalendarGrid } from './CalendarGrid';
export { CalendarHead } from './CalendarHead';
export { weekKeys } from './weekKeys';
