export { DatePicker, DatePickerPart, type DatePickerProps, preloadCalendar } from './DatePicker';
