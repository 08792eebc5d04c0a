export { DatePicker, type DatePickerProps, preloadCalendar } from './DatePicker';
