export { callingCodes } from './callingCodes';
export { PhoneField, type PhoneFieldProps } from './PhoneField';
export type { PhoneCountry } from './phone';
