export { type DayLimits, isDayAllowed } from '../../field/dayLimits';
export { Calendar, type CalendarProps } from './Calendar';
