export { DateField } from './DateField';
export { laterOf, typedFault } from './typedFault';
export { type DateFieldProps, useDateInput } from './useDateInput';
