export { type ChosenRange, RangeCalendar, type RangeCalendarProps } from './RangeCalendar';
