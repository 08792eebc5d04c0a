export { DateField, type DateFieldProps, dateInputAttributes } from './DateField';
export { type TypedDateOptions, useTypedDate } from './useTypedDate';
