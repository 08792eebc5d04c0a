export { DateField } from './DateField';
export { laterOf, typedFault } from './typedFault';
export { type DateFieldProps, type DateRefusal, useDateInput } from './useDateInput';
