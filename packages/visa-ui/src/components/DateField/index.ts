export { DateField, type DateFieldProps, dateInputAttributes } from './DateField';
export { laterOf, typedFault } from './typedFault';
export { type TypedDateOptions, useTypedDate } from './useTypedDate';
